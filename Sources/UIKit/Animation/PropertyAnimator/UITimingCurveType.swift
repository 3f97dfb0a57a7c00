/// The types of timing of an animator.
public enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring; the spring is used if both are provided.
  case composed
}
