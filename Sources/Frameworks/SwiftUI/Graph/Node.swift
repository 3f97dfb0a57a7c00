import UIKit

/// A view that is there: lays out those in it, and has a view of UIKit if it shows something itself.
@MainActor class Node {
  let scope: Scope
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []
  /// Those that disappear, each with the index at which it is drawn.
  private(set) var leaving: [(node: Node, index: Int)] = []
  /// Nil for a node that only lays out.
  let view: UIView?
  /// In the coordinates of the view around it.
  private(set) var rect = CGRect.zero
  /// Where these coordinates begin in the host.
  private(set) var space = CGPoint.zero
  /// Where the coordinates of those in it begin in the host, and where they began when it was shown last.
  private(set) var innerSpace = CGPoint.zero
  private var shownSpace = CGPoint.zero
  /// Until it was shown.
  private(set) var isNew = true
  private(set) var isLeaving = false
  /// How the present update is animated here.
  private(set) var animation: Animation?
  var zIndex: Double { children.count == 1 && isModifier ? children[0].zIndex : 0 }
  var layoutPriority: Double { children.count == 1 && isModifier ? children[0].layoutPriority : 0 }
  /// Whether it has one child, for which it stands.
  var isModifier: Bool { false }
  var host: ViewHost { scope.host ?? ViewHost.none }
  var environment: EnvironmentValues { scope.environment }

  init(_ scope: Scope, _ view: UIView? = nil) { (self.scope, self.view) = (scope, view) }

  var globalRect: CGRect { rect.offsetBy(dx: space.x, dy: space.y) }

  // MARK: Children

  /// Finds or makes the nodes of `elements`; the others begin to disappear.
  func setChildren(_ elements: [Element]) {
    let old = children
    children = elements.map { element in
      let node = element.scope.node ?? element.view.makeNode(element.scope)
      element.scope.node = node
      node.parent = self
      node.animation = host.animation(in: element.scope.environment)
      element.view.update(node)
      if node.isNew, node.animation == nil, host.animates { node.animation = node.lastAnimation }
      if node.isNew, !isNew, node.animation != nil { host.inserted.append(node) }
      return node
    }
    for (index, node) in old.enumerated() where !children.contains(where: { $0 === node }) {
      node.scope.node = nil
      node.leave()
      leaving.append((node, index))
      host.removed.append(node)
    }
  }

  private func leave() {
    isLeaving = true
    disappear()
    for child in children { child.leave() }
  }

  /// Called when it is not there any more.
  func disappear() {}
  /// Called after it is shown, in every update.
  func appear() {}

  /// Ends a disappearance.
  func drop(_ node: Node) {
    leaving.removeAll { $0.node === node }
    for view in node.topViews { view.removeFromSuperview() }
  }

  var drawn: [Node] {
    var all = children
    for (node, index) in leaving { all.insert(node, at: min(index, all.count)) }
    guard all.contains(where: { $0.zIndex != 0 }) else { return all }
    return all.enumerated().sorted { ($0.1.zIndex, $0.0) < ($1.1.zIndex, $1.0) }.map(\.1)
  }

  // MARK: Layout

  private var sizes: [(ProposedViewSize, CGSize)] = []
  private var layoutPass = -1

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let pass = host.layoutPass
    if layoutPass != pass { (layoutPass, sizes) = (pass, []) }
    if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// The size that it takes of a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { children.first?.size(proposal) ?? .zero }

  /// Lays it out in `rect`; `space` is where its coordinates begin in the host.
  func layOut(_ rect: CGRect, _ space: CGPoint) {
    (self.rect, self.space) = (rect, space)
    innerSpace = view == nil ? space : inside(CGPoint(x: space.x + rect.minX, y: space.y + rect.minY))
    layOutChildren(view == nil ? rect : CGRect(origin: .zero, size: rect.size), innerSpace)
  }

  /// Where its contents begin, if its view begins at `origin`.
  func inside(_ origin: CGPoint) -> CGPoint { origin }

  /// How far the coordinates of those in it move in this update.
  var moved: CGSize { CGSize(width: innerSpace.x - shownSpace.x, height: innerSpace.y - shownSpace.y) }

  /// Called at the end of an update.
  func settle() { (isNew, shownSpace) = (false, innerSpace) }

  /// In the coordinates of its own view, if it has one.
  func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    for child in children { child.layOut(rect, space) }
  }

  // MARK: Views

  /// The views that show it in the view around it.
  var topViews: [UIView] { view.map { [$0] } ?? drawn.flatMap(\.topViews) }

  /// Puts the views in it into their order.
  func arrange() {
    for child in drawn { child.arrange() }
    if let view { Self.put(drawn.flatMap(\.topViews), in: contentView ?? view) }
  }

  /// The view in which its children are, if that is not its own.
  var contentView: UIView? { nil }

  static func put(_ views: [UIView], in superview: UIView) {
    for (index, view) in views.enumerated()
    where index >= superview.subviews.count || superview.subviews[index] !== view {
      superview.insertSubview(view, at: index)
    }
  }

  /// Sets what its view shows.
  func show() {
    guard let view else { return }
    view.setPlainFrame(rect)
    if view.alpha != 1 { view.alpha = 1 }
  }

  /// Shows it and those in it; only new ones if `onlyNew`.
  func showAll(onlyNew: Bool, in steps: inout [(Animation?, () -> Void)]) {
    if !onlyNew || isNew { steps.append((animation, { [self] in show() })) }
    for child in drawn where !child.isLeaving || isLeaving { child.showAll(onlyNew: onlyNew, in: &steps) }
  }

  func visit(_ action: (Node) -> Void) {
    action(self)
    for child in children { child.visit(action) }
  }
}

extension UIView {
  /// Sets the frame without regard to the transform.
  func setPlainFrame(_ rect: CGRect) {
    guard rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return }
    let size = CGSize(width: max(0, rect.width), height: max(0, rect.height))
    if bounds.size != size { bounds.size = size }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    if self.center != center { self.center = center }
  }
}

/// A node without a view that stands for its child.
class ModifierNode: Node {
  override var isModifier: Bool { true }
}

/// A view that has no area of its own: what is touched are the views in it.
class GroupView: UIView {
  /// Whether its whole area is touched.
  var hasShape = false
  var allowsHits = true

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard allowsHits else { return false }
    if hasShape { return bounds.contains(point) }
    return subviews.contains { view in
      !view.isHidden && view.alpha > 0.01 && view.isUserInteractionEnabled
        && view.point(inside: view.convert(point, from: self), with: event)
    }
  }
}
