public import CoreGraphics

/// Lets a device vibrate when a selection changes; does nothing here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
  /// Does nothing.
  open func selectionChanged(at location: CGPoint) {}
}
