import CoreGraphics
public import Foundation
import QuartzCore

/// The system font is the one that fontconfig names, Inter if that is installed; its vertical metrics are those of San
/// Francisco on every host, so that a layout computed from them is the same everywhere.
public final class UIFont: NSObject, NSCopying {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private let foreignType = ForeignType.mark
  public let pointSize: CGFloat
  /// Nil for the system font.
  let family: String?
  let weight: Weight
  let isItalic: Bool

  init(family: String?, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
    self.family = family
    pointSize = size > 0 && size.isFinite ? size : 17
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A name such as `Inter-SemiBold` has a family and, after a dash, a face; nil only if the name is empty.
  ///
  /// Whether the font exists turns out when text is laid out. A missing font is replaced by the system font, and a
  /// diagnostic says so.
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

  /// The width is ignored.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Semibold, which is what iOS calls bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: nil, size: fontSize, isItalic: true)
  }

  /// Digits are as wide as the installed font has them.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: "monospace", size: fontSize, weight: weight)
  }

  /// A size of 0 stands for the font's own.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(family: family, size: fontSize > 0 ? fontSize : pointSize, weight: weight, isItalic: isItalic)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

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
  /// In points, as the sizes below.
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public var ascender: CGFloat { pointSize * 0.952148 }
  /// Negative.
  public var descender: CGFloat { pointSize * -0.241211 }
  public var lineHeight: CGFloat { ascender - descender }
  /// Always 0.
  public var leading: CGFloat { 0 }
  public var capHeight: CGFloat { pointSize * 0.704590 }
  public var xHeight: CGFloat { pointSize * 0.526367 }

  public var familyName: String { family ?? ".AppleSystemUIFont" }

  public var fontName: String {
    let face = (weight.face ?? "") + (isItalic ? "Italic" : "")
    let root = family ?? ".SFUI"
    if family == nil, face.isEmpty { return root + "-Regular" }
    return face.isEmpty ? root : root + "-" + face
  }
}

extension UIFont {
  /// In a box of `height` in which a line is centered, at whole pixels.
  @MainActor final func baselineDistances(in height: CGFloat) -> (first: CGFloat, last: CGFloat) {
    let scale = UIScreen.main.scale
    let margin = (height - lineHeight) / 2
    let first = ((margin + ascender) * scale).rounded() / scale
    return (first, ((margin - descender) * scale).rounded() / scale)
  }
}

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// An unknown name looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
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
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// The size at the usual size of text, in points.
    var usualSize: CGFloat { look.size }

    /// In points, at the default text size of iOS.
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

  /// Nil stands for the current traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return systemFont(ofSize: style.size(in: category), weight: style.look.weight)
  }
}

extension UIFont {
  /// From -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
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

    /// Nil for the regular weight.
    var face: String? {
      let hundreds = hundreds
      return hundreds == 400 ? nil : Self.named.first { $0.hundreds == hundreds }?.face
    }

    /// In a lower-case font name; the longest match counts.
    init(face: String) {
      let found = Self.named.filter { face.contains($0.face.lowercased()) }.max { $0.face.count < $1.face.count }
      self = found?.weight ?? .regular
    }
  }

  /// From -1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Self(-0.5)
    public static let condensed = Self(-0.2)
    public static let standard = Self(0)
    public static let expanded = Self(0.2)
  }
}
