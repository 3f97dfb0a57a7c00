public import CoreGraphics
public import Foundation

/// A picture for views: pixels or a drawing, with a scale and with settings of how it is shown.
///
/// A picture is immutable.
open class UIImage: NSObject, @unchecked Sendable {
  /// The content of the picture and the settings of how it is shown.
  struct Content {
    var picture: CGImage?
    /// Draws the picture for the current traits; nil if it is the same for all.
    var dynamicPicture: (() -> CGImage?)?
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

  final let content: Content
  private let upright: CGImage?
  /// The picture, turned by its orientation; of a picture with several appearances, the one for the current traits.
  final var uprightPicture: CGImage? {
    guard let dynamicPicture = content.dynamicPicture else { return upright }
    return dynamicPicture().flatMap { UprightPicture.of($0, content.orientation) }
  }
  /// Whether the picture has several appearances.
  final var isDynamic: Bool { content.dynamicPicture != nil }

  /// Creates an empty picture.
  public convenience override init() { self.init(Content()) }

  /// Creates a picture with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates a picture with `scale` pixels per point, shown turned by `orientation`.
  ///
  /// A scale that is not positive and finite counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = Content(picture: cgImage, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation)
    upright = UprightPicture.of(cgImage, orientation)
    super.init()
  }

  /// Creates the picture of a literal: that of the name, or an empty one.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(UIImage(named: name)?.content ?? Content())
  }

  init(_ content: Content) {
    self.content = content
    upright = content.picture.flatMap { UprightPicture.of($0, content.orientation) }
    super.init()
  }

  /// The size of the picture as it is shown, in points.
  open var size: CGSize {
    // All appearances have one size.
    guard let picture = upright else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The number of pixels per point.
  open var scale: CGFloat { content.scale }
  /// The picture before it is turned by its orientation; nil if it is empty.
  open var cgImage: CGImage? { content.picture }
  /// How the picture is turned when it is shown.
  open var imageOrientation: Orientation { content.orientation }
  /// Whether the picture is shown in its own colours, or its opacity in the tint colour.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The margins that are not stretched when the picture is resized.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// How the part inside the cap insets is resized.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The insets of the rectangle by which the picture is aligned.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }
  /// The frames of an animated picture.
  open var images: [UIImage]? { content.frames }
  /// The time that all frames of an animated picture take together, in seconds.
  open var duration: TimeInterval { content.duration }
  /// Whether the picture is a symbol; always false.
  open var isSymbolImage: Bool { false }

  /// Returns a copy with changed content.
  final func with(_ change: (inout Content) -> Void) -> UIImage {
    var changed = content
    change(&changed)
    return UIImage(changed)
  }

  /// The size and scale of the picture.
  open override var description: String { "UIImage \(size.width) × \(size.height) at scale \(scale)" }
}

extension UIImage {
  /// How a picture is turned to be seen.
  public enum Orientation: Int, Sendable {
    /// Not turned.
    case up
    /// Turned by half a turn.
    case down
    /// Turned by a quarter, counterclockwise.
    case left
    /// Turned by a quarter, clockwise.
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

  /// How the colours of a picture are used.
  public enum RenderingMode: Int, Sendable {
    /// As the view does by default: image views show the colours.
    case automatic
    /// The picture is shown in its own colours.
    case alwaysOriginal
    /// The opacity of the picture is shown in the tint colour.
    case alwaysTemplate
  }

  /// How the part of a picture inside its cap insets is resized.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// The type of image literals.
public typealias _ImageLiteralType = UIImage
