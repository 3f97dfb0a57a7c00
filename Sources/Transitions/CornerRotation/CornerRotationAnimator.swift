public import UIKit

/// Pushes a screen that rotates into view about its top right corner, or pops it by the reverse motion.
@MainActor public final class CornerRotationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: CornerRotationParameters

  public init(isOpening: Bool, parameters: CornerRotationParameters = CornerRotationParameters()) {
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
    let upper = screens.upper
    let anchor = upper.layer.anchorPoint
    upper.layer.anchorPoint = CGPoint(x: 1, y: 0)
    upper.center.x += (1 - anchor.x) * upper.bounds.width
    upper.center.y -= anchor.y * upper.bounds.height
    func arrange(isCovered: Bool) {
      upper.transform = isCovered ? .identity : CGAffineTransform(rotationAngle: parameters.angle * .pi / 180)
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
