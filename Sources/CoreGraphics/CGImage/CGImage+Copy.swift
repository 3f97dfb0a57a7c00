public import Foundation

extension CGImage {
  /// Returns the image itself, because images are immutable.
  public func copy() -> CGImage? { self }

  /// Returns the part of the image inside a rectangle, in pixels from the top left corner.
  ///
  /// The rectangle is enlarged to whole pixels and intersected with the image's bounds. Returns nil if the result is
  /// empty or the rectangle is not finite.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite else { return nil }
    let part = rect.integral.intersection(bounds)
    guard part.isFinite, part.width >= 1, part.height >= 1 else { return nil }
    let width = Int(part.width)
    let height = Int(part.height)
    switch content {
    case .pixels(let pixels):
      return pixels.cropped(x: Int(part.minX), y: Int(part.minY), width: width, height: height).map(CGImage.init)
    case .drawing, .borrowed:
      var drawing = CGDrawing(width: width, height: height)
      drawing?.append(.image(self, frame: bounds.offsetBy(dx: -part.minX, dy: -part.minY)))
      return drawing.map(CGImage.init)
    }
  }
}
