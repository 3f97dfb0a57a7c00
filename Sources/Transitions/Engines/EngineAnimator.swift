public import UIKit

/// Pushes and pops as a known engine does: the upper screen slides in from the right or out to the right, and the screen
/// beneath follows part of the distance; timed by a spring or a curve, and interruptible at any moment.
///
/// Only an interruptible animator may implement `interruptibleAnimator(using:)`, so this one is no `TransitionAnimator`.
@MainActor public final class EngineAnimator: NSObject, CatchableAnimating {
  /// The transition in progress.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether the transition pushes.
  public let isOpening: Bool
  /// The figures of the transition.
  public let figures: EngineFigures
  /// The animator of the transition in progress.
  private var current: UIViewPropertyAnimator?

  /// Creates an animator for pushing or popping a screen.
  public init(isOpening: Bool, figures: EngineFigures = EngineFigures()) {
    self.isOpening = isOpening
    self.figures = figures
  }

  /// Whether a drag moves the transition backwards: it undoes a push.
  public var isReversedByDrag: Bool { isOpening }

  /// Returns the time that the spring takes, or the figures' duration for the curve.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.makeAnimator().duration
  }

  /// Starts the interruptible animator.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// Returns the animator that slides both screens; the same object as long as the transition lasts.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let current { return current }
    context = transitionContext
    let animator = figures.makeAnimator()
    addSlide(to: animator, transitionContext)
    current = animator
    return animator
  }

  private func addSlide(to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning) {
    let pair = ScreenPair(context, isOpening: isOpening, shadow: figures.shadow, dimming: figures.dimming)
    guard let screens = pair else { return context.complete() }
    let width = context.containerView.bounds.width
    let slide = ScreenSlide(
      of: screens, upperShift: CGPoint(x: width, y: 0),
      lowerShift: CGPoint(x: -figures.parallax.distance(in: width), y: 0))
    slide.set(isCovered: !isOpening)
    animator.addAnimations { slide.set(isCovered: self.isOpening) }
    animator.addCompletion { _ in
      screens.restore()
      context.complete()
    }
  }

  /// Brings the transition in progress to its end at once, completed.
  func endAtOnce() {
    guard let current, current.state == .active else { return }
    current.stopAnimation(false)
    current.finishAnimation(at: .end)
  }

  /// Releases the animator of the transition that has ended.
  public func animationEnded(_ transitionCompleted: Bool) { current = nil }
}
