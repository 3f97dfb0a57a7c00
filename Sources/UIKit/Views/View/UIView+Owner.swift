import CoreGraphics
import QuartzCore

extension UIView: @preconcurrency LayerOwner {
  /// Resizes the subviews by their autoresizing masks.
  package func layerDidResize(from old: CGSize) {
    resizeSubviews(from: old)
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
    updateSafeArea()
  }

  /// Resolves the colors again: the traits may have changed since they were set.
  package func layerDidRestoreColor() { resolveLayerColors() }
}
