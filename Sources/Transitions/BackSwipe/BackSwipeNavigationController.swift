public import UIKit

/// A navigation whose screens can be dragged away to the right, from any point or only from the left edge.
///
/// Pops use `BackSwipeAnimator`, under the finger or not; pushes are the system's.
@MainActor
open class BackSwipeNavigationController: DraggedNavigationController {
  /// How the screens move, and when a drag pops; each pop takes them as they are when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }
  /// Set from a push to its end, during which the system's animation serves.
  private var isPushing = false

  open override var dragFigures: DragFigures { figures.drag }

  /// The back swipe's animator for a pop.
  open override func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    operation == .pop && !isPushing ? BackSwipeAnimator(figures: figures) : nil
  }

  // MARK: Pushes are the system's

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isPushing = true
    super.setViewControllers(viewControllers, animated: animated)
  }

  /// Shown: whatever was pushed is there.
  open override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isPushing = false
  }
}
