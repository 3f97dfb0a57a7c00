public import UIKit

/// Pushes with keyframes, or pops by the reverse motion: the new screen enters from the right, grows beyond its size
/// and settles, while the old screen shrinks away to the left.
@MainActor public final class KeyframeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: KeyframeParameters

  public init(isOpening: Bool, parameters: KeyframeParameters = KeyframeParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let screens = TwoScreens(context, isOpening: isOpening, parameters: parameters) else {
      return context.completeTransition(true)
    }
    let width = context.containerView.bounds.width
    // The scale applies to the translation too.
    let away = CGAffineTransform(translationX: width, y: 0)
    let middle = CGAffineTransform(scaleX: parameters.upperScale, y: parameters.upperScale)
      .translatedBy(x: parameters.upperShift * width, y: 0)
    let covered = CGAffineTransform(scaleX: parameters.lowerScale, y: parameters.lowerScale)
      .translatedBy(x: parameters.hasParallax ? parameters.lowerShift : 0, y: 0)
    func moveUpper(_ transform: CGAffineTransform) {
      screens.upper.transform = transform
      if parameters.shadow.isOn {
        screens.caster.transform = transform
      }
    }
    screens.shade(isCovered: !isOpening)
    if isOpening { moveUpper(away) } else { screens.lower.transform = covered }
    UIView.animateKeyframes(
      withDuration: parameters.duration, delay: 0,
      options: parameters.pacing == .paced ? .calculationModePaced : .calculationModeLinear
    ) {
      screens.shade(isCovered: self.isOpening)
      self.addKeyframe(0, self.parameters.lowerEnd) { screens.lower.transform = self.isOpening ? covered : .identity }
      self.addKeyframe(self.parameters.upperStart, self.parameters.upperMiddle) {
        moveUpper(self.isOpening ? middle : away)
      }
      self.addKeyframe(self.parameters.upperMiddle, 1) { moveUpper(self.isOpening ? .identity : middle) }
    } completion: { _ in
      screens.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Adds a keyframe; the times are those of a push; a pop mirrors them.
  private func addKeyframe(_ start: Double, _ end: Double, _ change: @escaping () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: isOpening ? start : 1 - end, relativeDuration: max(end - start, 0), animations: change)
  }
}
