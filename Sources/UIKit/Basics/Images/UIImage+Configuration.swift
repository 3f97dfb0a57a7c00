import CoreGraphics
public import Foundation
import QuartzCore

extension UIImage {
  /// Only one of a symbol makes a difference.
  open class Configuration: NSObject, @unchecked Sendable {
    public final var traitCollection: UITraitCollection? { nil }

    public override init() {}

    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
  }

  public final var traitCollection: UITraitCollection { .current }
  public class var add: UIImage { UIImage(SymbolImage(name: "plus.circle").content() ?? Content()) }
  public class var remove: UIImage { UIImage(SymbolImage(name: "minus.circle").content() ?? Content()) }

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

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Returns a template, drawn by this package and not by Apple; nil if the name is empty.
  ///
  /// A name without a drawing gives a dashed box, and a diagnostic.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let values = (configuration as? SymbolConfiguration)?.values ?? SymbolConfiguration.Values()
    guard let content = SymbolImage(name: name, configuration: values).content() else { return nil }
    self.init(content)
  }

  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
}
