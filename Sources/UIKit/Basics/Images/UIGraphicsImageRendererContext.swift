public import CoreGraphics
public import Foundation

/// The context of a picture that a renderer is drawing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context to draw into.
  public final let cgContext: CGContext
  /// The format of the picture.
  public final let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ scale: CGFloat) {
    (cgContext, self.format, self.scale) = (context, format, scale)
    super.init()
  }

  /// The picture as drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour, using `blendMode`.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.clip(to: rect)
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips the drawing that follows to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
