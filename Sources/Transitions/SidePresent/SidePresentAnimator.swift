public import UIKit

/// Presents a screen that enters from the left, and dismisses it to the right.
///
/// With the presentation style `.custom`, the presenting screen is not moved.
@MainActor public final class SidePresentAnimator: TransitionAnimator<SidePresentFigures> {
  /// Always false: the screen moves to the right in both transitions, as a drag does.
  public override var isReversedByDrag: Bool { false }

  /// Moves the presented screen to the right by its width.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let width = context.containerView.bounds.width
    let sign: CGFloat = isOpening ? -1 : 1
    let slide = ScreenSlide(
      of: screens, upperShift: CGPoint(x: sign * width, y: 0),
      lowerShift: CGPoint(x: -sign * figures.parallax.distance(in: width), y: 0))
    slide.animate(isOpening: isOpening, duration: figures.duration, completion: completion)
  }
}
