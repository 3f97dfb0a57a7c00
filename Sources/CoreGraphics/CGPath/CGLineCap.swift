/// The style of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// A square end at the end point.
  case butt = 0

  /// A half circle around the end point.
  case round = 1

  /// A square end, half the line's width beyond the end point.
  case square = 2
}
