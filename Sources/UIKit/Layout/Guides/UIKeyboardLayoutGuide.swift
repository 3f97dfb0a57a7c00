import CoreGraphics

/// A layout guide that follows something, such as a keyboard.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The area of the keyboard on screen.
///
/// There is no such keyboard here: the guide is the part of the view below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept for the client; there is no keyboard that could leave the edge.
  open var followsUndockedKeyboard = false
  /// Kept for the client; there is no keyboard that could be dragged away.
  open var keyboardDismissPadding: CGFloat = 0
  /// Whether the guide ends at the safe area, and not at the view's bottom edge.
  open var usesBottomSafeArea = true { didSet { owner?.layoutSurroundingsChanged() } }

  override func placement(in view: UIView) -> LayoutPlacement? {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return LayoutPlacement(
      x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(1, -height), width: LayoutPlacement.Part(1, 0),
      height: LayoutPlacement.Part(0, height))
  }
}
