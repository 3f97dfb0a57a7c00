public import UIKit

/// Lets screens of a navigation controller sink back under others, and a drag to the right pop the top one.
@MainActor public final class Sink: NSObject, UINavigationControllerDelegate {
  /// How the screens move, and when a drag pops; each transition takes the parameters that are set when it begins.
  public var parameters: SinkParameters { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  /// Adds the drag to a navigation controller.
  public init(_ navigation: UINavigationController, parameters: SinkParameters = SinkParameters()) {
    self.parameters = parameters
    super.init()
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    drag = ScreenDrag(direction: .right, in: navigation.view, parameters: parameters.drag) { [weak navigation] in
      (navigation?.viewControllers.count ?? 0) > 1 && navigation?.transitionCoordinator == nil
    } begin: { [weak self, weak navigation] in
      // Other code may have replaced the delegate.
      navigation?.delegate = self
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
    drag?.requested
  }
}
