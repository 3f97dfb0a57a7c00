public import CoreGraphics

extension UIView {
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  final func layOut() {
    // What changes before the constraints are applied counts in this layout.
    let scope = usesLayout ? scopeRoot.layoutState?.scope : nil
    let outer = scope?.begin(layingOut: self)
    traits.current.asCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    scope?.end(layingOut: self, inside: outer)
  }

  final var computedSafeAreaInsets: UIEdgeInsets {
    let added = controller?.safeAreaOfBars ?? .zero
    guard let parent else { return (self as? UIWindow)?.safeAreaOfScreen ?? added }
    // The part of the superview's safe area insets that covers this view.
    let (outer, frame) = (parent.safeAreaInsets, controller?.settledFrame ?? frame)
    let free = (controller?.settledBounds ?? parent.bounds).inset(by: outer)
    // What leaves the superview is covered by nothing there. A plain view that reaches beyond its lower edge keeps its
    // content above that edge; a screen does not change its layout when it is moved.
    func part(_ distance: CGFloat, of inset: CGFloat) -> CGFloat { max(0, min(distance, inset)) }
    let below = controller == nil ? .infinity : outer.bottom
    return UIEdgeInsets(
      top: part(free.minY - frame.minY, of: outer.top) + added.top,
      left: part(free.minX - frame.minX, of: outer.left) + added.left,
      bottom: part(frame.maxY - free.maxY, of: below) + added.bottom,
      right: part(frame.maxX - free.maxX, of: outer.right) + added.right)
  }

  final func updateSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if layoutState != nil { marginsChanged() }
    for child in children { child.updateSafeArea() }
  }
}
