public import UIKit

/// Pushes by keyframes: the new screen enters from the right, grows beyond its size and settles, while the old screen
/// shrinks away to the left; or pops by the reverse motion.
@MainActor public final class KeyframeAnimator: TransitionAnimator<KeyframeFigures> {
  /// Moves both screens through their keyframes.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let width = context.containerView.bounds.width
    if isOpening { screens.changeUpper { $0.transform = away(width) } } else { screens.lower?.transform = covered }
    UIView.animateKeyframes(
      withDuration: figures.duration, delay: 0,
      options: figures.pacing == .paced ? .calculationModePaced : .calculationModeLinear
    ) {
      screens.setShading(isCovered: self.isOpening)
      self.addKeyframes(screens, width)
    } completion: { _ in
      completion()
    }
  }

  private func addKeyframes(_ screens: ScreenPair, _ width: CGFloat) {
    let middle = Self.shifted(figures.upperShift * width, scale: figures.upperScale)
    addKeyframe(0, figures.lowerEnd) { screens.lower?.transform = self.isOpening ? self.covered : .identity }
    if isOpening {
      addKeyframe(figures.upperStart, figures.upperMiddle) { screens.changeUpper { $0.transform = middle } }
      addKeyframe(figures.upperMiddle, 1) { screens.changeUpper { $0.transform = .identity } }
    } else {
      addKeyframe(figures.upperMiddle, 1) { screens.changeUpper { $0.transform = middle } }
      addKeyframe(figures.upperStart, figures.upperMiddle) { screens.changeUpper { $0.transform = self.away(width) } }
    }
  }

  /// Adds a keyframe from `start` to `end` of the push, or at the mirrored times for a pop.
  private func addKeyframe(_ start: Double, _ end: Double, _ change: @escaping () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: isOpening ? start : 1 - end, relativeDuration: max(end - start, 0), animations: change)
  }

  /// Returns the transform of the upper screen when it is away.
  private func away(_ width: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: width, y: 0) }

  /// The transform of the lower screen when it is covered.
  private var covered: CGAffineTransform {
    Self.shifted(figures.hasParallax ? figures.lowerShift : 0, scale: figures.lowerScale)
  }

  /// Returns a transform that translates by `x` and then scales the result, the translation too.
  private static func shifted(_ x: CGFloat, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: x, y: 0)
  }
}
