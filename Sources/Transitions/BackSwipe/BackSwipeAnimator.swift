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
    guard let top = transitionContext.view(forKey: .from), let below = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let container = transitionContext.containerView
    container.insertSubview(below, belowSubview: top)
    let places = [PriorPlace(top), PriorPlace(below)]
    let shadow = ScreenShadow(figures.shadow, of: top, revealed: false)
    let dimming = ScreenDimming(figures.dimming, of: below, in: container, revealed: false)
    let width = container.bounds.width
    let seat = top.center
    below.center = CGPoint(x: seat.x - (figures.hasParallax ? width / figures.parallaxDivisor : 0), y: seat.y)

    UIView.animate(
      withDuration: figures.duration, delay: 0, options: .curveLinear,
      animations: {
        shadow.move { $0.center.x += width }
        below.center = seat
        shadow.set(revealed: true)
        dimming.set(revealed: true)
      },
      completion: { _ in
        shadow.remove()
        dimming.remove()
        for place in places { place.restore() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
