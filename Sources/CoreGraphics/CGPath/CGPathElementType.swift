/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a subpath at a point.
  case moveToPoint = 0

  /// Draws a straight line to a point.
  case addLineToPoint = 1

  /// Draws a quadratic curve by a control point to an end point.
  case addQuadCurveToPoint = 2

  /// Draws a cubic curve by two control points to an end point.
  case addCurveToPoint = 3

  /// Draws a straight line back to where the subpath started, and ends it.
  case closeSubpath = 4
}
