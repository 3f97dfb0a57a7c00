// Not Apple's: the interfaces between layers and the modules that shape text and know picture formats.

package import CoreGraphics
import Foundation

/// Text that has been laid out and can be drawn.
package protocol TextLayout: AnyObject {
  /// The size of the laid-out text, in points.
  var size: CGSize { get }
  /// Where the ink is: its low and its high corner, in points from the layout's top left corner; nil if it is not known.
  var ink: SIMD4<Double>? { get }
  /// The outlines of all letters, in points from the layout's top left corner.
  var letters: CGPathOutline { get }
  /// The positions of the caret on the first line; nil for layouts that do not have them.
  var carets: (any TextCarets)? { get }
}

extension TextLayout {
  /// Not known, for layouts that do not say.
  package var ink: SIMD4<Double>? { nil }
  /// No outlines, for layouts that do not have them.
  package var letters: CGPathOutline { CGPathOutline() }
  /// No positions, for layouts that do not have them.
  package var carets: (any TextCarets)? { nil }
}

/// The positions of the caret in one line of text.
///
/// Indexes count UTF-16 units from the beginning of the text, and lie before the character that begins there. Distances
/// are in points from the left edge of the layout.
package protocol TextCarets: AnyObject {
  /// Whether the line reads from right to left.
  var isRightToLeft: Bool { get }
  /// Returns the distance of the caret at `index`; an index outside of the text counts as its nearest end.
  func distance(at index: Int) -> Double
  /// Returns the index of the caret that is nearest to `distance`.
  func index(at distance: Double) -> Int
  /// Returns the index of the next caret to the right of the one at `index`, or to its left; nil at the ends.
  func index(besideCaretAt index: Int, toTheRight: Bool) -> Int?
  /// Returns where the text between two indexes lies, from left to right; there are several parts if the line contains
  /// text of both directions.
  func spans(of range: Range<Int>) -> [ClosedRange<Double>]
}

/// A request for the layout of a text.
package struct TextRequest: Hashable {
  /// The horizontal alignment of lines.
  package enum Alignment: Sendable { case natural, left, center, right, justified }
  /// The truncation of text that is too long.
  package enum Truncation: Sendable { case none, head, middle, tail }

  package var string: String
  /// The name of the font family; nil for the system's.
  package var family: String?
  /// The font weight, 100...900.
  package var weight = 400
  package var isItalic = false
  /// The font size, in points.
  package var size = 17.0
  /// The available width, in points; infinite for one line.
  package var width = Double.infinity
  /// The greatest number of lines; 0 for no limit.
  package var lineLimit = 0
  package var alignment: Alignment = .natural
  package var truncation: Truncation = .none
  /// The parts of the text with looks of their own; none for a text of one look.
  package var runs: [TextRun] = []
  /// The additional distance between lines, in points.
  package var lineSpacing = 0.0
  /// The factor of the height of lines; 0 for their natural height.
  package var lineHeightFactor = 0.0

  package init(string: String) { self.string = string }
}

/// A service that lays out text.
package protocol TextService: AnyObject {
  /// Returns the layout of `request`; equal requests give equal layouts.
  func layout(_ request: TextRequest) -> any TextLayout
}

/// A part of a text with a font, colours and lines of its own.
package struct TextRun: Hashable {
  /// A line below the text.
  package enum Underline: Sendable { case none, single, double }

  /// The part, in UTF-8 units from the beginning of the text.
  package var range: Range<Int>
  /// The name of the font family; nil for the system's.
  package var family: String?
  /// The font weight, 100...900.
  package var weight = 400
  package var isItalic = false
  /// The font size, in points.
  package var size = 17.0
  /// The colour; nil for that of the text.
  package var color: SIMD4<Double>?
  /// The colour behind the text; nil for none.
  package var background: SIMD4<Double>?
  package var underline = Underline.none
  /// The colour of the line below the text; nil for that of the text.
  package var underlineColor: SIMD4<Double>?
  package var isStruckThrough = false
  /// The colour of the line through the text; nil for that of the text.
  package var strikethroughColor: SIMD4<Double>?
  /// The additional distance between letters, in points.
  package var letterSpacing = 0.0
  /// The distance by which the text is raised, in points.
  package var rise = 0.0

  package init(range: Range<Int>) { self.range = range }
}

/// A service that reads and writes pictures, on any thread.
package protocol PictureService: AnyObject, Sendable {
  /// Returns the picture in `data`; one of more than `mostPixels` is scaled down to these while it is read.
  /// - Throws: An error whose description says what is wrong with the data.
  func picture(from data: Data, mostPixels: Int) throws -> CGImage
  /// Returns `picture` in PNG format; nil if it cannot be encoded.
  func png(of picture: CGImage) -> Data?
}

/// The service for threads that have no stage.
package enum SharedPictureService {
  /// The service that a world was given last.
  package static var current: (any PictureService)? { stored.withLock { $0 } }

  static func set(_ service: (any PictureService)?) {
    if let service { stored.withLock { $0 = service } }
  }

  private static let stored = Locked<(any PictureService)?>(nil)
}
