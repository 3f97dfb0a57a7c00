import CoreGraphics
public import Foundation
import QuartzCore

/// A typeface in a size.
///
/// The system's is the one fontconfig has for it, Inter where that is installed. The vertical figures are those of San
/// Francisco for its size, on every host, so that a layout reckoned from them is the same everywhere.
public final class UIFont: NSObject, NSCopying {
  /// The size, in points.
  public let pointSize: CGFloat
  /// The family, nil for the system's.
  let family: String?
  let weight: Weight
  let isItalic: Bool

  init(family: String?, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    pointSize = size > 0 && size.isFinite ? size : 17
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font of this name, as in `Inter-SemiBold`: a family and, after a dash, what of it.
  ///
  /// Nil only for an empty name: whether there is such a font shows when text is laid out. One that is missing is the
  /// system's, and a diagnostic says so.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-", maxSplits: 1).map(String.init)
    guard let family = parts.first else { return nil }
    let face = parts.count > 1 ? parts[1].lowercased() : ""
    let isItalic = face.contains("italic") || face.contains("oblique")
    self.init(family: family, size: fontSize, weight: Weight(face: face), isItalic: isItalic)
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family: nil, size: fontSize) }

  /// The system's font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: nil, size: fontSize, weight: weight)
  }

  /// The system's font in a weight; the width makes no difference here.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font, semibold, which is what iOS calls bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The system's font, slanted.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: nil, size: fontSize, isItalic: true)
  }

  /// The system's font; digits are as wide as the font has them.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// A font whose letters are all of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "monospace", size: fontSize, weight: weight)
  }

  /// The same font in another size; 0 is the same.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize > 0 ? fontSize : pointSize, weight: weight, isItalic: isItalic)
  }

  /// The font itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether `object` is the same font in the same size.
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

  /// What lays out `string` in the font, on one line.
  func request(for string: String) -> TextRequest {
    var request = TextRequest(string: string)
    request.family = family
    request.size = pointSize.native
    request.weight = weight.hundreds
    request.isItalic = isItalic
    return request
  }
}
