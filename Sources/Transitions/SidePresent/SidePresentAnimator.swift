public import UIKit

/// Presents a screen that enters from the left, and dismisses it to the right.
///
/// Presented with the style `.custom`, the presenting screen stays where it is and is not touched.
@MainActor public final class SidePresentAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it presents or dismisses.
  public let isPresenting: Bool
  /// How the screens move.
  public let figures: SidePresentFigures
  /// The screen goes to the right either way, and so does a drag.
  public let isReversedByDrag = false

  /// An animator with these figures.
  public init(isPresenting: Bool, figures: SidePresentFigures = SidePresentFigures()) {
    self.isPresenting = isPresenting
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Moves the presented screen to the right by its width.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let width = transitionContext.containerView.bounds.width
    let way: CGFloat = isPresenting ? -1 : 1
    let slide = ScreenSlide(
      duration: figures.duration, away: CGPoint(x: way * width, y: 0),
      beneath: CGPoint(x: -way * figures.parallax.offset(in: width), y: 0), shadow: figures.shadow,
      dimming: figures.dimming)
    slide.play(transitionContext, upperArrives: isPresenting)
  }
}
