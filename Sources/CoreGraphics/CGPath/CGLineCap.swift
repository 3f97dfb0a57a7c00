/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// Square, at the end point.
  case butt = 0

  /// With half a circle around the end point.
  case round = 1

  /// Square, half the line's width beyond the end point.
  case square = 2
}
