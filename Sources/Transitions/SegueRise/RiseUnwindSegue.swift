public import UIKit

/// The reverse of `RiseSegue`: the presented source leaves downwards and is then dismissed.
@MainActor open class RiseUnwindSegue: UIStoryboardSegue {
  public var parameters = RiseParameters()

  /// Animates both screens, then dismisses without animation.
  ///
  /// Does nothing if the source has no superview or is being animated.
  open override func perform() {
    guard let top = source.view, let superview = top.superview,
      let below = source.presentingViewController?.view, top.layer.animationKeys()?.isEmpty != false
    else { return }
    let source = source
    // A presenting view that was removed returns for the animation only.
    let isBorrowed = below.superview == nil
    if isBorrowed {
      superview.insertSubview(below, belowSubview: top)
      below.bounds.size = superview.bounds.size
      below.center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
    }
    superview.layoutIfNeeded()
    let screens = TwoScreens(top, over: below, in: superview, parameters: parameters)
    RiseAnimator(isOpening: false, parameters: parameters).animate(screens, height: superview.bounds.height) {
      if isBorrowed { below.removeFromSuperview() }
      source.dismiss(animated: false)
    }
  }
}
