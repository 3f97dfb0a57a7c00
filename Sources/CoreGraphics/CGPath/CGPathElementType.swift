/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// A move that starts a subpath at a point.
  case moveToPoint = 0

  /// A straight line to a point.
  case addLineToPoint = 1

  /// A quadratic curve with a control point and an end point.
  case addQuadCurveToPoint = 2

  /// A cubic curve with two control points and an end point.
  case addCurveToPoint = 3

  /// A straight line to the start of the subpath, which ends the subpath.
  case closeSubpath = 4
}
