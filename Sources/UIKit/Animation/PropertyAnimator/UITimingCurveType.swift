/// What kind of curve paces an animation.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves by name.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A spring after a curve; where both are given, the spring is taken.
  case composed
}
