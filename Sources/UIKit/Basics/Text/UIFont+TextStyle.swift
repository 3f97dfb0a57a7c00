import CoreGraphics

extension UIFont {
  /// What a text is for, which says what it looks like.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// A style by name; an unknown one looks like `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Titles of the largest kind but two.
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first rank.
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second rank.
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third rank.
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    /// Headings.
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below those.
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    /// Ordinary text.
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    /// Text that is called out.
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    /// Notes.
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    /// Captions.
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    /// Captions below those.
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
    /// Titles of the largest kind.
    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// Titles of the largest kind but one.
    public static let extraLargeTitle2 = Self(rawValue: "UICTFontTextStyleExtraLargeTitle2")

    /// Size in points at the default setting of iOS, and weight.
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

  /// The font of a style, at the default size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.look.size, weight: style.look.weight)
  }

  /// The font of a style, at the default size.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}
