public import UIKit

/// Presents a screen that rises from below while the old one leaves upwards, or dismisses it the same way back.
@MainActor public final class RiseAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it presents.
  public let presents: Bool
  /// The figures it goes by.
  public let figures: RiseFigures
  /// A drag down takes a presentation back.
  public var isReversedByDrag: Bool { presents }

  /// An animator for presenting or dismissing, with these figures.
  public init(presents: Bool, figures: RiseFigures = RiseFigures()) {
    self.presents = presents
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Moves both screens.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard
      let screens = ScreenPair(transitionContext, covers: presents, shadow: figures.shadow, dimming: figures.dimming)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let height = transitionContext.containerView.bounds.height
    let motion = RiseMotion(screens, height: height, figures: figures, covered: !presents)
    UIView.animate(
      withDuration: figures.duration, animations: { motion.set(covered: self.presents) },
      completion: { _ in
        motion.restore()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
