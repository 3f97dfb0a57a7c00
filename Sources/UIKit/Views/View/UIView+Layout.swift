public import CoreGraphics

extension UIView {
  /// The intrinsic length of a view whose contents have no size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// The target size for the smallest size that fits.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size that fits.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lays out the view, and tells its controller before and after.
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
    let free = parent.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: max(0, free.minY - frame.minY) + added.top, left: max(0, free.minX - frame.minX) + added.left,
      bottom: max(0, frame.maxY - free.maxY) + added.bottom, right: max(0, frame.maxX - free.maxX) + added.right)
  }

  /// Tells the view and its subviews that the safe area may have changed.
  final func updateSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if layoutState != nil { marginsChanged() }
    for child in children { child.updateSafeArea() }
  }
}
