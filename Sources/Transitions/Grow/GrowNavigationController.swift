public import UIKit

/// A navigation controller whose screens grow out of a tapped view and shrink back into it, also by a drag from the
/// edge.
@MainActor open class GrowNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters = GrowParameters() { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    drag = ScreenDrag(direction: .right, in: view, parameters: parameters.drag) { [weak self] in
      // The system's transition cannot be moved.
      guard let self, transitionCoordinator == nil, let below = viewControllers.dropLast().last else { return false }
      return source(of: topViewController, on: below) != nil
    } begin: { [weak self] in
      self?.delegate = self
      self?.popViewController(animated: true)
    }
  }

  private func source(of screen: UIViewController?, on below: UIViewController) -> UIView? {
    guard let source = (screen as? any GrowingScreen)?.growthSource(on: below), source.isDescendant(of: below.view),
      !source.bounds.isEmpty
    else { return nil }
    return source
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isOpening = operation == .push
    guard let source = source(of: isOpening ? toVC : fromVC, on: isOpening ? fromVC : toVC) else { return nil }
    return GrowAnimator(isOpening: isOpening, source: source, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
