public import UIKit

/// Slides the upper screen away to the right, while the one beneath follows from the left and brightens; or the reverse.
@MainActor public final class BackSwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: BackSwipeParameters

  public init(isOpening: Bool, parameters: BackSwipeParameters = BackSwipeParameters()) {
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
    UIView.animate(withDuration: parameters.duration, delay: 0, options: .curveLinear) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
