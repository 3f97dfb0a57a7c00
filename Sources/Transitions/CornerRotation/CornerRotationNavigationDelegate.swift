public import UIKit

/// A navigation controller's delegate whose screens rotate about their top right corner; a drag from the edge pops
/// them.
///
/// The navigation controller does not retain its delegate; keep a reference to it.
@MainActor public final class CornerRotationNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters = CornerRotationParameters() { didSet { edgePop.parameters = parameters.drag } }
  public let edgePop: EdgePop

  public override init() {
    edgePop = EdgePop(parameters: parameters.drag)
    super.init()
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if operation == .push { edgePop.viewController = toVC }
    return operation == .none ? nil : CornerRotationAnimator(isOpening: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    edgePop.hasStarted ? edgePop : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    edgePop.viewController = viewController
  }
}
