public import UIKit

/// Moves a picture of an element that both screens show from one to the other, while the upper screen stays in place
/// and fades.
///
/// If either screen does not show the element, only the fade is left.
@MainActor public final class SharedElementAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: SharedElementParameters

  public init(isOpening: Bool, parameters: SharedElementParameters = SharedElementParameters()) {
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
    let picture = travellingPicture(in: context)
    let alpha = screens.upper.alpha
    func arrange(isCovered: Bool) {
      screens.upper.alpha = isCovered ? alpha : 0
      screens.shade(isCovered: isCovered)
      picture?.arrange(isOnUpper: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      picture?.remove()
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func travellingPicture(in context: any UIViewControllerContextTransitioning) -> TravellingPicture? {
    // The arriving screen was not laid out yet: its elements would have no frames.
    context.view(forKey: .to)?.layoutIfNeeded()
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let lower = element(of: isOpening ? from : to, with: isOpening ? to : from),
      let upper = element(of: isOpening ? to : from, with: isOpening ? from : to)
    else { return nil }
    return TravellingPicture(of: lower, andOf: upper, in: context.containerView)
  }

  /// Returns the element that `screen` shares with `other`, if it lies in the screen's view and is not empty.
  private func element(of screen: UIViewController, with other: UIViewController) -> UIView? {
    guard let element = (screen as? any SharedElementScreen)?.sharedElement(with: other),
      element.isDescendant(of: screen.view), !element.bounds.isEmpty
    else { return nil }
    return element
  }
}
