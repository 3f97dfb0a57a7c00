import CoreGraphics
public import Foundation
import Motion
import QuartzCore

extension UIViewPropertyAnimator {
  /// Returns an animator that runs `animations` after `delay` seconds.
  ///
  /// Inside a block or the closure of an animator it inherits that one's duration and curve unless the options override
  /// them; the outer one waits for it, and it cannot be interrupted by itself.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let application = UIApplication.shared
    let outer = application.animationState.current
    var timing = BlockTiming(duration: duration, delay: delay, options: options)
    if let outer { timing = timing.inside(outer.timing) }
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.curve.parameters)
    animator.isUserInteractionEnabled = timing.options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    guard let outer else {
      animator.startAnimation(afterDelay: timing.delay)
      return animator
    }
    animator.isInterruptible = false
    animator.begin(inside: outer, delay: timing.delay)
    return animator
  }

  /// Begins inside `outer`; the clock of an outer animator moves the animations inside it.
  private func begin(inside outer: AnimationBlock, delay: Double) {
    self.delay = max(0, delay)
    let own = AnimatorRun(length: duration, isReversed: false, in: .shared)
    let wait = duration > 0 ? self.delay / duration : 0
    begin(outer.run ?? own, inside: outer, at: outer.run == nil ? 0 : min(1, outer.runBegin + wait))
    if outer.run == nil { own.play(pacing, seconds: nil, delay: self.delay) }
    block?.close()
  }
}

extension BlockCurve {
  /// The curve as public timing parameters.
  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .bezier(let function):
      let curve = function.curve
      return UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    case .damped(let ratio, let velocity):
      return UISpringTimingParameters(
        dampingRatio: CGFloat(ratio), initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring(let spring, let velocity):
      return UISpringTimingParameters(
        mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
  }
}
