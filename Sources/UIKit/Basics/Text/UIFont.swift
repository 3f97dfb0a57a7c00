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

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(family: nil, size: fontSize) }

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

// The metrics of San Francisco, as fractions of the size.
extension UIFont {
  /// The size of labels by default, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons by default, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The height of the tallest letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952148 }
  /// The depth of letters below the baseline, in points; negative.
  public var descender: CGFloat { pointSize * -0.241211 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The space between lines, in points; always 0.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.704590 }
  /// The height of an x, in points.
  public var xHeight: CGFloat { pointSize * 0.526367 }

  public var familyName: String { family ?? ".AppleSystemUIFont" }

  /// The name of the font: the name of its family and, after a dash, of its face.
  public var fontName: String {
    let face = (weight.face ?? "") + (isItalic ? "Italic" : "")
    let root = family ?? ".SFUI"
    if family == nil, face.isEmpty { return root + "-Regular" }
    return face.isEmpty ? root : root + "-" + face
  }
}

extension UIFont {
  /// The distances of the baseline from the edges of a box of `height` in which a line is centered, at whole pixels.
  @MainActor final func baselineDistances(in height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let scale = UIScreen.main.scale
    let margin = (height - lineHeight) / 2
    let first = ((margin + ascender) * scale).rounded() / scale
    return (first, ((margin - descender) * scale).rounded() / scale)
  }
}

extension UIFont {
  /// The purpose of a text, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a style from its name; an unknown one looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles, as in navigation bars.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest titles.
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// The size at the usual size of text, in points.
    var usualSize: CGFloat { look.size }

    /// The size, in points at the default text size of iOS, and the weight.
    fileprivate var look: (size: CGFloat, weight: Weight) {
      switch self {
      case .extraLargeTitle: (36, .bold)
      case .extraLargeTitle2: (28, .bold)
      case .largeTitle: (34, .regular)
      case .title1: (28, .regular)
      case .title2: (22, .regular)
      case .title3: (20, .regular)
      case .headline: (17, .semibold)
      case .subheadline: (15, .regular)
      case .callout: (16, .regular)
      case .footnote: (13, .regular)
      case .caption1: (12, .regular)
      case .caption2: (11, .regular)
      default: (17, .regular)
      }
    }
  }

  /// Returns the font of a style, at the size of text of the current traits.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style, at the size of text of some traits; nil stands for the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return systemFont(ofSize: style.size(in: category), weight: style.look.weight)
  }
}

extension UIFont {
  /// The thickness of letters, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value, from -1 to 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Self(-0.8)
    public static let thin = Self(-0.6)
    public static let light = Self(-0.4)
    public static let regular = Self(0)
    public static let medium = Self(0.23)
    public static let semibold = Self(0.3)
    public static let bold = Self(0.4)
    public static let heavy = Self(0.56)
    public static let black = Self(0.62)

    /// Returns whether `lhs` is thinner than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The named weights, from thin to thick, with their numbers in font files and their names in font names.
    private static let named: [(weight: Self, hundreds: Int, face: String)] = [
      (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    /// The weight as font files count it, 100...900: that of the nearest named weight.
    var hundreds: Int {
      let nearest = Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.hundreds ?? 400
    }

    /// The name of the weight in font names; nil for the regular one.
    var face: String? {
      let hundreds = hundreds
      return hundreds == 400 ? nil : Self.named.first { $0.hundreds == hundreds }?.face
    }

    /// Creates the weight that is named in a lower-case font name; the longest match counts.
    init(face: String) {
      let found = Self.named.filter { face.contains($0.face.lowercased()) }.max { $0.face.count < $1.face.count }
      self = found?.weight ?? .regular
    }
  }

  /// The width of letters, from -1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value, from -1 to 1.
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Self(-0.5)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)
  }
}
