import CoreGraphics
import QuartzCore

extension UIView: @preconcurrency LayerOwner {
  package func layerDidResize(from old: CGSize) {
    resizeSubviews(from: old)
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
    updateSafeArea()
  }

  /// The traits may have changed since the colors were set.
  package func layerDidRestoreColor() { resolveLayerColors() }
}
