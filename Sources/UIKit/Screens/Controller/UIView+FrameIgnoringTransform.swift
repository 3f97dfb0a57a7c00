import CoreGraphics
import QuartzCore

extension UIView {
  /// The frame that the view would have without its transform.
  final var frameIgnoringTransform: CGRect {
    let (anchor, center, size) = (layer.anchorPoint, center, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Whatever the transform.
  final func fills(_ frame: CGRect) -> Bool { bounds.size == frame.size && center == center(in: frame) }

  /// The position of the anchor point in a view that has the frame `frame`.
  private func center(in frame: CGRect) -> CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// Does not touch the transform.
  final func setFrameIgnoringTransform(_ frame: CGRect) {
    // Whole bounds: setting a part of a property that can be overridden allocates memory.
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let center = center(in: frame)
    if self.center != center { self.center = center }
  }
}
