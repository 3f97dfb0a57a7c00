import CoreGraphics
public import Foundation
import QuartzCore

// Stub, so that sources compile: Apple's symbols do not exist here, and configurations make no difference.
extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    public final var traitCollection: UITraitCollection? { nil }

    public override init() {}

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
  }

  public enum SymbolWeight: Int, Sendable {
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

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified
    case small
    case medium
    case large
  }

  public final var configuration: Configuration? { nil }
  public final var symbolConfiguration: SymbolConfiguration? { nil }
  public final var traitCollection: UITraitCollection { .current }
  public class var add: UIImage { sign(horizontal: true, vertical: true) }
  public class var remove: UIImage { sign(horizontal: true, vertical: false) }

  /// In points, with the picture's proportions; nil if it is empty.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(1, size.width / self.size.width, size.height / self.size.height)
    let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
  }

  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Pictures are read as a whole.
  public final func preparingForDisplay() -> UIImage? { self }

  public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }

  public final func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

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
