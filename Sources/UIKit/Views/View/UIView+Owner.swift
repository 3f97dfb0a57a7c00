import CoreGraphics
import QuartzCore

extension UIView: @preconcurrency LayerOwner {
  /// Has the subviews follow.
  package func layerDidResize(from old: CGSize) {
    resizeSubviews(from: old)
    if old.width <= 0 || old.height <= 0 { layer.setNeedsDisplay() }
    updateSafeArea()
  }
}
