public import UIKit

/// Pushes and pops screens that are seen through: side by side they slide by their width, so that neither is seen
/// through the other, and the one that leaves fades.
@MainActor public final class FadeSlideAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// How the screens move and fade.
  public let figures: FadeSlideFigures

  /// An animator with these figures.
  public init(operation: UINavigationController.Operation, figures: FadeSlideFigures = FadeSlideFigures()) {
    self.operation = operation
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Slides both screens and fades them.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let pair = ScreenPair(transitionContext, covers: operation == .push) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let width = transitionContext.containerView.bounds.width
    let upper = SlidingScreen(pair.upper, by: width)
    let lower = pair.lower.map { SlidingScreen($0, by: -width) }
    setOut(upper, lower)
    UIView.animateKeyframes(withDuration: figures.duration, delay: 0, options: .calculationModeCubic) {
      self.addKeyframes(upper, lower)
    } completion: { _ in
      pair.restore()
      self.end(transitionContext)
    }
  }

  /// Puts the screen that arrives where it comes from.
  private func setOut(_ upper: SlidingScreen, _ lower: SlidingScreen?) {
    if operation == .push { return upper.set(away: true) }
    lower?.set(away: true)
    lower?.set(faded: true)
  }

  private func addKeyframes(_ upper: SlidingScreen, _ lower: SlidingScreen?) {
    let arrives = operation == .push
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
      upper.set(away: !arrives)
      lower?.set(away: arrives)
    }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: figures.lowerFade) { lower?.set(faded: arrives) }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: figures.upperFade) { upper.set(faded: !arrives) }
  }

  /// Leaves the screen that arrived in front, or takes it away again.
  private func end(_ context: any UIViewControllerContextTransitioning) {
    let finishes = !context.transitionWasCancelled
    if let arriving = context.view(forKey: .to) {
      if finishes { context.containerView.bringSubviewToFront(arriving) } else { arriving.removeFromSuperview() }
    }
    context.completeTransition(finishes)
  }
}

/// A screen with a place beside its own.
@MainActor private struct SlidingScreen {
  private let view: UIView
  private let seat: CGPoint
  private let alpha: CGFloat
  private let distance: CGFloat

  init(_ view: UIView, by distance: CGFloat) {
    self.view = view
    self.distance = distance
    (seat, alpha) = (view.center, view.alpha)
  }

  func set(away: Bool) { view.center = CGPoint(x: seat.x + (away ? distance : 0), y: seat.y) }

  func set(faded: Bool) { view.alpha = faded ? 0 : alpha }
}
