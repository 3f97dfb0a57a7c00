public import UIKit

/// Pushes and pops as an engine does: the upper screen slides in from the right or out to it, the one beneath goes along
/// a part of the way; paced by a spring or a curve, and interruptible at any moment.
@MainActor public final class EngineAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// How the screens move.
  public let figures: EngineFigures
  /// What plays it, while it lasts.
  private var playing: UIViewPropertyAnimator?

  /// An animator with these figures.
  public init(operation: UINavigationController.Operation, figures: EngineFigures = EngineFigures()) {
    self.operation = operation
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The time that the spring takes, or the figures' duration for the curve.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.makeAnimator().duration
  }

  /// Starts what can be interrupted.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  /// What slides both screens; the same as long as the transition lasts.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let playing { return playing }
    context = transitionContext
    let made = figures.makeAnimator()
    let width = transitionContext.containerView.bounds.width
    let slide = ScreenSlide(
      away: CGPoint(x: width, y: 0), beneath: CGPoint(x: -figures.parallax.offset(in: width), y: 0),
      shadow: figures.shadow, dimming: figures.dimming)
    slide.give(to: made, transitionContext, upperArrives: operation == .push)
    playing = made
    return made
  }

  /// Lets go of what played it.
  public func animationEnded(_ transitionCompleted: Bool) { playing = nil }
}
