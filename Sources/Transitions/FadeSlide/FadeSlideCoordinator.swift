public import UIKit

/// Makes a navigation controller of any class push and pop with a fade and a slide, and pop by a drag from the edge.
@MainActor public final class FadeSlideCoordinator: NSObject, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters = FadeSlideParameters() { didSet { drag?.parameters = parameters.drag } }
  public private(set) var drag: ScreenDrag?

  /// Makes itself the delegate of `navigation`, which has to retain it.
  init(of navigation: UINavigationController) {
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
    FadeSlideAnimator(isOpening: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
