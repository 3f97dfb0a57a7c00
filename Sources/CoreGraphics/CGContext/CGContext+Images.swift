public import Foundation

extension CGContext {
  /// Draws an image into a rectangle of the user space, its top at the greatest y.
  ///
  /// So where y points down, as in a context of UIKit's, the image stands on its head, as with Apple's. Tiled, the
  /// image is repeated in all directions as far as the clip reaches.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let transform = imageTransform(rect) else { return }
    recording.append(.image(image, transform, isTiled: byTiling, state.compositing))
  }

  /// From an image's unit square, y down, to the drawing's pixels; nil where no area is covered.
  func imageTransform(_ rect: CGRect) -> CGAffineTransform? {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    let placement = CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    let transform = placement.concatenating(drawingTransform)
    return transform.isFinite && transform.isInvertible ? transform : nil
  }
}
