public import UIKit

/// A navigation controller in which cards grow into pages and pages shrink back into their cards, also by a drag from
/// the edge.
@MainActor open class ContainerTransformNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// Changes apply from the next transition.
  public var parameters = ContainerTransformParameters() { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    drag = ScreenDrag(direction: .right, in: view, parameters: parameters.drag) { [weak self] in
      // The system's transition cannot be moved.
      guard let self, transitionCoordinator == nil, let below = viewControllers.dropLast().last else { return false }
      return card(of: topViewController, on: below) != nil
    } begin: { [weak self] in
      self?.delegate = self
      self?.popViewController(animated: true)
    }
  }

  private func card(of screen: UIViewController?, on below: UIViewController) -> UIView? {
    guard let card = (screen as? any GrowingScreen)?.growthSource(on: below), card.isDescendant(of: below.view),
      !card.bounds.isEmpty
    else { return nil }
    return card
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let isOpening = operation == .push
    guard let card = card(of: isOpening ? toVC : fromVC, on: isOpening ? fromVC : toVC) else { return nil }
    return ContainerTransformAnimator(isOpening: isOpening, card: card, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.interaction
  }
}
