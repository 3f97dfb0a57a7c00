/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by winding number.
  case fill = 0

  /// Its inside, by the even-odd rule.
  case eoFill = 1

  /// Its line.
  case stroke = 2

  /// Its inside, by winding number, then its line.
  case fillStroke = 3

  /// Its inside, by the even-odd rule, then its line.
  case eoFillStroke = 4
}
