import CoreGraphics
import Foundation

enum UprightPicture {
  static func of(_ picture: CGImage, _ orientation: UIImage.Orientation) -> CGImage? {
    guard orientation != .up else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let transform = transform(orientation, width, height)
    let size = CGRect(x: 0, y: 0, width: width, height: height).applying(transform).size
    guard let context = CGContext(size: size, scale: 1) else { return nil }
    context.concatenate(transform)
    draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height), of: context)
    return context.makeImage()
  }

  /// y points down in the context.
  static func draw(_ picture: CGImage, in rect: CGRect, of context: CGContext, tiled: Bool = false) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(picture, in: rect, byTiling: tiled)
    context.restoreGState()
  }

  /// Returns the transform from points of a picture to points of the turned one, from their upper left corners.
  private static func transform(
    _ orientation: UIImage.Orientation, _ width: CGFloat, _ height: CGFloat
  ) -> CGAffineTransform {
    switch orientation {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, width, height)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, width)
    case .right: CGAffineTransform(0, 1, -1, 0, height, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, width, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, height)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, height, width)
    }
  }
}
