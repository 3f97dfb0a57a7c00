public import Foundation

extension CGImage {
  /// The image itself, which never changes.
  public func copy() -> CGImage? { self }

  /// The part of the image inside a rectangle, in pixels from the top left corner.
  ///
  /// The rectangle is grown to whole pixels and cut off at the image's edges; nil when nothing is left, or
  /// for numbers that are not finite.
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
    case .drawing:
      var drawing = CGDrawing(width: width, height: height)
      drawing?.append(.image(self, frame: bounds.offsetBy(dx: -part.minX, dy: -part.minY)))
      return drawing.map(CGImage.init)
    }
  }
}
