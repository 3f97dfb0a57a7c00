import UIKit

/// Lays out views one after the other.
@MainActor struct StackLayout {
  let axis: Axis
  /// Nil for the system's.
  let spacing: CGFloat?
  /// Across the axis, 0 to 1.
  let alignment: CGFloat

  /// Judged by eye.
  static let standardSpacing: CGFloat = 8

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }

  private func gaps(_ nodes: [Node]) -> CGFloat {
    nodes.indices.dropFirst().reduce(0) { $0 + gap(nodes[$1 - 1], nodes[$1]) }
  }

  private func gap(_ first: Node, _ second: Node) -> CGFloat {
    if let spacing { return spacing }
    return first.core is SpacerNode || second.core is SpacerNode ? 0 : Self.standardSpacing
  }

  func size(_ nodes: [Node], _ proposed: ProposedViewSize) -> CGSize {
    let sizes = sizes(nodes, proposed)
    let length = sizes.reduce(0) { $0 + along($1) } + gaps(nodes)
    let width = sizes.map(across).max() ?? 0
    return axis == .horizontal ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
  }

  private func sizes(_ nodes: [Node], _ proposed: ProposedViewSize) -> [CGSize] {
    let whole = axis == .horizontal ? proposed.width : proposed.height
    let other = axis == .horizontal ? proposed.height : proposed.width
    var sizes = [CGSize](repeating: .zero, count: nodes.count)
    guard let whole, whole.isFinite else {
      for (index, node) in nodes.enumerated() { sizes[index] = node.size(proposal(whole, other)) }
      return sizes
    }
    let limits = nodes.map { node -> (least: CGFloat, most: CGFloat) in
      (along(node.size(proposal(0, other))), along(node.size(proposal(.infinity, other))))
    }
    var rest = whole - gaps(nodes)
    for priority in Set(nodes.map(\.layoutPriority)).sorted(by: >) {
      let group = nodes.indices.filter { nodes[$0].layoutPriority == priority }
      // Views of lower priority keep their least size.
      let kept = nodes.indices.filter { nodes[$0].layoutPriority < priority }.reduce(0) { $0 + limits[$1].least }
      var available = rest - kept
      let order = group.sorted { limits[$0].most - limits[$0].least < limits[$1].most - limits[$1].least }
      for (position, index) in order.enumerated() {
        let share = max(0, available) / CGFloat(order.count - position)
        sizes[index] = nodes[index].size(proposal(share, other))
        available -= along(sizes[index])
        rest -= along(sizes[index])
      }
    }
    return sizes
  }

  func layOut(_ nodes: [Node], _ rect: CGRect, _ space: CGPoint, _ proposed: ProposedViewSize) {
    let sizes = sizes(nodes, proposed)
    var position = axis == .horizontal ? rect.minX : rect.minY
    for (index, node) in nodes.enumerated() {
      if index > 0 { position += gap(nodes[index - 1], node) }
      let size = sizes[index]
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: rect.minY + (rect.height - size.height) * alignment)
        : CGPoint(x: rect.minX + (rect.width - size.width) * alignment, y: position)
      node.layOut(CGRect(origin: origin, size: size), space)
      position += along(size)
    }
  }
}

extension Node {
  /// The node for which modifiers stand.
  var core: Node { isModifier && children.count == 1 ? children[0].core : self }
}

class StackNode: Node {
  var layout = StackLayout(axis: .vertical, spacing: nil, alignment: 0.5)

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout.size(children, proposal) }

  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    layout.layOut(children, rect, space, ProposedViewSize(rect.size))
  }
}

/// What stacks and lists have in common.
protocol StackView: UnaryView {
  var content: any View { get }
  @MainActor var layout: StackLayout { get }
}

extension StackView {
  func makeNode(_ scope: Scope) -> Node { StackNode(scope) }
  func update(_ node: Node) {
    (node as? StackNode)?.layout = layout
    node.scope.environment.stackAxis = layout.axis
    node.setChildren(node.scope.expand(content))
  }
}

public struct VStack: StackView {
  let content: any View
  let layout: StackLayout

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)
  {
    self.content = content()
    layout = StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.fraction)
  }
}

public struct HStack: StackView {
  let content: any View
  let layout: StackLayout

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    self.content = content()
    layout = StackLayout(axis: .horizontal, spacing: spacing, alignment: alignment.fraction)
  }
}

/// Laid out at once.
public typealias LazyHStack = HStack

/// Laid out at once; as wide as it may be.
public struct LazyVStack: StackView {
  let content: any View
  let layout: StackLayout

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    self.content = content()
    layout = StackLayout(axis: .vertical, spacing: spacing, alignment: alignment.fraction)
  }

  func makeNode(_ scope: Scope) -> Node { WideNode(scope) }

  private final class WideNode: StackNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let size = super.measure(proposal)
      return CGSize(width: max(size.width, proposal.width ?? 0), height: size.height)
    }
  }
}

public struct ZStack: UnaryView {
  let content: any View
  let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) {
    (self.content, self.alignment) = (content(), alignment)
  }

  func makeNode(_ scope: Scope) -> Node { LayersNode(scope) }
  func update(_ node: Node) {
    (node as? LayersNode)?.alignment = alignment
    node.setChildren(node.scope.expand(content))
  }
}

final class LayersNode: Node {
  var alignment = Alignment.center

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // Of the highest priority only, as far as others have a lower one.
    let most = children.map(\.layoutPriority).max() ?? 0
    return children.filter { $0.layoutPriority == most }.reduce(.zero) { whole, child in
      let size = child.size(proposal)
      return CGSize(width: max(whole.width, size.width), height: max(whole.height, size.height))
    }
  }

  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    for child in children {
      let size = child.size(ProposedViewSize(rect.size))
      child.layOut(CGRect(origin: alignment.origin(of: size, in: rect), size: size), space)
    }
  }
}

final class SpacerNode: Node {
  /// It gets what others leave.
  override var layoutPriority: Double { -.infinity }
  var least: CGFloat = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(least, proposal.width ?? least)
    let height = max(least, proposal.height ?? least)
    return switch environment.stackAxis {
    case .horizontal: CGSize(width: width, height: 0)
    case .vertical: CGSize(width: 0, height: height)
    }
  }
}

public struct Spacer: UnaryView {
  let least: CGFloat?

  public init(minLength: CGFloat? = nil) { least = minLength }

  func makeNode(_ scope: Scope) -> Node { SpacerNode(scope) }
  func update(_ node: Node) { (node as? SpacerNode)?.least = least ?? StackLayout.standardSpacing }
}

public struct Divider: UnaryView {
  public init() {}

  private final class Line: Node {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let width = 1 / UIScreen.main.scale
      return environment.stackAxis == .horizontal
        ? CGSize(width: width, height: proposal.height ?? 10) : CGSize(width: proposal.width ?? 10, height: width)
    }
  }

  func makeNode(_ scope: Scope) -> Node {
    let view = UIView()
    view.backgroundColor = .separator
    return Line(scope, view)
  }
  func update(_ node: Node) {}
}
