import CoreGraphics
public import Foundation
import QuartzCore

// Kept so that sources compile: Apple's symbols do not exist here.
extension UIImage {
  /// Which variant of a picture is used; it makes no difference.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that decide about the variant; always nil.
    public final var traitCollection: UITraitCollection? { nil }

    public override init() {}

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  /// The size and weight of a symbol; it makes no difference.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration with a size, in points.
    public convenience init(pointSize: CGFloat) { self.init() }
    /// Creates a configuration with a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    /// Creates a configuration with a size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    /// Creates a configuration with the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    /// Creates a configuration with the size of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  /// The weights of symbols.
  public enum SymbolWeight: Int, Sendable {
    /// Not specified.
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// The scales of symbols.
  public enum SymbolScale: Int, Sendable {
    /// That of what contains the symbol.
    case `default` = -1
    /// Not specified.
    case unspecified
    case small
    case medium
    case large
  }

  /// The configuration of the picture; always nil.
  public final var configuration: Configuration? { nil }
  /// The configuration of the symbol; always nil.
  public final var symbolConfiguration: SymbolConfiguration? { nil }
  /// The traits that decided about the variant; the current ones.
  public final var traitCollection: UITraitCollection { .current }
  public class var add: UIImage { sign(horizontal: true, vertical: true) }
  public class var remove: UIImage { sign(horizontal: true, vertical: false) }

  /// Returns the picture, drawn at most as large as `size`, in points, with its proportions; nil if it is empty.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(1, size.width / self.size.width, size.height / self.size.height)
    let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
  }

  /// Returns the picture, drawn at most as large as `size`.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Calls `completionHandler` with the picture, drawn at most as large as `size`.
  public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the picture itself: pictures are read as a whole.
  public final func preparingForDisplay() -> UIImage? { self }

  /// Calls `completionHandler` with the picture itself.
  public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  public final func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Creates the picture with this name; the configuration makes no difference.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Not supported, since Apple's symbols do not exist here; returns nil and reports a diagnostic.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }

  /// Not supported, since Apple's symbols do not exist here; returns nil and reports a diagnostic.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Returns a sign in a circle, as a template.
  private class func sign(horizontal: Bool, vertical: Bool) -> UIImage {
    let side: CGFloat = 22
    guard let context = CGContext(size: CGSize(width: side, height: side), scale: 3) else { return UIImage() }
    context.setLineWidth(1.5)
    context.strokeEllipse(in: CGRect(x: 1, y: 1, width: side - 2, height: side - 2))
    if horizontal { context.fill(CGRect(x: 6, y: side / 2 - 0.75, width: side - 12, height: 1.5)) }
    if vertical { context.fill(CGRect(x: side / 2 - 0.75, y: 6, width: 1.5, height: side - 12)) }
    guard let picture = context.makeImage() else { return UIImage() }
    return UIImage(cgImage: picture, scale: 3, orientation: .up).withRenderingMode(.alwaysTemplate)
  }
}
