public import UIKit

/// Pops: the top screen slides away to the right with its shadow, the one beneath follows from the left and brightens.
@MainActor public final class BackSwipeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
    guard let top = transitionContext.view(forKey: .from), let below = transitionContext.view(forKey: .to) else {
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      return
    }
    let container = transitionContext.containerView
    container.insertSubview(below, belowSubview: top)
    let caster = shadowCaster(for: top, in: container)
    let prior = Prior(top: top, below: below, container: container)

    container.backgroundColor = figures.dimmingColor
    caster.layer.shadowColor = figures.shadowColor.cgColor
    caster.layer.shadowRadius = figures.shadowRadius
    caster.layer.shadowOffset = figures.shadowOffset
    caster.layer.shadowOpacity = figures.hasShadow ? figures.shadowOpacityAtStart : 0
    let width = container.bounds.width
    let seat = top.center
    below.center = CGPoint(x: seat.x - (figures.hasParallax ? width / figures.parallaxDivisor : 0), y: seat.y)
    below.alpha = figures.hasDimming ? figures.dimmedAlpha : 1

    UIView.animate(
      withDuration: figures.duration, delay: 0, options: .curveLinear,
      animations: {
        top.center.x += width
        if caster !== top { caster.center.x += width }
        below.center = seat
        below.alpha = 1
        caster.layer.shadowOpacity = self.figures.hasShadow ? self.figures.shadowOpacityAtEnd : 0
      },
      completion: { _ in
        if caster !== top { caster.removeFromSuperview() }
        prior.restore(finished: !transitionContext.transitionWasCancelled)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// What casts the shadow: the screen, or where that cuts everything off at its edge, a view beneath it.
  private func shadowCaster(for top: UIView, in container: UIView) -> UIView {
    guard top.clipsToBounds else { return top }
    let caster = UIView(frame: top.frame)
    caster.isUserInteractionEnabled = false
    caster.layer.shadowPath = CGPath(rect: caster.bounds, transform: nil)
    container.insertSubview(caster, belowSubview: top)
    return caster
  }

  /// What the screens and the container were before.
  @MainActor private struct Prior {
    let top: UIView
    let below: UIView
    let container: UIView
    private let topCenter: CGPoint
    private let belowCenter: CGPoint
    private let belowAlpha: CGFloat
    private let background: UIColor?
    private let shadow: (color: CGColor?, radius: CGFloat, offset: CGSize, opacity: Float)

    init(top: UIView, below: UIView, container: UIView) {
      self.top = top
      self.below = below
      self.container = container
      topCenter = top.center
      belowCenter = below.center
      belowAlpha = below.alpha
      background = container.backgroundColor
      shadow = (top.layer.shadowColor, top.layer.shadowRadius, top.layer.shadowOffset, top.layer.shadowOpacity)
    }

    /// Puts everything back, but for the place of the screen that has arrived.
    func restore(finished: Bool) {
      top.center = topCenter
      top.layer.shadowColor = shadow.color
      top.layer.shadowRadius = shadow.radius
      top.layer.shadowOffset = shadow.offset
      top.layer.shadowOpacity = shadow.opacity
      below.alpha = belowAlpha
      if !finished { below.center = belowCenter }
      container.backgroundColor = background
    }
  }
}
