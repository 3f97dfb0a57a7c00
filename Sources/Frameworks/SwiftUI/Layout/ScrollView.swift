import UIKit

public struct ScrollView: UnaryView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: any View

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> some View) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  func makeNode(_ scope: Scope) -> Node { ScrollNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? ScrollNode else { return }
    (node.axes, node.showsIndicators) = (axes, showsIndicators)
    node.scope.environment.stackAxis = axes.contains(.vertical) ? .vertical : .horizontal
    let axis = node.scope.environment.stackAxis
    let stack: any View = axis == .vertical ? VStack { AnyView(any: content) } : HStack { AnyView(any: content) }
    node.setChildren(node.scope.expand(stack))
  }
}

final class ScrollNode: Node {
  var axes = Axis.Set.vertical
  var showsIndicators = true
  private let scroll = UIScrollView()
  private let listener = Listener()
  private var contentSize = CGSize.zero
  private var insets = UIEdgeInsets.zero
  private var inner = CGRect.zero
  private var outer = CGRect.zero

  init(_ scope: Scope) {
    super.init(scope, scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = listener
    listener.node = self
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = children.first?.size(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : min(size.width, proposal.width ?? .infinity),
      height: axes.contains(.vertical) ? proposal.height ?? size.height : min(size.height, proposal.height ?? .infinity)
    )
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  override func layOut(_ rect: CGRect, _ space: CGPoint) {
    // What it scrolls is seen under the bars.
    let wide = axes.contains(.vertical) ? host.extended(rect, space, [.top, .bottom]) : rect
    insets = UIEdgeInsets(
      top: rect.minY - wide.minY, left: rect.minX - wide.minX, bottom: wide.maxY - rect.maxY,
      right: wide.maxX - rect.maxX)
    super.layOut(wide, space)
  }

  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    guard let child = children.first else { return }
    let visible = rect.inset(by: insets).size
    let size = child.size(offer(ProposedViewSize(visible)))
    contentSize = CGSize(
      width: axes.contains(.horizontal) ? size.width : visible.width,
      height: axes.contains(.vertical) ? size.height : visible.height)
    let origin = CGPoint(
      x: axes.contains(.horizontal) ? 0 : (visible.width - size.width) / 2,
      y: axes.contains(.vertical) ? 0 : (visible.height - size.height) / 2)
    child.layOut(CGRect(origin: origin, size: size), space)
  }

  override func inside(_ origin: CGPoint) -> CGPoint {
    let offset = isNew ? CGPoint(x: -insets.left, y: -insets.top) : scroll.contentOffset
    return CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
  }

  override func show() {
    super.show()
    if scroll.contentInset != insets { scroll.contentInset = insets }
    if scroll.contentSize != contentSize { scroll.contentSize = contentSize }
    if isNew { scroll.contentOffset = CGPoint(x: -insets.left, y: -insets.top) }
    scroll.showsVerticalScrollIndicator = showsIndicators
    scroll.showsHorizontalScrollIndicator = showsIndicators
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    weak var node: ScrollNode?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let node, !node.isNew else { return }
      var hasReaders = false
      node.visit { if $0 is GeometryReader.ReaderNode { hasReaders = true } }
      if hasReaders { node.host.invalidate() }
    }
  }
}

extension View {
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = .vertical) -> some View {
    self
  }
}

public enum ScrollIndicatorVisibility: Sendable { case automatic, visible, hidden, never }
/// A view with an identity of its own.
private struct IdentityView: ListView {
  let content: any View
  let id: AnyHashable
  func expand(in scope: Scope) -> [Element] { scope.expand(content, id: id) }
}

extension View {
  public func id(_ id: some Hashable) -> some View { IdentityView(content: self, id: AnyHashable(id)) }
}
