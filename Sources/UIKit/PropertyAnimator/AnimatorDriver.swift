import CoreGraphics

/// Drives an animator by a fraction, as a transition does one that its animator object vends; only by what any
/// `UIViewImplicitlyAnimating` has.
@MainActor struct AnimatorDriver {
  let animator: any UIViewImplicitlyAnimating

  /// Holds it where it is.
  func hold() { animator.pauseAnimation() }

  /// Brings it to `fraction`, 0...1, of its way forwards.
  func update(_ fraction: CGFloat) {
    animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction
  }

  /// Lets it go to its end, or back where it is `cancelled`: paced by `parameters`, `speed` times as fast as usual.
  func letGo(cancelled: Bool, pacedBy parameters: (any UITimingCurveProvider)?, speed: CGFloat = 1) {
    let forwards = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    if animator.isReversed != cancelled { animator.isReversed = cancelled }
    let left = cancelled ? forwards : 1 - forwards
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: left / (speed > 0 ? speed : 1))
  }
}
