public import UIKit

public struct Font: Hashable, @unchecked Sendable {
  public typealias Weight = UIFont.Weight
  public typealias Design = UIFontDescriptor.SystemDesign

  private enum Base: Hashable, @unchecked Sendable {
    case style(UIFont.TextStyle)
    case size(CGFloat)
    case font(UIFont)
  }
  private var base: Base
  private var weight: Weight?
  private var design = Design.default

  private init(_ base: Base, _ weight: Weight? = nil, _ design: Design? = nil) {
    (self.base, self.weight, self.design) = (base, weight, design ?? .default)
  }

  public init(_ font: UIFont) { base = .font(font) }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title1))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption1))
  public static let caption2 = Font(.style(.caption2))

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size), weight, design)
  }

  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  public func bold() -> Font { weight(.bold) }

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
      font = .preferredFont(forTextStyle: style)
      if let weight { font = .systemFont(ofSize: font.pointSize, weight: weight) }
    case .size(let size): font = .systemFont(ofSize: size, weight: (weight ?? .regular))
    case .font(let own): font = own
    }
    if design != .default, let descriptor = font.fontDescriptor.withDesign(design) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if italic, let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    return font
  }
}
