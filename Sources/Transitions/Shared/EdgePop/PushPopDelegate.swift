public import UIKit

/// A navigation controller's delegate with one animator for pushes and another for pops; a drag from the edge pops.
///
/// A subclass overrides `animator(isOpening:)`. The navigation controller does not retain its delegate: keep a reference
/// to it.
@MainActor open class PushPopDelegate: NSObject, UINavigationControllerDelegate {
  /// The interaction controller of pops that a drag begins.
  public let edgePop: EdgePop

  /// Creates a delegate whose drags use figures.
  public init(drag: DragFigures) {
    edgePop = EdgePop(figures: drag)
  }

  /// Returns the animator for a push or a pop; nil, as here, for the system's animation.
  open func animator(isOpening: Bool) -> (any CatchableAnimating)? { nil }

  /// Returns the animator for a push or a pop, and nil for no operation; a pushed screen can be dragged from then on.
  open func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = operation == .none ? nil : animator(isOpening: operation == .push)
    if operation == .push { edgePop.viewController = toVC }
    edgePop.drag.animator = animator
    return animator
  }

  /// Returns the interaction controller of a pop while a drag holds it.
  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    edgePop.hasStarted ? edgePop.drag.interactionController() : nil
  }

  /// Makes the shown screen the one that a drag pops.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    edgePop.viewController = viewController
  }
}
