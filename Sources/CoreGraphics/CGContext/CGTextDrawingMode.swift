/// What is drawn of letters.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill = 0

  /// Their lines.
  case stroke = 1

  /// Their insides, then their lines.
  case fillStroke = 2

  /// Nothing.
  case invisible = 3

  /// Their insides, which then clip.
  case fillClip = 4

  /// Their lines; their insides then clip.
  case strokeClip = 5

  /// Their insides, then their lines; their insides then clip.
  case fillStrokeClip = 6

  /// Nothing; their insides then clip.
  case clip = 7
}
