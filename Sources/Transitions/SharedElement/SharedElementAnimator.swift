public import UIKit

/// Pushes and pops: a picture of the element that both screens show travels from one screen to the other, while the upper
/// screen stays in place and fades.
///
/// If either screen does not show the element, no picture travels.
@MainActor public final class SharedElementAnimator: TransitionAnimator<SharedElementFigures> {
  public override var dimming: DimmingFigures? { figures.dimming }

  /// Moves the picture and fades the upper screen.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let picture = travellingPicture(on: screens, in: context)
    let alpha = screens.upper.alpha
    func set(isCovered: Bool) {
      screens.upper.alpha = isCovered ? alpha : 0
      screens.setShading(isCovered: isCovered)
      picture?.set(isOnUpper: isCovered)
    }
    set(isCovered: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      set(isCovered: self.isOpening)
    } completion: { _ in
      picture?.remove()
      completion()
    }
  }

  private func travellingPicture(
    on screens: ScreenPair, in context: any UIViewControllerContextTransitioning
  ) -> TravellingPicture? {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return nil
    }
    let (upper, lower) = isOpening ? (to, from) : (from, to)
    guard let first = element(of: lower, with: upper, on: screens.lower),
      let second = element(of: upper, with: lower, on: screens.upper)
    else { return nil }
    return TravellingPicture(of: first, andOf: second, in: context.containerView)
  }

  /// Returns the element that `screen` shares with `other`, if it is in the screen's view and not empty.
  private func element(of screen: UIViewController, with other: UIViewController, on view: UIView?) -> UIView? {
    guard let view, let element = (screen as? any SharedElementScreen)?.sharedElement(with: other),
      element.isDescendant(of: view), !element.bounds.isEmpty
    else { return nil }
    return element
  }
}
