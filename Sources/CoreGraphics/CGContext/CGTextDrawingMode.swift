/// How text is drawn: its inside, its outline, or both.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills the text.
  case fill = 0

  /// Strokes the text.
  case stroke = 1

  /// Fills the text, then strokes it.
  case fillStroke = 2

  /// Draws nothing.
  case invisible = 3

  /// Fills the text, then clips to it.
  case fillClip = 4

  /// Strokes the text, then clips to it.
  case strokeClip = 5

  /// Fills the text, strokes it, then clips to it.
  case fillStrokeClip = 6

  /// Clips to the text without drawing it.
  case clip = 7
}
