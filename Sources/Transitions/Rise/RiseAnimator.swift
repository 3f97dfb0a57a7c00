public import UIKit

/// Presents a screen that rises from below while the old screen leaves upwards, or dismisses it by the reverse motion.
@MainActor public final class RiseAnimator: TransitionAnimator<RiseFigures> {
  /// Slides both screens vertically.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    figures.animate(screens, height: context.containerView.bounds.height, isOpening: isOpening, completion: completion)
  }
}

extension RiseFigures {
  /// Slides the upper screen up and the lower one away upwards, or both back, by plain animations.
  @MainActor func animate(
    _ screens: ScreenPair, height: CGFloat, isOpening: Bool, completion: @escaping () -> Void
  ) {
    let slide = ScreenSlide(
      of: screens, upperShift: CGPoint(x: 0, y: height),
      lowerShift: CGPoint(x: 0, y: hasParallax ? -height * parallax : 0))
    slide.animate(isOpening: isOpening, duration: duration, completion: completion)
  }
}
