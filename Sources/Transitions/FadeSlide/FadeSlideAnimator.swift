public import UIKit

/// Pushes and pops transparent screens, which slide side by side so that neither shows through the other; the leaving
/// screen fades.
@MainActor public final class FadeSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: FadeSlideParameters

  public init(isOpening: Bool, parameters: FadeSlideParameters = FadeSlideParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let frame = context.finalFrame(for: arriving)
    (to.bounds.size, to.center) = (frame.size, CGPoint(x: frame.midX, y: frame.midY))
    container.insertSubview(to, at: isOpening ? 1 : 0)
    let upper = isOpening ? to : from
    let lower = isOpening ? from : to
    let centers = (upper: upper.center.x, lower: lower.center.x)
    let alphas = (upper: upper.alpha, lower: lower.alpha)
    func slide(isCovered: Bool) {
      upper.center.x = isCovered ? centers.upper : centers.upper + container.bounds.width
      lower.center.x = isCovered ? centers.lower - container.bounds.width : centers.lower
    }
    slide(isCovered: !isOpening)
    lower.alpha = isOpening ? alphas.lower : 0
    UIView.animateKeyframes(withDuration: parameters.duration, delay: 0, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { slide(isCovered: self.isOpening) }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: self.parameters.lowerFade) {
        lower.alpha = self.isOpening ? 0 : alphas.lower
      }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: self.parameters.upperFade) {
        upper.alpha = self.isOpening ? alphas.upper : 0
      }
    } completion: { _ in
      (upper.center.x, lower.center.x) = centers
      (upper.alpha, lower.alpha) = alphas
      if context.transitionWasCancelled { to.removeFromSuperview() } else { container.bringSubviewToFront(to) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
