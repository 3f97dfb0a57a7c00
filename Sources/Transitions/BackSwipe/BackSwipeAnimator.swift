public import UIKit

/// Pops: the top screen slides away to the right with its shadow, the one beneath follows from the left and brightens.
@MainActor public final class BackSwipeAnimator: NSObject, CatchableAnimating {
  /// The pop under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// A drag moves a pop forward.
  public let isReversedByDrag = false
  private let figures: BackSwipeFigures

  /// An animator with these figures.
  public init(figures: BackSwipeFigures = BackSwipeFigures()) {
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Slides both screens.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let width = transitionContext.containerView.bounds.width
    let slide = ScreenSlide(
      duration: figures.duration, options: .curveLinear, away: CGPoint(x: width, y: 0),
      beneath: CGPoint(x: -figures.parallax.offset(in: width), y: 0), shadow: figures.shadow, dimming: figures.dimming)
    slide.play(transitionContext, upperArrives: false)
  }
}
