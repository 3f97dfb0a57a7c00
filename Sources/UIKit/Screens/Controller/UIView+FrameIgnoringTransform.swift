import CoreGraphics
import QuartzCore

extension UIView {
  /// Gives the view the size and position that `frame` describes, without touching its transform.
  final func setFrameIgnoringTransform(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if self.center != center { self.center = center }
  }
}
