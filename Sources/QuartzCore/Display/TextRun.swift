// Not Apple's: a part of a text with a look of its own.

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
