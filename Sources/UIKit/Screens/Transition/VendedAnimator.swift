import CoreGraphics

/// Returned by `interruptibleAnimator(using:)`, or accompanying such an object.
///
/// A transition uses only what every `UIViewImplicitlyAnimating` has.
@MainActor struct VendedAnimator {
  let animator: any UIViewImplicitlyAnimating

  /// A property animator that is over would begin anew.
  var isMovable: Bool { isActive || !(animator is UIViewPropertyAnimator) }

  var isActive: Bool { animator.state == .active }

  /// Not begun, or over.
  var isAtRest: Bool { animator.state == .inactive && !animator.isRunning }

  /// The progress from the animator's beginning to its end, 0...1, whichever direction it runs in.
  var progress: CGFloat {
    // A running property animator reports the fraction of its time; a transition needs what is seen.
    let seen = (animator as? UIViewPropertyAnimator).map { CGFloat($0.seenFraction) } ?? animator.fractionComplete
    return animator.isReversed ? 1 - seen : seen
  }

  /// Unless the animator has begun already.
  func begin(held: Bool) {
    if held { hold() } else if isAtRest { animator.startAnimation() }
  }

  func hold() { animator.pauseAnimation() }

  /// Holds the animator at `progress`, 0...1 from its beginning to its end.
  func stand(at progress: CGFloat) {
    if animator.isRunning { hold() }
    animator.fractionComplete = animator.isReversed ? 1 - progress : progress
  }

  /// Back to the beginning if `outcome` is `cancel`.
  func play(_ settling: Settling, to outcome: TransitionOutcome) {
    if animator.isRunning { hold() }
    play(isCancelled: outcome == .cancel, timing: settling.timingParameters, speed: CGFloat(settling.speed))
  }

  /// Back if `isCancelled`; `speed` times as fast as usual.
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
