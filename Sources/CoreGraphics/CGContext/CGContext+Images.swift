public import Foundation

extension CGContext {
  /// Draws an image into a rectangle in user space, with its top at the greatest y.
  ///
  /// If y points down, as in a context of UIKit, the image is upside down, as it is in Apple's contexts. A tiled image
  /// is repeated in all directions up to the edges of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.image(image, transform, isTiled: byTiling, state.compositing))
  }

  /// The transform from an image's unit square, y down, to the drawing's pixels; nil if the area is empty.
  func imageTransform(_ rect: CGRect) -> CGAffineTransform? {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let placement = CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    let transform = placement.concatenating(drawingTransform)
    return transform.isFinite && transform.isInvertible ? transform : nil
  }
}
