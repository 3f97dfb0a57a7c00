public import UIKit

/// Pushes a screen that comes down from above, and pops one that leaves downwards, over the one beneath.
@MainActor public final class PushDownAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// How the screens move.
  public let figures: PushDownFigures

  /// An animator with these figures.
  public init(operation: UINavigationController.Operation, figures: PushDownFigures = PushDownFigures()) {
    self.operation = operation
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Moves the upper screen by its own height.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let slide = ScreenSlide(
      duration: figures.duration, away: CGPoint(x: 0, y: away(in: transitionContext)), shadow: figures.shadow,
      dimming: figures.dimming)
    slide.play(transitionContext, upperArrives: operation == .push)
  }

  /// How far beneath its place the upper screen begins or ends.
  private func away(in context: any UIViewControllerContextTransitioning) -> CGFloat {
    if operation == .push {
      return context.viewController(forKey: .to).map { -context.finalFrame(for: $0).height } ?? 0
    }
    return context.viewController(forKey: .from).map { context.initialFrame(for: $0).height } ?? 0
  }
}
