public import UIKit

/// Presents a screen that rises from below while the old screen leaves upwards, or dismisses it by the reverse motion.
@MainActor public final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let figures: RiseFigures

  public init(isOpening: Bool, figures: RiseFigures = RiseFigures()) {
    self.isOpening = isOpening
    self.figures = figures
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = TwoScreens(context, isOpening: isOpening, figures: figures) else {
      return context.completeTransition(true)
    }
    animate(screens, height: context.containerView.bounds.height) {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Slides two screens by a height, or both back, and calls `completion` when they are restored.
  public func animate(_ screens: TwoScreens, height: CGFloat, completion: @escaping () -> Void) {
    let upper = screens.upper.center.y
    let lower = screens.lower.center.y
    func arrange(isCovered: Bool) {
      screens.upper.center.y = isCovered ? upper : upper + height
      if figures.hasParallax {
        screens.lower.center.y = isCovered ? lower - height * figures.parallax : lower
      }
      screens.shade(isCovered: isCovered)
    }
    arrange(isCovered: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      arrange(isCovered: self.isOpening)
    } completion: { _ in
      screens.restore()
      completion()
    }
  }
}
