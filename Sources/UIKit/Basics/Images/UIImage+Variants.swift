import CoreGraphics
public import Foundation

extension UIImage {
  public final func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  public final func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// In a dynamic colour, a view shows the appearance for its own traits.
  public final func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    let tinted = uprightPicture.flatMap { Self.tinted($0, color.cgColor) }
    let isDynamic = color.isDynamic || isDynamic
    return with {
      ($0.picture, $0.orientation, $0.renderingMode) = (tinted, .up, renderingMode)
      $0.symbol?.tint = color
      // The original is retained, and tinted again when it is shown with other traits.
      $0.dynamicPicture = isDynamic ? { self.uprightPicture.flatMap { Self.tinted($0, color.cgColor) } } : nil
    }
  }

  /// The part between the caps is repeated; image views stretch it.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// All but the one middle point within these caps keeps its size.
  public final func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  public final func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The interface runs from left to right.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// `duration` is for all frames; nil without any.
  public final class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with { ($0.frames, $0.duration) = (images, duration) }
  }

  static func tinted(_ picture: CGImage, _ color: CGColor) -> CGImage? {
    let size = CGSize(width: picture.width, height: picture.height)
    guard let context = CGContext(size: size, scale: 1) else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    UprightPicture.draw(picture, in: bounds, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(bounds)
    return context.makeImage()
  }

  /// Inside the caps, in fractions of the picture; all of it where it has none.
  final var stretchedPart: CGRect {
    let (size, caps) = (size, capInsets)
    guard content.isResizable, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(0, size.width - caps.left - caps.right) / size.width,
      height: max(0, size.height - caps.top - caps.bottom) / size.height)
  }
}

extension UIImage.Orientation {
  /// The same with left and right swapped afterwards.
  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
