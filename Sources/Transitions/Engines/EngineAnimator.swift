public import UIKit

/// Pushes and pops as a known engine does: the upper screen slides in from the right or out to the right, and the
/// screen beneath follows part of the way; a spring or a curve times them, and a touch can interrupt them.
@MainActor public final class EngineAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: EngineParameters
  private let animator: UIViewPropertyAnimator
  private var isStaged = false

  public init(isOpening: Bool, parameters: EngineParameters = EngineParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
    switch parameters.pace {
    case .spring:
      let spring = UISpringTimingParameters(
        mass: parameters.spring.mass, stiffness: parameters.spring.stiffness, damping: parameters.spring.damping,
        initialVelocity: .zero)
      animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    case .exponential:
      animator = UIViewPropertyAnimator(duration: 0, timingParameters: exponentialTiming(parameters.timeConstant))
    case .curve:
      animator = UIViewPropertyAnimator(
        duration: parameters.duration, controlPoint1: CGPoint(x: parameters.curve.x1, y: parameters.curve.y1),
        controlPoint2: CGPoint(x: parameters.curve.x2, y: parameters.curve.y2))
    }
  }

  /// The settling time of the spring, or the duration of the curve.
  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  /// The slide of both screens; returns the same animator until the transition ends, as UIKit requires.
  public func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if isStaged { return animator }
    isStaged = true
    guard let screens = TwoScreens(context, isOpening: isOpening, parameters: parameters) else {
      animator.addCompletion { _ in context.completeTransition(true) }
      return animator
    }
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    let width = isMirrored ? -context.containerView.bounds.width : context.containerView.bounds.width
    let upper = screens.upper.center.x
    let lower = screens.lower.center.x
    func arrange(isCovered: Bool) {
      screens.upper.center.x = isCovered ? upper : upper + width
      if parameters.parallax.isOn {
        screens.lower.center.x = isCovered ? lower - width / parameters.parallax.divisor : lower
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    animator.addAnimations { arrange(isCovered: self.isOpening) }
    animator.addCompletion { _ in
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  /// Completes the transition at once.
  public func endAtOnce() {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }
}
