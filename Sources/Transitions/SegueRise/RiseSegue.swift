public import UIKit

/// Moves the destination up from below while the source leaves upwards; then the source presents it.
@MainActor open class RiseSegue: UIStoryboardSegue {
  public var parameters = RiseParameters()

  /// Animates both screens, then presents without animation.
  ///
  /// Does nothing if the source has no superview or is being animated.
  open override func perform() {
    guard let old = source.view, let new = destination.view, let superview = old.superview,
      old.layer.animationKeys()?.isEmpty != false
    else { return }
    let source = source
    let destination = destination
    new.bounds.size = old.bounds.size
    new.center = old.center
    superview.insertSubview(new, aboveSubview: old)
    // The layout must not move the screens during the animation.
    superview.layoutIfNeeded()
    let screens = TwoScreens(new, over: old, in: superview, parameters: parameters)
    RiseAnimator(isOpening: true, parameters: parameters).animate(screens, height: superview.bounds.height) {
      new.removeFromSuperview()
      // The presented screen must cover the whole screen, as it does now.
      if destination.modalPresentationStyle == .automatic { destination.modalPresentationStyle = .fullScreen }
      source.present(destination, animated: false)
    }
  }
}
