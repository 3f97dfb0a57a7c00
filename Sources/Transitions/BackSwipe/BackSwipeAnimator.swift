public import UIKit

/// Pops: the top screen slides away to the right with its shadow, the one beneath follows from the left and brightens;
/// or the same backwards, where the upper screen arrives.
@MainActor public final class BackSwipeAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether the upper screen arrives, from the right: as when it is presented.
  public let arrives: Bool
  /// How the screens move.
  public let figures: BackSwipeFigures

  /// An animator with these figures.
  public init(arrives: Bool = false, figures: BackSwipeFigures = BackSwipeFigures()) {
    self.arrives = arrives
    self.figures = figures
  }

  /// A drag to the right moves a screen that leaves forward, and takes one back that arrives.
  public var isReversedByDrag: Bool { arrives }

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
    slide.play(transitionContext, upperArrives: arrives)
  }
}
