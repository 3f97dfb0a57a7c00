public import UIKit

/// The parameters of a push and a pop as a known engine makes them: how the screens move, their timing, and when a drag
/// pops.
///
/// The completion curve and the completion speed of `drag` have no effect here.
public struct EngineParameters: ShadedTransitionParameters {
  /// The timing of a push or a pop that no finger moves.
  public var pace = Pace.spring
  /// The timing of the settling after the finger lets go.
  public var releasePace = Pace.spring
  /// The spring, which determines its own duration and after a drag continues with the finger's velocity.
  public var spring = SpringParameters()
  /// The time in which the rest of an exponential motion falls to 1/e, in seconds; above 0.
  public var timeConstant: TimeInterval = 0.061
  /// Whether the screens overshoot their end when the finger is faster than the spring; otherwise they slow down to stop
  /// there.
  public var passesEnd = false
  /// The curve.
  public var curve = CurveParameters()
  /// The duration of a push or a pop that the curve times, in seconds.
  public var duration: TimeInterval = 0.5
  /// The duration of a settling that the curve times, from any progress, in seconds; above 0.
  public var releaseDuration: TimeInterval = 0.35
  /// How far to the left the screen beneath moves while it is covered.
  public var parallax = ParallaxParameters()
  /// The shadow of the upper screen.
  public var shadow = ShadowParameters()
  /// The dimming of the screen beneath.
  public var dimming = DimmingParameters()
  /// When a drag begins and when it pops.
  public var drag = DragParameters()
  /// Whether a second drag pops the next screen while the first pop settles; otherwise it catches the first.
  public var dragsAgain = false

  /// The timing of a transition.
  public enum Pace: String, CaseIterable, Sendable {
    /// By the spring.
    case spring
    /// By the curve.
    case curve
    /// Fast from the first frame on, and ever slower: 1 − e^(−t/τ), where τ is the time constant.
    case exponential
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
