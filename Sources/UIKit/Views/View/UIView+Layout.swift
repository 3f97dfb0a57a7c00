public import CoreGraphics

extension UIView {
  /// Where contents have no size of their own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  /// A size to fit as small as possible.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// A size to fit as large as possible.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Lays the view out, its controller being told before and after.
  final func layOut() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  final var computedSafeAreaInsets: UIEdgeInsets {
    let added = controller?.safeAreaOfBars ?? .zero
    guard let parent else { return added }
    // What the superview's covers of this view, where it lies.
    let (outer, frame) = (parent.safeAreaInsets, frame)
    let free = parent.bounds.inset(by: outer)
    return UIEdgeInsets(
      top: max(0, free.minY - frame.minY) + added.top, left: max(0, free.minX - frame.minX) + added.left,
      bottom: max(0, frame.maxY - free.maxY) + added.bottom, right: max(0, frame.maxX - free.maxX) + added.right)
  }

  /// Tells the view and what is on it that the safe area may be another.
  final func updateSafeArea() {
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    for child in children { child.updateSafeArea() }
  }
}
