import CoreGraphics
import Foundation
import QuartzCore

/// Grows a screen from its source, or shrinks it back; paced evenly, so that a spring or a finger can move it.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let zoomed: UIViewController
  let opens: Bool
  var screens: ZoomScreens?

  /// Nil unless `controller` prefers a zoom.
  init?(_ controller: UIViewController?, opens: Bool) {
    guard let controller, controller.zoom != nil else { return nil }
    (zoomed, self.opens) = (controller, opens)
  }

  private var fades: Bool { UIAccessibility.isReduceMotionEnabled }

  /// What drives the transition: a finger that has begun it, otherwise the spring; nil for a cross-fade.
  func interaction(in application: UIApplication) -> (any UIViewControllerInteractiveTransitioning)? {
    if !opens, let drag = zoomed.zoomDrag?.take() { return drag }
    return fades ? nil : SystemInteraction(wantsInteractiveStart: false, spring: application.zoomMotion.flight)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    fades ? ZoomMotion.crossFade : SystemTransition.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard !fades else { return crossFade(context) }
    let screens = ZoomScreens(zoomed, context, opens: opens)
    self.screens = screens
    let motion = context.containerView.application.zoomMotion
    screens.getsTouches = opens || motion.touches == .asDocumented
    UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0, options: Self.evenly) {
      for step in 0..<Self.steps {
        let start = Double(step) / Double(Self.steps)
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 1 / Double(Self.steps)) {
          let progress = CGFloat(step + 1) / CGFloat(Self.steps)
          screens.show(screens.path.look(at: self.opens ? progress : 1 - progress, opens: self.opens, motion))
        }
      }
    } completion: { _ in
      screens.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // A transition that was abandoned has ended without its animations.
    screens?.end(isOver: true)
    screens = nil
  }

  /// So many straight pieces stand for each curve; the fade and the shadow end where pieces do.
  private static let steps = 20

  private static let evenly = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions([.curveLinear, .allowUserInteraction]).rawValue)

  private func crossFade(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let moving = context.view(forKey: opens ? .to : .from) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    if let covered = context.view(forKey: opens ? .from : .to) { container.insertSubview(covered, at: 0) }
    if let arriving = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.setFrameIgnoringTransform(context.finalFrame(for: arriving))
    }
    if opens { container.addSubview(moving) }
    ScreenLook { moving.alpha = $0 }.play(opens: opens, ZoomMotion.crossFade, context)
  }
}
