public import UIKit

/// Lets the lower screens of a navigation controller sink back, and a drag to the right pop the top one.
@MainActor public final class Sink: NSObject, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters: SinkParameters { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  public init(_ navigation: UINavigationController, parameters: SinkParameters = SinkParameters()) {
    self.parameters = parameters
    super.init()
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
    drag = ScreenDrag(direction: .right, in: navigation.view, parameters: parameters.drag) { [weak navigation] in
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
    SinkAnimator(isOpening: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
