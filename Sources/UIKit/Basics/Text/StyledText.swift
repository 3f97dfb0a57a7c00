import CoreGraphics
import Foundation
import QuartzCore

/// An attributed string as it was when it was read, part by part.
///
/// Foundation on Linux stops the program when it copies a string, or changes an attribute, whose neighbouring parts
/// have different objects of Swift classes under one key, such as two fonts. Reading the parts one by one, and
/// appending them, is safe.
struct StyledText: Equatable {
  struct Part: Equatable {
    /// In UTF-16 units.
    var length: Int
    var attributes: TitleAttributes
  }

  private(set) var string: String
  private(set) var parts: [Part] = []

  init(_ text: NSAttributedString) {
    string = text.string
    var position = 0
    while position < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: position, effectiveRange: &range)
      let end = max(range.location + range.length, position + 1)
      parts.append(Part(length: end - position, attributes: TitleAttributes(values: attributes)))
      position = end
    }
  }

  var attributed: NSAttributedString {
    guard parts.count > 1 else { return NSAttributedString(string: string, attributes: parts.first?.attributes.values) }
    let result = NSMutableAttributedString(string: "")
    var start = string.utf16.startIndex
    for part in parts {
      let end = string.utf16.index(start, offsetBy: part.length)
      result.append(NSAttributedString(string: String(string[start..<end]), attributes: part.attributes.values))
      start = end
    }
    return result
  }

  /// The attributes at the beginning.
  var first: [NSAttributedString.Key: Any] { parts.first?.attributes.values ?? [:] }

  /// One look, of a font and a colour alone.
  var isPlain: Bool { parts.count < 2 && Set(first.keys).isSubset(of: [.font, .foregroundColor]) }

  mutating func set(_ value: Any, for key: NSAttributedString.Key) {
    for index in parts.indices {
      parts[index].attributes = TitleAttributes(values: [key: value]).over(parts[index].attributes.values)
    }
  }
}

extension TextRequest {
  /// A part without a font or colour has `font` and `color`; the paragraph style at the beginning counts for all lines.
  @MainActor mutating func apply(_ text: StyledText, font: UIFont, color: UIColor?, with traits: UITraitCollection) {
    var (position, start) = (0, text.string.utf16.startIndex)
    runs = text.parts.map { part in
      let end = text.string.utf16.index(start, offsetBy: part.length)
      let next = position + text.string.utf8.distance(from: start, to: end)
      defer { (position, start) = (next, end) }
      return TextRun(position..<next, part.attributes.values, font: font, color: color, traits)
    }
    guard let style = text.first[.paragraphStyle] as? NSParagraphStyle else { return }
    lineSpacing = style.lineSpacing.native
    lineHeightFactor = style.lineHeightMultiple.native
  }
}

extension TextRun {
  fileprivate init(
    _ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color plain: UIColor?,
    _ traits: UITraitCollection
  ) {
    self.init(range: range)
    let font = attributes[.font] as? UIFont ?? font
    (family, size, weight, isItalic) = (font.family, font.pointSize.native, font.weight.hundreds, font.isItalic)
    func color(_ key: NSAttributedString.Key) -> SIMD4<Double>? {
      (attributes[key] as? UIColor).map { SIMD4<Double>($0.resolvedColor(with: traits).cgColor.rgba) }
    }
    func number(_ key: NSAttributedString.Key) -> Double { attributes.number(key) ?? 0 }
    self.color = color(.foregroundColor) ?? plain.map { SIMD4<Double>($0.resolvedColor(with: traits).cgColor.rgba) }
    background = color(.backgroundColor)
    let style = number(.underlineStyle)
    underline = style == 0 ? .none : style == 9 ? .double : .single
    underlineColor = color(.underlineColor)
    isStruckThrough = number(.strikethroughStyle) != 0
    strikethroughColor = color(.strikethroughColor)
    letterSpacing = attributes[.kern] == nil ? number(.tracking) : number(.kern)
    rise = number(.baselineOffset)
  }
}

extension [NSAttributedString.Key: Any] {
  /// Of any type of number; nil if there is none.
  func number(_ key: NSAttributedString.Key) -> Double? {
    switch self[key] {
    case let value as CGFloat: value.native
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
