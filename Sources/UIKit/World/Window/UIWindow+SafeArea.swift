import CoreGraphics

extension UIWindow {
  /// The part of the screen's safe area insets that covers the window.
  final var safeAreaOfScreen: UIEdgeInsets {
    let (insets, frame) = (screen.safeAreaInsets, frame)
    let free = screen.bounds.inset(by: insets)
    // An edge of the screen without an inset covers nothing, wherever the window is.
    return UIEdgeInsets(
      top: insets.top > 0 ? max(0, free.minY - frame.minY) : 0,
      left: insets.left > 0 ? max(0, free.minX - frame.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, frame.maxY - free.maxY) : 0,
      right: insets.right > 0 ? max(0, frame.maxX - free.maxX) : 0)
  }

  /// Lays out everything in the window for another safe area.
  final func safeAreaOfScreenChanged() {
    updateSafeArea()
    for view in [self] + subviews { view.setNeedsLayout() }
    rootViewController?.layOutForSafeArea()
  }
}

extension UIViewController {
  /// Requests the layout of this controller's view and those of its children and of what it presents.
  final func layOutForSafeArea() {
    viewIfLoaded?.setNeedsLayout()
    for child in children { child.layOutForSafeArea() }
    modal.presentation?.container.setNeedsLayout()
    modal.presentation?.presented.layOutForSafeArea()
  }
}
