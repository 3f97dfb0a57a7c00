import CoreGraphics
public import Foundation
import QuartzCore

extension UIView {
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationBlocks.run(BlockTiming(duration: duration), animations, completion: nil)
  }

  /// `completion` is called once: when all animations have ended, or at the beginning of the next turn if there are
  /// none.
  ///
  /// Its argument says whether all animations reached their ends without being removed.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationBlocks.run(BlockTiming(duration: duration), animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: delay, options: options)
    AnimationBlocks.run(timing, animations, completion: completion)
  }

  /// With a `dampingRatio` of 1 there is no overshoot; `velocity` is in whole distances per second, positive towards
  /// the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let curve = BlockCurve.damped(dampingRatio: dampingRatio.native, velocity: velocity.native)
    let timing = BlockTiming(duration: duration, delay: delay, curve: curve, options: options)
    AnimationBlocks.run(timing, animations, completion: completion)
  }

  /// A `bounce` of 0 does not overshoot, up to 1 overshoots more, and down to -1 approaches the end more slowly; a
  /// spring settles within 40 seconds at most.
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
