public import UIKit

/// Slides the upper screen in from the right or out to the right, while the one beneath shrinks or grows back.
@MainActor public final class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: SinkParameters

  public init(isOpening: Bool, parameters: SinkParameters = SinkParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = TwoScreens(context, isOpening: isOpening, parameters: parameters) else {
      return context.completeTransition(true)
    }
    let width = context.containerView.bounds.width
    let upper = screens.upper.center.x
    let lower = screens.lower.center.x
    let transform = screens.lower.transform
    let radius = screens.lower.layer.cornerRadius
    let clips = screens.lower.clipsToBounds
    if parameters.cornerRadius > 0 {
      screens.lower.clipsToBounds = true
    }
    func arrange(isCovered: Bool) {
      screens.upper.center.x = isCovered ? upper : upper + width
      screens.lower.transform = isCovered ? transform.scaledBy(x: parameters.scale, y: parameters.scale) : transform
      if parameters.parallax.isOn {
        screens.lower.center.x = isCovered ? lower - width / parameters.parallax.divisor : lower
      }
      if parameters.cornerRadius > 0 {
        screens.lower.layer.cornerRadius = isCovered ? parameters.cornerRadius : radius
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      if self.parameters.cornerRadius > 0 {
        screens.lower.layer.cornerRadius = radius
        screens.lower.clipsToBounds = clips
      }
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
