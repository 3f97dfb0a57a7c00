public import Foundation

extension UIView {
  /// A change outside a keyframe takes the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // The curve applies to the whole animation; keyframe animations cannot inherit one.
    let flags = AnimationOptions(rawValue: options.rawValue).union(.overrideInheritedCurve)
    let timing = BlockTiming(duration: duration, delay: delay, options: flags)
    AnimationBlocks.run(timing, keyframes: KeyframeCollector(mode: options.mode), animations, completion: completion)
  }

  /// Times are fractions of the whole animation; with a duration of 0 the value jumps.
  ///
  /// Outside a keyframe animation `animations` is run like other code.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let collector = UIApplication.shared.animationState.innermost?.keyframes else { return animations() }
    collector.keyframe(
      from: AnimationLimits.fraction(frameStartTime), duration: AnimationLimits.fraction(frameDuration), animations)
  }
}
