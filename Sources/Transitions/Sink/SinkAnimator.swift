public import UIKit

/// Pushes and pops: the upper screen slides in from the right or out to the right, while the screen beneath shrinks or
/// grows back, behind a black dimming view.
@MainActor public final class SinkAnimator: TransitionAnimator<SinkFigures> {
  /// Slides the upper screen and scales the lower one.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let width = context.containerView.bounds.width
    let slide = ScreenSlide(
      of: screens, upperShift: CGPoint(x: width, y: 0),
      lowerShift: CGPoint(x: -figures.parallax.distance(in: width), y: 0), lowerScale: figures.scale)
    let corners = screens.lower.flatMap { RoundedCorners(of: $0, radius: figures.cornerRadius, isRound: !isOpening) }
    slide.animate(isOpening: isOpening, duration: figures.duration) {
      corners?.set(isRound: self.isOpening)
    } completion: {
      corners?.restore()
      completion()
    }
  }
}
