import CoreGraphics

/// An animator object that `interruptibleAnimator(using:)` returned, or one that accompanies it.
///
/// A transition uses only what every `UIViewImplicitlyAnimating` has.
@MainActor struct VendedAnimator {
  let animator: any UIViewImplicitlyAnimating

  /// Whether the animator can be held and moved; a property animator that is over would begin anew.
  var isMovable: Bool { isActive || !(animator is UIViewPropertyAnimator) }

  /// Whether the animator is in its active state.
  var isActive: Bool { animator.state == .active }

  /// Whether the animator has not begun, or is over.
  var isAtRest: Bool { animator.state == .inactive && !animator.isRunning }

  /// The progress from the animator's beginning to its end, 0...1, whichever direction it runs in.
  var progress: CGFloat {
    // A running property animator reports the fraction of its time; a transition needs what is seen.
    let seen = (animator as? UIViewPropertyAnimator).map { CGFloat($0.seenFraction) } ?? animator.fractionComplete
    return animator.isReversed ? 1 - seen : seen
  }

  /// Begins the animator, held or running, unless it has begun already.
  func begin(held: Bool) {
    if held { hold() } else if isAtRest { animator.startAnimation() }
  }

  /// Holds the animator at its current progress.
  func hold() { animator.pauseAnimation() }

  /// Holds the animator at `progress`, 0...1 from its beginning to its end.
  func stand(at progress: CGFloat) {
    if animator.isRunning { hold() }
    animator.fractionComplete = animator.isReversed ? 1 - progress : progress
  }

  /// Runs the animator to its end, or back to its beginning if `outcome` is `cancel`, along `tail`.
  func play(_ tail: Tail, to outcome: TransitionOutcome) {
    if animator.isRunning { hold() }
    play(isCancelled: outcome == .cancel, timing: tail.timingParameters, speed: CGFloat(tail.speed))
  }

  /// Runs the animator to its end, or back if `isCancelled`, paced by `timing` and `speed` times as fast as usual.
  func play(isCancelled: Bool, timing: (any UITimingCurveProvider)?, speed: CGFloat = 1) {
    let travelled = progress
    if animator.isReversed != isCancelled { animator.isReversed = isCancelled }
    let left = isCancelled ? travelled : 1 - travelled
    animator.continueAnimation(withTimingParameters: timing, durationFactor: left / (speed > 0 ? speed : 1))
  }

  /// Ends the animator at once with the values of `position`.
  func end(at position: UIViewAnimatingPosition) {
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }
}
