import Motion

/// The end that a transition goes to.
enum TransitionOutcome { case finish, cancel }

/// The pacing of a transition after the finger lets go.
enum Tail {
  /// A curve, `speed` times as fast as usual; a vended animator is paced by `timing` instead if that is given.
  case curve(UIView.AnimationCurve, speed: Double, timing: (any UITimingCurveProvider)?)
  /// A spring that takes over a velocity, in transitions a second.
  case spring(Spring, velocity: Double)

  /// The speed, as a multiple of the usual one.
  var speed: Double { if case .curve(_, let speed, _) = self { speed } else { 1 } }

  /// The timing parameters that pace a vended animator.
  @MainActor var timingParameters: any UITimingCurveProvider {
    switch self {
    case .curve(let name, _, let timing): timing ?? UICubicTimingParameters(animationCurve: name)
    case .spring(let spring, let velocity): BlockCurve.spring(spring, velocity: velocity).parameters
    }
  }
}
