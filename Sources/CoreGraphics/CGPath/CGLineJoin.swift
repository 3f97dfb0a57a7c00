/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, or in a bevel where that would reach beyond the miter limit.
  case miter = 0

  /// In an arc around the corner.
  case round = 1

  /// With the corner cut off.
  case bevel = 2
}
