// Not Apple's: the interfaces between layers and the modules that shape text and know picture formats.

package import CoreGraphics
import Foundation

package protocol TextLayout: AnyObject {
  /// In points.
  var size: CGSize { get }
  /// Low and high corner, in points from the layout's top left corner; nil if it is not known.
  var ink: SIMD4<Double>? { get }
  /// In points from the layout's top left corner.
  var letters: CGPathOutline { get }
  /// The positions of the caret; nil for layouts that do not have them.
  var carets: (any TextCarets)? { get }
}

extension TextLayout {
  package var ink: SIMD4<Double>? { nil }
  package var letters: CGPathOutline { CGPathOutline() }
  package var carets: (any TextCarets)? { nil }
}

/// The positions of the caret in a text, which in part are those on its first line.
///
/// Indexes count UTF-16 units from the beginning of the text, and lie before the character that begins there. Distances
/// are in points from the left edge of the layout.
package protocol TextCarets: AnyObject {
  var isRightToLeft: Bool { get }
  /// An index outside of the text counts as its nearest end.
  func distance(at index: Int) -> Double
  func index(at distance: Double) -> Int
  /// Nil at the ends of the text.
  func index(besideCaretAt index: Int, toTheRight: Bool) -> Int?
  /// Returns where the text between two indexes lies, from left to right; there are several parts if the line contains
  /// text of both directions.
  func spans(of range: Range<Int>) -> [ClosedRange<Double>]
  /// On any line: as high as that, and without a width.
  func caret(at index: Int) -> CGRect
  /// On any line; a point outside of the text counts as the nearest inside.
  func index(at point: CGPoint) -> Int
  /// Returns where the text between two indexes lies on all lines, from above.
  func rects(of range: Range<Int>) -> [CGRect]
}

package struct TextRequest: Hashable {
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  package enum Truncation: Sendable { case none, head, middle, tail }

  package var string: String
  /// Nil for the system's.
  package var family: String?
  package var weight = 400
  package var isItalic = false
  package var size = 17.0
  /// In points; infinite for one line.
  package var width = Double.infinity
  /// 0 for no limit.
  package var lineLimit = 0
  package var alignment: Alignment = .natural
  package var truncation: Truncation = .none
  /// Parts with looks of their own; none for a text of one look.
  package var runs: [TextRun] = []
  /// In addition, in points.
  package var lineSpacing = 0.0
  /// A factor; 0 for the natural height.
  package var lineHeightFactor = 0.0

  package init(string: String) { self.string = string }
}

package protocol TextService: AnyObject {
  /// Equal requests give equal layouts.
  func layout(_ request: TextRequest) -> any TextLayout
}

package struct TextRun: Hashable {
  package enum Underline: Sendable { case none, single, double }

  /// In UTF-8 units from the beginning of the text.
  package var range: Range<Int>
  /// Nil for the system's.
  package var family: String?
  /// 100...900.
  package var weight = 400
  package var isItalic = false
  package var size = 17.0
  /// Nil for that of the text.
  package var color: SIMD4<Double>?
  /// Nil for none.
  package var background: SIMD4<Double>?
  package var underline = Underline.none
  /// Nil for that of the text.
  package var underlineColor: SIMD4<Double>?
  package var isStruckThrough = false
  /// Nil for that of the text.
  package var strikethroughColor: SIMD4<Double>?
  /// In addition, in points.
  package var letterSpacing = 0.0
  /// Upwards, in points.
  package var rise = 0.0

  package init(range: Range<Int>) { self.range = range }
}

/// A service that reads and writes pictures, on any thread.
package protocol PictureService: AnyObject, Sendable {
  /// A PNG of more than `mostPixels` is scaled down while it is read; errors say what is wrong with the data.
  func picture(from data: Data, mostPixels: Int) throws -> CGImage
  /// Nil if the picture cannot be encoded.
  func png(of picture: CGImage) -> Data?
}

/// How many pixels a point has in a picture that is made of lines, not of pixels.
package enum PictureScale {
  package static let ofLines = 3
}

/// The service that a world was given last, for threads that have no stage.
package enum SharedPictureService {
  package static var current: (any PictureService)? { stored.withLock { $0 } }

  static func set(_ service: (any PictureService)?) {
    if let service { stored.withLock { $0 = service } }
  }

  private static let stored = Locked<(any PictureService)?>(nil)
}
