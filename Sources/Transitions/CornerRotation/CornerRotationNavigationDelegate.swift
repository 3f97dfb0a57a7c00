public import UIKit

/// A navigation controller's delegate whose screens rotate about their top right corner; a drag from the edge pops them.
///
/// The navigation controller does not retain its delegate: keep a reference to it.
@MainActor public final class CornerRotationNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// How the screens move, and when a drag pops; each transition takes the parameters that are set when it begins.
  public var parameters = CornerRotationParameters() { didSet { edgePop.parameters = parameters.drag } }
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
    return operation == .none ? nil : CornerRotationAnimator(isOpening: operation == .push, parameters: parameters)
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
