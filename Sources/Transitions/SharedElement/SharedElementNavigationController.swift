public import UIKit

/// A navigation controller in which a shared element travels from one screen to the other, also by a drag from the
/// edge.
@MainActor open class SharedElementNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters = SharedElementParameters() { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    drag = ScreenDrag(direction: .right, in: view, parameters: parameters.drag) { [weak self] in
      (self?.viewControllers.count ?? 0) > 1 && self?.transitionCoordinator == nil
    } begin: { [weak self] in
      self?.delegate = self
      self?.popViewController(animated: true)
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SharedElementAnimator(isOpening: operation == .push, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
