/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which the path goes more often one way than the other.
  case winding = 0

  /// Those from which a ray crosses the path an odd number of times.
  case evenOdd = 1
}
