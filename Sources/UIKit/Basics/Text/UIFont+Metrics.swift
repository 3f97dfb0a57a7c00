public import CoreGraphics
import Foundation

// San Francisco's figures, as shares of the size.
extension UIFont {
  /// The size of labels by default, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons by default, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of ordinary text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// How far the tallest letters reach above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952148 }
  /// How far letters reach below the baseline, in points, negative.
  public var descender: CGFloat { pointSize * -0.241211 }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }
  /// The room between lines, in points: none.
  public var leading: CGFloat { 0 }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.704590 }
  /// The height of an x, in points.
  public var xHeight: CGFloat { pointSize * 0.526367 }

  /// The family's name.
  public var familyName: String { family ?? ".AppleSystemUIFont" }

  /// The font's name: the family's and, after a dash, what of it.
  public var fontName: String {
    let face = (weight.face ?? "") + (isItalic ? "Italic" : "")
    let root = family ?? ".SFUI"
    if family == nil, face.isEmpty { return root + "-Regular" }
    return face.isEmpty ? root : root + "-" + face
  }
}
