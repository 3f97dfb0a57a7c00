public import UIKit

/// Slides the upper screen in from the right or out to the right, while the one beneath shrinks or grows back.
@MainActor public final class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let figures: SinkFigures

  public init(isOpening: Bool, figures: SinkFigures = SinkFigures()) {
    self.isOpening = isOpening
    self.figures = figures
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Slides the upper screen and scales the lower one.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = TwoScreens(context, isOpening: isOpening, figures: figures) else {
      return context.completeTransition(true)
    }
    let width = context.containerView.bounds.width
    let upper = screens.upper.center.x
    let lower = screens.lower.center.x
    let transform = screens.lower.transform
    let radius = screens.lower.layer.cornerRadius
    let clips = screens.lower.clipsToBounds
    if figures.cornerRadius > 0 {
      screens.lower.clipsToBounds = true
    }
    func arrange(isCovered: Bool) {
      screens.upper.center.x = isCovered ? upper : upper + width
      screens.lower.transform = isCovered ? transform.scaledBy(x: figures.scale, y: figures.scale) : transform
      if figures.parallax.isOn {
        screens.lower.center.x = isCovered ? lower - width / figures.parallax.divisor : lower
      }
      if figures.cornerRadius > 0 {
        screens.lower.layer.cornerRadius = isCovered ? figures.cornerRadius : radius
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      if self.figures.cornerRadius > 0 {
        screens.lower.layer.cornerRadius = radius
        screens.lower.clipsToBounds = clips
      }
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
