import CoreGraphics
public import Foundation

/// The content of a list's cell or header: an image, a text and a secondary text.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified
    }

    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as the text needs.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// Stored, without effect: the text shrinks as far as a label's.
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    @MainActor init(_ size: CGFloat, weight: UIFont.Weight = .regular, _ color: UIColor) {
      (font, self.color) = (.systemFont(ofSize: size, weight: weight), color)
    }

    public func resolvedColor() -> UIColor { color }
  }

  public struct ImageProperties {
    /// The space that the image's size fits in; 0 stands for any.
    public var maximumSize = CGSize.zero
    /// The space in whose middle the image lies; 0 stands for the image's own.
    public var reservedLayoutSize = CGSize.zero
    public var cornerRadius: CGFloat = 0
    /// Nil for the view's.
    public var tintColor: UIColor?
    /// For an image that is a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Stored, without effect.
    public var accessibilityIgnoresInvertColors = false

    public init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Shown instead of `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Beside each other if there is room for both, as in a value cell.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Distances in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// In points.
  var minimumHeight = TableMetrics.rowHeight

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  // MARK: Kinds

  public static func cell() -> Self { Self(TextProperties(17, .label), TextProperties(15, .secondaryLabel)) }
  public static func subtitleCell() -> Self { cell() }

  public static func valueCell() -> Self {
    var value = Self(TextProperties(17, .label), TextProperties(17, .secondaryLabel))
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { cell() }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { cell() }

  public static func header() -> Self {
    var header = Self(TextProperties(17, weight: .semibold, .label), TextProperties(15, .secondaryLabel))
    header.minimumHeight = TableMetrics.headerHeight
    (header.directionalLayoutMargins.top, header.directionalLayoutMargins.bottom) = (8, 8)
    return header
  }

  public static func footer() -> Self {
    var footer = header()
    footer.textProperties = TextProperties(13, .secondaryLabel)
    footer.secondaryTextProperties = TextProperties(13, .secondaryLabel)
    return footer
  }

  public static func plainHeader() -> Self { header() }
  public static func plainFooter() -> Self { footer() }
  public static func groupedHeader() -> Self { header() }
  public static func groupedFooter() -> Self { footer() }
  public static func prominentInsetGroupedHeader() -> Self { header() }
  public static func extraProminentInsetGroupedHeader() -> Self { header() }
  public static func sidebarHeader() -> Self { header() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// The same: the looks do not depend on the state, except of a disabled cell, whose texts are pale.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard (state as? UICellConfigurationState)?.isDisabled ?? false else { return self }
    var pale = self
    (pale.textProperties.color, pale.secondaryTextProperties.color) = (.tertiaryLabel, .tertiaryLabel)
    return pale
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String?) -> String? {
    switch self {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
