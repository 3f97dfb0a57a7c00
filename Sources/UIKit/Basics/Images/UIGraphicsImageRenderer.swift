public import CoreGraphics
public import Foundation
import QuartzCore

/// The drawing commands are kept, so that a picture stays sharp when it is shown larger.
open class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  public final let format: UIGraphicsImageRendererFormat
  /// What pictures show of the drawing, in points.
  private let bounds: CGRect

  /// Creates a renderer of pictures of `size` points, at the scale of the screen.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures of one rectangle of a drawing, at the scale of the screen.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// If no picture can have the size, it is empty and a diagnostic is reported.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = format.scale > 0 ? format.scale : CGFloat(LayerWorld.current.displayScale)
    guard let context = CGContext(size: bounds.size, scale: scale) else {
      LayerWorld.current.report(
        "No picture can have \(bounds.width) × \(bounds.height) points at scale \(scale); it is empty")
      return UIImage()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if format.opaque { context.fill(bounds) }
    GraphicsContexts.push(context, imageScale: scale)
    defer { GraphicsContexts.pop() }
    let renderer = UIGraphicsImageRendererContext(context, format, scale)
    actions(renderer)
    return renderer.currentImage
  }

  /// Empty data if it cannot be made.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

open class UIGraphicsImageRendererFormat: NSObject {
  /// 0 stands for the scale of the screen.
  open var scale: CGFloat = 0
  /// An opaque picture is black at first.
  open var opaque = false
  /// Stored only: colours are always sRGB.
  open var preferredRange: Range = .automatic

  public override init() { super.init() }

  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

  open class func preferred() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(LayerWorld.current.displayScale)
    return format
  }

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended
    case standard
  }
}

open class UIGraphicsImageRendererContext: NSObject {
  public final let cgContext: CGContext
  public final let format: UIGraphicsImageRendererFormat
  private let scale: CGFloat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ scale: CGFloat) {
    (cgContext, self.format, self.scale) = (context, format, scale)
    super.init()
  }

  open var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.clip(to: rect)
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// A line of one point along the inside.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
