import CoreGraphics
import Motion
import QuartzCore

/// Holds a running transition, puts it at a progress, runs it and plays it to either end.
///
/// There are two kinds. `LayerTimeMover` moves the time of the container's layer; `AnimatorMover` moves the object that
/// the animator vends as its `interruptibleAnimator(using:)`. A transition that nothing drives has no mover: its
/// animations run in the world's time.
@MainActor protocol TransitionMover: AnyObject {
  /// The progress that is presented now, 0...1; nil if it cannot be told.
  var progress: CGFloat? { get }
  /// In the world's time; nil while held.
  var arrival: Double? { get }

  func hold()
  func stand(at progress: CGFloat)
  /// Forwards, at the usual speed.
  func run(from progress: CGFloat)
  /// The rest of the transition.
  func play(_ settling: Settling, to outcome: TransitionOutcome)
  /// The transition is over: ends what is still held.
  func end(completed: Bool)

  // MARK: Staging

  /// Animation blocks, while they are staged.
  var pacesEvenly: Bool { get }
  /// Closures that animate alongside may join `block`.
  func canJoin(_ block: AnimationBlock) -> Bool
  /// Held or running, where `animateTransition` started the property animators `started`.
  ///
  /// `vended` asks the animator again; returns false if it does not always return the same object.
  func begin(held: Bool, started: [UIViewPropertyAnimator], vended: () -> (any UIViewImplicitlyAnimating)?) -> Bool
  /// Begins animations that would otherwise wait for the commit, and runs them unless `held`.
  func finishStaging(held: Bool)
  /// `animations` could join no block.
  func animateAlongside(_ animations: @escaping () -> Void)
  /// If `layer` lies outside the container.
  func include(_ layer: CALayer)

  // MARK: Restaging

  /// A vended animator cannot stage its animations again.
  var canStageAgain: Bool { get }
  func discardAnimations()
  /// An animator stages a transition of `duration` seconds again.
  func rewind(duration: Double)
  /// The rest of the present movement.
  var remainder: MoverRemainder { get }
  /// Continues `remainder`, towards `outcome`; along `settling` where that is not possible.
  func resume(_ remainder: MoverRemainder, along settling: Settling, to outcome: TransitionOutcome)
  func jump(to outcome: TransitionOutcome)
}

/// One element for each layer or animator; nil for those that are held.
enum MoverRemainder {
  case layers([TimeMap?], duration: Double)
  case animators([AnimatorRemainder?])
}

enum TransitionOutcome { case finish, cancel }

/// The pacing of a transition after the finger lets go.
enum Settling {
  /// `speed` times as fast as usual; a vended animator is paced by `timing` instead if that is given.
  case curve(UIView.AnimationCurve, speed: Double, timing: (any UITimingCurveProvider)?)
  /// The spring takes over a velocity, in transitions a second.
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
