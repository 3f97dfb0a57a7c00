import CoreGraphics
import Motion
import QuartzCore

/// Moves the time of a running transition: holds it, puts it at a progress, runs it and plays it to either end.
///
/// There are two kinds. `LayerTimeMover` moves the time of the container's layer; `AnimatorMover` moves the object
/// that the animator vends as its `interruptibleAnimator(using:)`. A transition that nothing drives has no mover: its
/// animations run in the world's time.
@MainActor protocol TransitionMover: AnyObject {
  /// The progress that is presented now, 0...1; nil if it cannot be told.
  var progress: CGFloat? { get }
  /// The instant, in the world's time, at which the current movement arrives at its end; nil while held.
  var arrival: Double? { get }

  /// Holds the transition at its current progress.
  func hold()
  /// Holds the transition at `progress`.
  func stand(at progress: CGFloat)
  /// Runs the transition forwards from `progress` at its usual speed.
  func run(from progress: CGFloat)
  /// Plays the rest of the transition along `tail` to `outcome`.
  func play(_ tail: Tail, to outcome: TransitionOutcome)
  /// Gives up control because the transition is over, and ends what is still held.
  func end(completed: Bool)

  // MARK: Staging

  /// Whether animation blocks are paced evenly while they are staged.
  var pacesEvenly: Bool { get }
  /// Whether closures that animate alongside may join `block`.
  func canJoin(_ block: AnimationBlock) -> Bool
  /// Begins what was staged, held or running, where `animateTransition` started the property animators `started`.
  ///
  /// `vended` asks the animator again; returns false if it does not always return the same object.
  func begin(held: Bool, started: [UIViewPropertyAnimator], vended: () -> (any UIViewImplicitlyAnimating)?) -> Bool
  /// Completes the staging: begins animations that would otherwise wait for the commit, and runs them unless `held`.
  func finishStaging(held: Bool)
  /// Animates `animations`, which could join no block, together with the transition.
  func animateAlongside(_ animations: @escaping () -> Void)
  /// Moves the time of `layer` with the transition too, if it lies outside the container.
  func include(_ layer: CALayer)

  // MARK: Restaging

  /// Whether the transition's animator can stage its animations again; a vended animator cannot.
  var canStageAgain: Bool { get }
  /// Removes the staged animations, as if they had never been added.
  func discardAnimations()
  /// Goes back to the beginning, where an animator stages a transition of `duration` seconds again.
  func rewind(duration: Double)
  /// The rest of the current movement.
  var course: TransitionCourse { get }
  /// Continues `course`, towards `outcome`; along `tail` where that is not possible.
  func resume(_ course: TransitionCourse, along tail: Tail, to outcome: TransitionOutcome)
  /// Brings the transition to `outcome` at once.
  func jump(to outcome: TransitionOutcome)
}

/// The rest of a mover's movement, one element for each layer or animator; nil for those that are held.
enum TransitionCourse {
  case layers([TimeMap?], duration: Double)
  case animators([AnimatorCourse?])
}

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
