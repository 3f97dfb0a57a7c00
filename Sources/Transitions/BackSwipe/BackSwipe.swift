public import UIKit

/// Lets a drag to the right pop the screens of a navigation controller.
@MainActor public final class BackSwipe: NSObject, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters: BackSwipeParameters { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  public init(_ navigation: UINavigationController, parameters: BackSwipeParameters = BackSwipeParameters()) {
    self.parameters = parameters
    super.init()
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
    let back: DragDirection = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .left : .right
    drag = ScreenDrag(direction: back, in: navigation.view, parameters: parameters.drag) { [weak navigation] in
      (navigation?.viewControllers.count ?? 0) > 1 && navigation?.transitionCoordinator == nil
    } begin: { [weak self, weak navigation] in
      navigation?.delegate = self  // other code may have replaced it
      navigation?.popViewController(animated: true)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch parameters.push {
    case .system: return operation == .pop ? BackSwipeAnimator(isOpening: false, parameters: parameters) : nil
    case .same: return BackSwipeAnimator(isOpening: operation == .push, parameters: parameters)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
