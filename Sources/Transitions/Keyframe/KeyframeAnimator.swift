public import UIKit

/// Pushes by keyframes: the new screen comes in from the right, swells beyond its size and settles, while the old one
/// shrinks away to the left; or pops the same way back.
@MainActor public final class KeyframeAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes.
  public let pushes: Bool
  /// The figures it goes by.
  public let figures: KeyframeFigures
  /// A drag takes a push back.
  public var isReversedByDrag: Bool { pushes }

  /// An animator for pushes or for pops, with these figures.
  public init(pushes: Bool, figures: KeyframeFigures = KeyframeFigures()) {
    self.pushes = pushes
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Moves both screens through their keyframes.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let screens = ScreenPair(transitionContext, covers: pushes, shadow: figures.shadow, dimming: figures.dimming)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let width = transitionContext.containerView.bounds.width
    if pushes { screens.changeUpper { $0.transform = away(width) } } else { screens.lower?.transform = behind }
    UIView.animateKeyframes(
      withDuration: figures.duration, delay: 0,
      options: figures.pacing == .paced ? .calculationModePaced : .calculationModeLinear,
      animations: {
        screens.setLooks(revealed: !self.pushes)
        self.addKeyframes(screens, width)
      },
      completion: { _ in
        screens.restore()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  private func addKeyframes(_ screens: ScreenPair, _ width: CGFloat) {
    let middle = Self.shifted(figures.upperShift * width, scale: figures.upperScale)
    keyframe(0, figures.lowerEnd) { screens.lower?.transform = self.pushes ? self.behind : .identity }
    if pushes {
      keyframe(figures.upperStart, figures.upperMiddle) { screens.changeUpper { $0.transform = middle } }
      keyframe(figures.upperMiddle, 1) { screens.changeUpper { $0.transform = .identity } }
    } else {
      keyframe(figures.upperMiddle, 1) { screens.changeUpper { $0.transform = middle } }
      keyframe(figures.upperStart, figures.upperMiddle) { screens.changeUpper { $0.transform = self.away(width) } }
    }
  }

  /// A keyframe from `start` to `end` of the push, or of the pop that runs the other way.
  private func keyframe(_ start: Double, _ end: Double, _ change: @escaping () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: pushes ? start : 1 - end, relativeDuration: max(end - start, 0), animations: change)
  }

  /// Where the upper screen is when it is not there.
  private func away(_ width: CGFloat) -> CGAffineTransform { CGAffineTransform(translationX: width, y: 0) }

  /// Where the lower screen is while it is covered.
  private var behind: CGAffineTransform {
    Self.shifted(figures.hasParallax ? figures.lowerShift : 0, scale: figures.lowerScale)
  }

  /// Moved, then scaled, the movement with it.
  private static func shifted(_ x: CGFloat, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: x, y: 0)
  }
}
