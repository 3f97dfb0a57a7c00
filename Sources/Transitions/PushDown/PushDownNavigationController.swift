public import UIKit

/// Pushes marked screens from above and pops them downwards, also by a drag to the right.
///
/// Other screens on the same stack use the system's transition.
///
/// The upper screen's `PushDownScreen.isPushedDown` decides about its push and its pop.
@MainActor
open class PushDownNavigationController: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  /// Changes apply from the next transition.
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
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    guard let swipe = interactivePopGestureRecognizer else { return }
    drag.require(toFail: swipe)
    swipe.delegate = self
  }

  /// Only a marked screen gets the pan.
  private func movePan(to screen: UIViewController?) {
    guard let drag else { return }
    if let screen, screen.isMarkedForPushDown {
      screen.view.addGestureRecognizer(drag)
    } else {
      drag.view?.removeGestureRecognizer(drag)
    }
  }

  /// Nil, and thus the system's animation, unless the upper screen is marked.
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
    drag?.interaction
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    movePan(to: viewController)
  }

  /// The system's swipe begins on marked screens too, but neither on the root nor during a transition.
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
