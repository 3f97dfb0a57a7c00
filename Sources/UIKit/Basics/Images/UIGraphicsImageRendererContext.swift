public import CoreGraphics
public import Foundation

/// Where a picture is being drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public final let cgContext: CGContext
  /// How the picture is made.
  public final let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ scale: CGFloat) {
    (cgContext, self.format, self.scale) = (context, format, scale)
    super.init()
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour, mixing colours as `blendMode` says.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.clip(to: rect)
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Has what is drawn next be seen inside a rectangle alone.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
