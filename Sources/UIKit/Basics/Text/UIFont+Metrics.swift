public import CoreGraphics
import Foundation

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

  /// The name of the family.
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
