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

// The animation functions from before there were blocks; Apple's later systems still have them.

extension UIView {
  /// By default 0.2 seconds with an ease-in, ease-out curve.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let application = UIApplication.shared
    let state = application.animationState
    let timing = AnimationBlocks.resolved(BlockTiming(duration: standardDuration), in: state)
    let block = AnimationBlock(timing, inside: state.current, in: application, completion: nil)
    block.isOpen = true
    state.note(block)
    state.push(block)
  }

  /// Ends the block that `beginAnimations(_:context:)` began last; does nothing without one.
  public class func commitAnimations() {
    let state = UIApplication.shared.animationState
    guard let block = openBlock else { return }
    block.layOutChanged()
    state.join(block)
    state.pop()
    block.close()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    openBlock?.timing.duration = areAnimationsEnabled ? AnimationLimits.duration(duration) : 0
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    openBlock?.timing.delay = AnimationLimits.delay(delay)
  }

  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    guard let block = openBlock, !block.timing.isEven else { return }
    block.timing.curve = BlockCurve(curve)
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlock?.timing.repeatCount = AnimationLimits.repeatCount(Double(repeatCount))
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    openBlock?.timing.autoreverses = repeatAutoreverses
  }

  /// Does nothing: animations always start from what is seen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  private class var openBlock: AnimationBlock? {
    UIApplication.shared.animationState.innermost.flatMap { $0.isOpen ? $0 : nil }
  }

  /// In seconds.
  private class var standardDuration: TimeInterval { 0.2 }
}

extension UIView {
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// The views shrink away, and are removed from their superviews at the end.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.3, delay: 0, options: options) {
      for view in views { (view.alpha, view.transform) = (0, CGAffineTransform(scaleX: 0.5, y: 0.5)) }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}
