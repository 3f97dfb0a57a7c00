/// The style of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A point, or a bevel if the point would reach beyond the miter limit.
  case miter = 0

  case round = 1

  case bevel = 2
}
