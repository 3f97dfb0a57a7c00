public import UIKit

/// Presents a screen from the left, and dismisses it to the right.
///
/// With the presentation style `.custom`, the presenting screen stays where it is.
@MainActor public final class SidePresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: SidePresentParameters

  public init(isOpening: Bool, parameters: SidePresentParameters = SidePresentParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let presented = context.view(forKey: isOpening ? .to : .from) else { return context.completeTransition(true) }
    let container = context.containerView
    if let arriving = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      arriving.frame = context.finalFrame(for: controller)
      container.insertSubview(arriving, at: isOpening ? container.subviews.count : 0)
    }
    let presenting = context.view(forKey: isOpening ? .from : .to) ?? UIView()
    let screens = TwoScreens(presented, over: presenting, in: container, parameters: parameters)
    let width = isOpening ? -container.bounds.width : container.bounds.width
    let upper = presented.center.x
    let lower = presenting.center.x
    func arrange(isCovered: Bool) {
      presented.center.x = isCovered ? upper : upper + width
      if parameters.parallax.isOn {
        presenting.center.x = isCovered ? lower - width / parameters.parallax.divisor : lower
      }
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
