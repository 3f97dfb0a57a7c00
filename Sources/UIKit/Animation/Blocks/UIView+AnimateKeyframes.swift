public import Foundation

extension UIView {
  /// Animates what the keyframes added in `animations` change, for `duration` seconds after `delay` seconds; then calls
  /// `completion`.
  ///
  /// What is changed outside a keyframe takes the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The curve is that of the whole; keyframe animations cannot inherit one.
    let flags = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    let timing = BlockTiming(duration: duration, delay: delay, options: flags)
    AnimationBlocks.run(timing, keyframes: KeyframeCollector(mode: options.mode), animations, completion: completion)
  }

  /// Adds a keyframe to the keyframe animation that is being staged: what `animations` changes is reached at
  /// `frameStartTime + frameDuration`, both in fractions of the whole.
  ///
  /// With a duration of 0 it jumps. Outside a keyframe animation the changes are like any others.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = UIApplication.shared.animationState.innermost?.keyframes else { return animations() }
    collector.keyframe(
      from: AnimationLimits.fraction(frameStartTime), duration: AnimationLimits.fraction(frameDuration), animations)
  }
}
