public import UIKit

/// Pushes and pops: the upper screen slides in from the right or out to it, the one beneath sinks back or comes up again
/// behind a black veil.
@MainActor public final class SinkAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// How the screens move.
  public let figures: SinkFigures

  /// An animator with these figures.
  public init(operation: UINavigationController.Operation, figures: SinkFigures = SinkFigures()) {
    self.operation = operation
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Slides the upper screen and scales the lower one.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let width = transitionContext.containerView.bounds.width
    let slide = ScreenSlide(
      duration: figures.duration, away: CGPoint(x: width, y: 0),
      beneath: CGPoint(x: -figures.parallax.offset(in: width), y: 0), scaleBeneath: figures.scale,
      shadow: figures.shadow, dimming: figures.dimming)
    slide.play(transitionContext, upperArrives: operation == .push)
  }
}
