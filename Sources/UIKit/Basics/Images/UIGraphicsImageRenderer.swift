public import CoreGraphics
public import Foundation
import QuartzCore

/// Makes pictures of what is drawn.
///
/// What is drawn is kept as a drawing, so that the picture stays sharp where it is shown larger.
open class UIGraphicsImageRenderer: NSObject {
  /// What is drawn, in a context that is the current one.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How the pictures are made.
  public final let format: UIGraphicsImageRendererFormat
  /// The rectangle of what is drawn that pictures show, in points.
  private let bounds: CGRect

  /// Makes pictures of `size` points, as the screen shows them.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Makes pictures of `size` points in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes pictures of a rectangle of what is drawn, as the screen shows them.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Makes pictures of a rectangle of what is drawn, in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// A picture of what `actions` draws; an empty one, and a diagnostic, for a size that no picture may have.
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

  /// What `actions` draws as a PNG; no data where it cannot be made.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

/// How pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels to a point; 0 for as many as the screen has.
  open var scale: CGFloat = 0
  /// Whether nothing shines through: the picture is black at first.
  open var opaque = false
  /// Kept; colours are always those of sRGB.
  open var preferredRange: Range = .automatic

  /// A format for the screen.
  public override init() { super.init() }

  /// A format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { preferred() }

  /// A format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(LayerWorld.current.displayScale)
    return format
  }

  /// The colours a picture can have.
  public enum Range: Int, Sendable {
    /// Those of the screen.
    case unspecified = -1
    /// Those of the screen.
    case automatic = 0
    /// Those of a wide space.
    case extended
    /// Those of sRGB.
    case standard
  }
}
