import CoreGraphics

/// Drives an animator by a fraction, as a transition does one that its animator object vends; only by what any
/// `UIViewImplicitlyAnimating` has.
@MainActor struct AnimatorDriver {
  let animator: any UIViewImplicitlyAnimating

  /// Whether it can be held and moved: a property animator that is over would begin anew.
  var isUnderWay: Bool { isActive || !(animator is UIViewPropertyAnimator) }

  /// Whether it has something under way.
  var isActive: Bool { animator.state == .active }

  /// Whether it has not begun, or is over.
  var isAtRest: Bool { animator.state == .inactive && !animator.isRunning }

  /// How far it is, 0...1, of its way forwards.
  var fraction: CGFloat {
    // A running property animator reports the fraction of its time; a transition needs what is seen.
    let seen = (animator as? UIViewPropertyAnimator).map { CGFloat($0.seenFraction) } ?? animator.fractionComplete
    return animator.isReversed ? 1 - seen : seen
  }

  /// Has it begin: held at its beginning, or running, where it does not do so already.
  func begin(held: Bool) {
    if held { hold() } else if isAtRest { animator.startAnimation() }
  }

  /// Holds it where it is.
  func hold() { animator.pauseAnimation() }

  /// Brings it to `fraction`, 0...1, of its way forwards, and holds it there.
  func update(_ fraction: CGFloat) {
    if animator.isRunning { hold() }
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
  }

  /// Lets it go to its end, or back where it is `cancelled`: paced by `parameters`, `speed` times as fast as usual.
  func letGo(cancelled: Bool, pacedBy parameters: (any UITimingCurveProvider)?, speed: CGFloat = 1) {
    let forwards = fraction
    if animator.isReversed != cancelled { animator.isReversed = cancelled }
    let left = cancelled ? forwards : 1 - forwards
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: left / (speed > 0 ? speed : 1))
  }

  /// Ends it at once.
  func end(at position: UIViewAnimatingPosition) {
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }
}
