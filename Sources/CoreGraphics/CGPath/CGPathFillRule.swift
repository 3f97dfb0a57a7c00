/// The rule that defines the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points around which the path winds more often in one direction than in the other are inside.
  case winding = 0

  /// Points from which a ray crosses the path an odd number of times are inside.
  case evenOdd = 1
}
