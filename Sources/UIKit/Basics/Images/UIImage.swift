public import CoreGraphics
public import Foundation

/// A picture for views: pixels or a drawing, how many of its pixels are a point, and how it is to be shown.
///
/// It never changes.
open class UIImage: NSObject, @unchecked Sendable {
  /// What it is made of and how it is shown.
  struct Figures {
    var picture: CGImage?
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentInsets = UIEdgeInsets.zero
    var isResizable = false
    var frames: [UIImage]?
    var duration = 0.0
  }

  final let figures: Figures
  /// The picture as it is seen, turned by its orientation.
  final let uprightPicture: CGImage?

  /// An empty picture.
  public convenience override init() { self.init(Figures()) }

  /// A picture whose pixels are points.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// A picture with `scale` pixels to a point, seen turned by `orientation`; a scale that is not positive counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    figures = Figures(picture: cgImage, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    uprightPicture = UprightPicture.of(cgImage, orientation)
    super.init()
  }

  init(_ figures: Figures) {
    self.figures = figures
    uprightPicture = figures.picture.flatMap { UprightPicture.of($0, figures.orientation) }
    super.init()
  }

  /// The size as it is seen, in points.
  open var size: CGSize {
    guard let picture = uprightPicture else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The pixels to a point.
  open var scale: CGFloat { figures.scale }
  /// The picture without its orientation; nil in an empty one.
  open var cgImage: CGImage? { figures.picture }
  /// How the picture is turned to be seen.
  open var imageOrientation: Orientation { figures.orientation }
  /// Whether its colours are shown, or its opacity in the tint colour.
  open var renderingMode: RenderingMode { figures.renderingMode }
  /// The distances from its edges within which it keeps its size when it is resized.
  open var capInsets: UIEdgeInsets { figures.capInsets }
  /// What happens to the part inside its caps when it is resized.
  open var resizingMode: ResizingMode { figures.resizingMode }
  /// The distances from its edges of what it is aligned by.
  open var alignmentRectInsets: UIEdgeInsets { figures.alignmentInsets }
  /// The frames of an animated picture.
  open var images: [UIImage]? { figures.frames }
  /// How long the frames of an animated picture take together, in seconds.
  open var duration: TimeInterval { figures.duration }
  /// Whether it is a symbol: never.
  open var isSymbolImage: Bool { false }

  /// The same with one thing changed.
  final func with(_ change: (inout Figures) -> Void) -> UIImage {
    var changed = figures
    change(&changed)
    return UIImage(changed)
  }

  /// The size, the scale and what differs from a plain picture.
  open override var description: String { "UIImage \(size.width) × \(size.height) at scale \(scale)" }
}

extension UIImage {
  /// How a picture is turned to be seen.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up
    /// By half a turn.
    case down
    /// By a quarter, counterclockwise.
    case left
    /// By a quarter, clockwise.
    case right
    /// Left and right swapped.
    case upMirrored
    /// Top and bottom swapped.
    case downMirrored
    /// Rows and columns swapped.
    case leftMirrored
    /// Rows and columns swapped, from the other corner.
    case rightMirrored
  }

  /// Whether a picture's colours are shown.
  public enum RenderingMode: Int, Sendable {
    /// As it is usual where it is shown: its colours in image views.
    case automatic
    /// Its colours.
    case alwaysOriginal
    /// Its opacity, in the tint colour.
    case alwaysTemplate
  }

  /// What happens to the part of a picture inside its caps when it is resized.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }
}
