public import UIKit

/// Slides the upper screen away to the right, while the screen beneath follows from the left and brightens; or plays the
/// same motion backwards to open a screen.
@MainActor public final class BackSwipeAnimator: TransitionAnimator<BackSwipeFigures> {
  /// Slides both screens at a constant speed.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let width = context.containerView.bounds.width
    let slide = ScreenSlide(
      of: screens, upperShift: CGPoint(x: width, y: 0),
      lowerShift: CGPoint(x: -figures.parallax.distance(in: width), y: 0))
    slide.animate(isOpening: isOpening, duration: figures.duration, options: .curveLinear, completion: completion)
  }
}
