import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  /// Animates what `animations` changes, for `duration` seconds, slowly at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlocks.run(BlockTiming(duration: duration), animations, completion: nil)
  }

  /// Animates what `animations` changes, for `duration` seconds, slowly at both ends; then calls `completion`.
  ///
  /// `completion` is called once: when all that was animated is over, or at the beginning of the next turn where nothing
  /// is. It is told whether everything reached its end without being removed before.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlocks.run(BlockTiming(duration: duration), animations, completion: completion)
  }

  /// Animates what `animations` changes, for `duration` seconds after `delay` seconds; then calls `completion`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    AnimationBlocks.run(timing, animations, completion: completion)
  }

  /// Animates what `animations` changes as a spring does that comes to rest after `duration` seconds.
  ///
  /// `dampingRatio` is 1 for no overshoot and swings more the nearer it is to 0; `velocity` is in whole distances a
  /// second, positive towards the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = BlockCurve.damped(dampingRatio: dampingRatio.native, velocity: velocity.native)
    let timing = BlockTiming(duration: duration, delay: delay, curve: curve, options: options)
    AnimationBlocks.run(timing, animations, completion: completion)
  }

  /// Animates what `animations` changes as a spring of this perceptual duration and bounce does, until it rests.
  ///
  /// `bounce` is 0 for none, up to 1 for more, and down to -1 for a spring that creeps.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(
      springDuration: duration, bounce: bounce.native, velocity: initialSpringVelocity.native, delay: delay,
      options: options)
    AnimationBlocks.run(timing, animations, completion: completion)
  }
}
