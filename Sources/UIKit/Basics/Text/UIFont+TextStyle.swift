import CoreGraphics

extension UIFont {
  /// The purpose of a text, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name; an unknown one looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large titles, as in navigation bars.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// Callouts.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// Standard captions.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// Alternate captions.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    /// The largest titles.
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
