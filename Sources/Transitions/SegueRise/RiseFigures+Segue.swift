import UIKit

extension RiseFigures {
  /// Animates the rise of `upper` over `lower`, both in `container`, or its reverse, outside of a transition; then
  /// restores both screens and calls `completion`.
  @MainActor func animateSegue(
    _ upper: UIView, over lower: UIView, in container: UIView, isOpening: Bool, completion: @escaping () -> Void
  ) {
    let screens = ScreenPair(
      upper, over: lower, in: container, shadow: shadow, dimming: dimming, isCovered: !isOpening)
    // The container's layout must not move the screens during the animation.
    container.layoutIfNeeded()
    animate(screens, height: container.bounds.height, isOpening: isOpening) {
      screens.restore()
      completion()
    }
  }
}
