public import UIKit

/// Pushes a screen down from above, and pops it downwards, over the screen beneath.
@MainActor public final class PushDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: PushDownParameters

  public init(isOpening: Bool, parameters: PushDownParameters = PushDownParameters()) {
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
    let center = screens.upper.center.y
    let height = isOpening ? -screens.upper.bounds.height : screens.upper.bounds.height
    func arrange(isCovered: Bool) {
      screens.upper.center.y = isCovered ? center : center + height
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
