/// How progress in time becomes progress in value.
///
/// Every curve starts from 0 and arrives at exactly 1; what it does between is its own affair: it may overshoot.
public enum TimingCurve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// A cubic Bézier.
  case bezier(CubicBezier)
  /// A staircase.
  case steps(Steps)
  /// A spring let go with an initial velocity (whole distances per second) and played for a duration (seconds), at the
  /// end of which it is cut off: the value at 1 is 1.
  ///
  /// With a duration that is not above 0, or not finite, it is over at once.
  case spring(Spring, initialVelocity: Double, duration: Double)

  /// The eased progress at a fraction of the duration.
  ///
  /// 0 below 0 and 1 from 1 on; exactly at 0 it is 0 except for steps that jump there. Not a number counts as below 0.
  @inlinable
  public func value(at fraction: Double) -> Double {
    switch self {
    case .linear:
      return fraction > 0 ? min(fraction, 1) : 0
    case .bezier(let curve):
      return curve.value(at: fraction)
    case .steps(let steps):
      return steps.value(at: fraction)
    case .spring(let spring, let initialVelocity, let duration):
      guard fraction > 0 else { return 0 }
      guard fraction < 1 && duration > 0 && duration.isFinite else { return 1 }
      return spring.value(at: fraction * duration, initialVelocity: initialVelocity)
    }
  }

  /// The slope, d value / d fraction.
  ///
  /// At 0 and 1 it is the limit from inside, outside 0...1 it is 0. Steps have none: 0 throughout. Infinite where a
  /// Bézier's tangent is vertical.
  @inlinable
  public func derivative(at fraction: Double) -> Double {
    guard fraction >= 0 && fraction <= 1 else { return 0 }
    switch self {
    case .linear:
      return 1
    case .bezier(let curve):
      return curve.derivative(at: fraction)
    case .steps:
      return 0
    case .spring(let spring, let initialVelocity, let duration):
      guard duration > 0 && duration.isFinite else { return 0 }
      return duration * spring.velocity(at: fraction * duration, initialVelocity: initialVelocity)
    }
  }
}
