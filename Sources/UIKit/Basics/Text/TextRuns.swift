import CoreGraphics
import Foundation
import QuartzCore

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
    func number(_ key: NSAttributedString.Key) -> Double {
      switch attributes[key] {
      case let value as CGFloat: value.native
      case let value as Double: value
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: 0
      }
    }
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
