public import UIKit

/// The parameters of a push and a pop as a known engine makes them.
///
/// The completion curve and the completion speed of `drag` have no effect here.
public struct EngineParameters: ShadedTransitionParameters {
  /// What times a push or a pop from code.
  public var pace = Pace.spring
  /// What times the settling after a drag.
  public var releasePace = Pace.spring
  /// The spring determines its own duration; after a drag it continues with the finger's velocity.
  public var spring = SpringParameters()
  /// The time in which the rest of an exponential motion falls to 1/e, in seconds; above 0.
  public var timeConstant: TimeInterval = 0.061
  /// Whether the screens overshoot when the finger is faster than the spring.
  ///
  /// If not, they slow down and stop at their end.
  public var passesEnd = false
  public var curve = CurveParameters()
  /// The duration of a push or a pop that the curve times, in seconds.
  public var duration: TimeInterval = 0.5
  /// What says how long a settling lasts that the curve times.
  public var releaseTime = ReleaseTime.whole
  /// The duration of a settling that the curve times, in seconds, or the longest one if the finger decides; above 0.
  public var releaseDuration: TimeInterval = 0.35
  /// The shortest settling if the finger decides, in seconds; above 0.
  public var shortestRelease: TimeInterval = 0.05
  /// The duration of a settling back if the finger decides, in seconds; above 0.
  public var cancelDuration: TimeInterval = 0.1
  public var parallax = ParallaxParameters()
  public var shadow = ShadowParameters()
  public var dimming = DimmingParameters()
  public var drag = DragParameters()
  /// Whether a new drag pops the next screen while a pop settles; if not, the drag catches the pop in progress.
  public var dragsAgain = false

  public enum Pace: String, CaseIterable, Sendable {
    case spring
    case curve
    /// Fast from the first frame on, and ever slower: 1 − e^(−t/τ), where τ is the time constant.
    case exponential
  }

  public enum ReleaseTime: String, CaseIterable, Sendable {
    /// The same time from any progress.
    case whole
    /// The part of the time that is left.
    case rest
    /// The time in which the finger would move the rest at its velocity.
    case finger
  }

  /// Creates the parameters of iOS up to 18.
  public init() {
    parallax.divisor = 1 / 0.3
    dimming.placement = .above
    shadow.radius = 10
    shadow.offset = .zero
    shadow.opacityCovered = 0.25
    shadow.opacityRevealed = 0
    drag.region = .edge
    drag.rule = .projection
  }
}

/// Returns the timing 1 − e^(−t/τ), where `timeConstant` is τ: that of a critically damped spring of the frequency 1/τ, which
/// begins with that velocity.
@MainActor public func exponentialTiming(_ timeConstant: TimeInterval) -> UISpringTimingParameters {
  let frequency = 1 / CGFloat(timeConstant)
  return UISpringTimingParameters(
    mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
    initialVelocity: CGVector(dx: frequency, dy: frequency))
}
