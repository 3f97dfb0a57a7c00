public import UIKit

/// Pushes a screen that grows out of the frame of a view on the screen beneath, and pops one that shrinks back into it.
@MainActor public final class GrowAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// What the screen grows out of: a button that was tapped, on the screen beneath; not empty.
  public let source: UIView
  /// How long it does.
  public let figures: GrowFigures

  /// An animator that starts from `source`, with these figures.
  public init(
    operation: UINavigationController.Operation, source: UIView, figures: GrowFigures = GrowFigures()
  ) {
    self.operation = operation
    self.source = source
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Grows the upper screen or shrinks it.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let arrives = operation == .push
    guard
      let pair = ScreenPair(transitionContext, covers: arrives, shadow: figures.shadow, dimming: figures.dimming)
    else { return transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
    let set = placement(of: pair, in: transitionContext.containerView)
    set(arrives)
    UIView.animate(withDuration: figures.duration) {
      set(!arrives)
    } completion: { _ in
      pair.restore()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Puts everything where it is at either end.
  private func placement(of pair: ScreenPair, in container: UIView) -> (_ revealed: Bool) -> Void {
    let (center, transform, whole) = (pair.upper.center, pair.upper.transform, pair.upper.frame)
    let small = source.convert(source.bounds, to: container)
    let scale = CGSize(width: small.width / whole.width, height: small.height / whole.height)
    let smallCenter = CGPoint(
      x: small.minX + (center.x - whole.minX) * scale.width, y: small.minY + (center.y - whole.minY) * scale.height)
    let smallTransform = transform.concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
    return { revealed in
      pair.changeUpper {
        $0.center = revealed ? smallCenter : center
        $0.transform = revealed ? smallTransform : transform
      }
      pair.setLooks(revealed: revealed)
    }
  }
}
