public import UIKit

public struct Font: Hashable, @unchecked Sendable {
  public enum Weight: Double, Sendable, Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var uiWeight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    fileprivate var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  private enum Base: Hashable, @unchecked Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(String, CGFloat)
    case font(UIFont)
  }
  private var base: Base
  private var weight: Weight?
  private var design = Design.default
  private var isItalic = false
  private var hasEvenDigits = false

  private init(_ base: Base, _ weight: Weight? = nil, _ design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design ?? .default)
  }

  public init(_ font: UIFont) { base = .font(font) }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight, design)
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight, design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font {
    var copy = self
    copy.isItalic = true
    return copy
  }
  public func monospacedDigit() -> Font {
    var copy = self
    copy.hasEvenDigits = true
    return copy
  }
  public func monospaced() -> Font { design(.monospaced) }

  var ownWeight: Weight? { weight ?? (base == .style(.headline) ? .semibold : nil) }

  func design(_ design: Design) -> Font {
    var copy = self
    copy.design = design
    return copy
  }

  func resolved(weight given: Weight? = nil, italic: Bool = false) -> UIFont {
    let weight = given ?? weight
    var font: UIFont
    switch base {
    case .style(let style):
      font = .preferredFont(forTextStyle: style.uiStyle)
      if let weight { font = .systemFont(ofSize: font.pointSize, weight: weight.uiWeight) }
    case .size(let size): font = .systemFont(ofSize: size, weight: (weight ?? .regular).uiWeight)
    case .custom(let name, let size):
      font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: (weight ?? .regular).uiWeight)
    case .font(let own): font = own
    }
    if hasEvenDigits { font = .monospacedDigitSystemFont(ofSize: font.pointSize, weight: (weight ?? .regular).uiWeight) }
    let designs: [Design: UIFontDescriptor.SystemDesign] = [
      .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    if let design = designs[design], let descriptor = font.fontDescriptor.withDesign(design) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if isItalic || italic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    return font
  }
}
