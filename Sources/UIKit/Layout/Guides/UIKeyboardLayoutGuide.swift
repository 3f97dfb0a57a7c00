import CoreGraphics

@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// There is no keyboard on screen: the guide is the part of the view below the safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Stored, without effect.
  open var followsUndockedKeyboard = false
  /// Stored, without effect.
  open var keyboardDismissPadding: CGFloat = 0
  /// Otherwise the guide ends at the view's bottom edge.
  open var usesBottomSafeArea = true { didSet { owner?.layoutSurroundingsChanged() } }

  override func placement(in view: UIView) -> LayoutPlacement? {
    let height = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return LayoutPlacement(
      x: LayoutPlacement.Part(0, 0), y: LayoutPlacement.Part(1, -height), width: LayoutPlacement.Part(1, 0),
      height: LayoutPlacement.Part(0, height))
  }
}
