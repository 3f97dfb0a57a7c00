import CoreGraphics
public import Foundation
import QuartzCore

/// A typeface in one size.
///
/// The system font is the one that fontconfig names, Inter if that is installed. Its vertical metrics are those of San
/// Francisco on every host, so that a layout computed from them is the same everywhere.
public final class UIFont: NSObject, NSCopying {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private let foreignType = ForeignType.mark
  /// The size, in points.
  public let pointSize: CGFloat
  /// The family; nil for the system font.
  let family: String?
  let weight: Weight
  let isItalic: Bool

  init(family: String?, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    pointSize = size > 0 && size.isFinite ? size : 17
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates the font with a name such as `Inter-SemiBold`: a family and, after a dash, a face.
  ///
  /// Nil only if the name is empty: whether the font exists turns out when text is laid out. A missing font is replaced
  /// by the system font, and a diagnostic says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first else { return nil }
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    let isItalic = face.contains("italic") || face.contains("oblique")
    self.init(family: family, size: fontSize, weight: Weight(face: face), isItalic: isItalic)
  }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family: nil, size: fontSize) }

  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: nil, size: fontSize, weight: weight)
  }

  /// Returns the system font in a weight; the width is ignored.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the semibold system font, which is what iOS calls bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: nil, size: fontSize, isItalic: true)
  }

  /// Returns the system font; its digits are as wide as the installed font has them.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns a font whose letters all have the same width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "monospace", size: fontSize, weight: weight)
  }

  /// Returns the font in another size; a size of 0 stands for its own.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize > 0 ? fontSize : pointSize, weight: weight, isItalic: isItalic)
  }

  /// Returns the font itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether `object` is the same font in the same size.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (family, pointSize, weight, isItalic) == (other.family, other.pointSize, other.weight, other.isItalic)
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(family)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    return hasher.finalize()
  }

  /// Returns the request to lay out `string` in the font, on one line.
  func request(for string: String) -> TextRequest {
    var request = TextRequest(string: string)
    request.family = family
    request.size = pointSize.native
    request.weight = weight.hundreds
    request.isItalic = isItalic
    return request
  }
}
