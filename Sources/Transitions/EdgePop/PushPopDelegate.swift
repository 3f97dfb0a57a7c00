public import UIKit

/// A navigation's delegate that has one animator for pushes and another for pops, and pops by a drag from the edge.
///
/// A subclass says which animators. The navigation's reference to it is weak: somebody has to keep it.
@MainActor open class PushPopDelegate: NSObject, UINavigationControllerDelegate {
  /// What drives pops that a drag begins.
  public let edgePop: EdgePop

  /// A delegate whose drags go by `drag`.
  public init(drag: DragFigures) {
    edgePop = EdgePop(figures: drag)
  }

  /// The animator for `operation`; nil, as here, leaves it to the system.
  open func animator(for operation: UINavigationController.Operation) -> (any CatchableAnimating)? { nil }

  /// The animator for a push or a pop; the pushed screen can be dragged from then on.
  open func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = animator(for: operation)
    if operation == .push { edgePop.viewController = toVC }
    edgePop.drag.animator = animator
    return animator
  }

  /// What drives a pop, while a drag has begun it.
  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    edgePop.hasStarted ? edgePop.drag.interactionController() : nil
  }

  /// Shown: whoever is on top now is the one to be dragged.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    edgePop.viewController = viewController
  }
}
