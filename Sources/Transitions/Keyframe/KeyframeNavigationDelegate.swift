public import UIKit

/// A navigation controller's delegate that pushes and pops by keyframes; a drag from the edge pops.
///
/// The navigation controller does not retain its delegate: keep a reference to it.
@MainActor public final class KeyframeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// How the screens move, and when a drag pops; each transition takes the parameters that are set when it begins.
  public var parameters = KeyframeParameters() { didSet { edgePop.parameters = parameters.drag } }
  /// What moves a pop that a drag begins.
  public let edgePop: EdgePop

  /// Creates a delegate with the published parameters.
  public override init() {
    edgePop = EdgePop(parameters: parameters.drag)
    super.init()
  }

  /// Returns the animator of a push or a pop; a pushed screen can be dragged from then on.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push { edgePop.viewController = toVC }
    return operation == .none ? nil : KeyframeAnimator(isOpening: operation == .push, parameters: parameters)
  }

  /// Returns what moves a pop while a drag holds it.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    edgePop.hasStarted ? edgePop : nil
  }

  /// Makes the shown screen the one that a drag pops.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    edgePop.viewController = viewController
  }
}
