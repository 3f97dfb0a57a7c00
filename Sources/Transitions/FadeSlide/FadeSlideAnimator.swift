public import UIKit

/// Pushes and pops transparent screens: they slide side by side by their width, so that neither shows through the other,
/// and the leaving screen fades.
@MainActor public final class FadeSlideAnimator: TransitionAnimator<FadeSlideFigures> {
  /// Slides both screens and fades them.
  public override func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    let width = context.containerView.bounds.width
    let upper = SlidingScreen(screens.upper, distance: width)
    let lower = screens.lower.map { SlidingScreen($0, distance: -width) }
    if isOpening {
      upper.set(isAway: true)
    } else {
      lower?.set(isAway: true)
      lower?.set(isFaded: true)
    }
    UIView.animateKeyframes(withDuration: figures.duration, delay: 0, options: .calculationModeCubic) {
      self.addKeyframes(upper, lower)
    } completion: { _ in
      Self.arrange(context)
      completion()
    }
  }

  private func addKeyframes(_ upper: SlidingScreen, _ lower: SlidingScreen?) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
      upper.set(isAway: !self.isOpening)
      lower?.set(isAway: self.isOpening)
    }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: figures.lowerFade) {
      lower?.set(isFaded: self.isOpening)
    }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: figures.upperFade) {
      upper.set(isFaded: !self.isOpening)
    }
  }

  /// Brings the arriving screen to the front, or removes it if the transition was cancelled.
  private static func arrange(_ context: any UIViewControllerContextTransitioning) {
    guard let arriving = context.view(forKey: .to) else { return }
    if context.transitionWasCancelled {
      arriving.removeFromSuperview()
    } else {
      context.containerView.bringSubviewToFront(arriving)
    }
  }
}

/// A screen that slides between its position and a distance to one side, and fades.
@MainActor private struct SlidingScreen {
  private let view: UIView
  private let center: CGPoint
  private let alpha: CGFloat
  private let distance: CGFloat

  /// Creates a sliding screen from the current position and alpha of `view`.
  init(_ view: UIView, distance: CGFloat) {
    self.view = view
    self.distance = distance
    (center, alpha) = (view.center, view.alpha)
  }

  func set(isAway: Bool) { view.center = CGPoint(x: center.x + (isAway ? distance : 0), y: center.y) }

  func set(isFaded: Bool) { view.alpha = isFaded ? 0 : alpha }
}
