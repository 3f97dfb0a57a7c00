public import UIKit

/// A navigation controller that pushes marked screens from above and pops them downwards, also by a drag to the right;
/// other screens on the same stack use the system's transition.
///
/// The mark of the upper screen, `PushDownScreen.isPushedDown`, decides about its push and its pop.
@MainActor
open class PushDownNavigationController: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  /// How marked screens move, and when a drag pops; each transition takes the parameters that are set when it begins.
  public var parameters = PushDownParameters() {
    didSet {
      drag?.parameters = parameters.drag
      drag?.completionRate = parameters.completionRate
    }
  }
  private var drag: PushDownDrag?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    let drag = PushDownDrag(direction: .right, in: view, parameters: parameters.drag) { [weak self] in
      (self?.viewControllers.count ?? 0) > 1 && self?.transitionCoordinator == nil
    } begin: { [weak self] in
      guard let self, transitionCoordinator == nil else { return }
      delegate = self
      popViewController(animated: true)
    }
    drag.completionRate = parameters.completionRate
    drag.settleByDisplayLink()
    self.drag = drag
    movePan(to: topViewController)
    guard let swipe = interactivePopGestureRecognizer else { return }
    drag.require(toFail: swipe)
    swipe.delegate = self
  }

  /// Moves the pan to the view of `screen` if the screen is marked, and removes the pan otherwise.
  private func movePan(to screen: UIViewController?) {
    guard let drag else { return }
    if let screen, screen.isMarkedForPushDown {
      screen.view.addGestureRecognizer(drag)
    } else {
      drag.view?.removeGestureRecognizer(drag)
    }
  }

  /// Returns the animator of the push from above if the upper screen is marked, and nil otherwise.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isOpening = operation == .push
    return (isOpening ? toVC : fromVC).isMarkedForPushDown
      ? PushDownAnimator(isOpening: isOpening, parameters: parameters) : nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.requested
  }

  /// Moves the pan to the screen on top.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    movePan(to: viewController)
  }

  /// Lets the system's swipe begin, also on marked screens, but not on the root and not during a transition.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1 && visibleViewController !== viewControllers.first && transitionCoordinator == nil
  }

  /// On marked screens whose own drags begin at the edge, they have precedence over the system's swipe, and do not wait for
  /// it.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    topViewController?.isMarkedForPushDown != true
      || parameters.hasSystemEdgeSwipe && parameters.drag.region == .anywhere
  }
}
