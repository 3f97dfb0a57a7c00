/// The style of the corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// A point, or a bevel if the point would reach beyond the miter limit.
  case miter = 0

  /// An arc around the corner.
  case round = 1

  /// A corner that is cut off.
  case bevel = 2
}
