public import UIKit

/// Pushes a screen that moves down from above, and pops a screen that leaves downwards, over the screen beneath.
@MainActor public final class PushDownAnimator: TransitionAnimator<PushDownFigures> {
  /// Moves the upper screen by its own height.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let slide = ScreenSlide(of: screens, upperShift: CGPoint(x: 0, y: shift(in: context)))
    slide.animate(isOpening: isOpening, duration: figures.duration, completion: completion)
  }

  /// Returns the vertical distance from the upper screen's position to where it begins or ends; negative upwards.
  private func shift(in context: any UIViewControllerContextTransitioning) -> CGFloat {
    if isOpening { return context.viewController(forKey: .to).map { -context.finalFrame(for: $0).height } ?? 0 }
    return context.viewController(forKey: .from).map { context.initialFrame(for: $0).height } ?? 0
  }
}
