public import UIKit

/// Presents a screen that rises from below while the old screen leaves upwards; a dismissal is the reverse.
@MainActor public final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: RiseParameters

  public init(isOpening: Bool, parameters: RiseParameters = RiseParameters()) {
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
    animate(screens, height: context.containerView.bounds.height) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Moves two screens by a height, or both back; `completion` is called when they are restored.
  public func animate(_ screens: TwoScreens, height: CGFloat, completion: @escaping () -> Void) {
    let upper = screens.upper.center.y
    let lower = screens.lower.center.y
    func arrange(isCovered: Bool) {
      screens.upper.center.y = isCovered ? upper : upper + height
      if parameters.hasParallax {
        screens.lower.center.y = isCovered ? lower - height * parameters.parallax : lower
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      screens.restore()
      completion()
    }
  }
}
