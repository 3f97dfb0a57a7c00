public import UIKit

/// A navigation whose screens can be dragged away to the right, from any point or only from the left edge.
///
/// Pops use `BackSwipeAnimator`, under the finger or not; pushes are the system's.
@MainActor
open class BackSwipeNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// How the screens move, and when a drag pops; each pop takes them as they are when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }
  /// What makes drags pop.
  public let drag = DragDriver(figures: BackSwipeFigures().drag)
  /// Set from a push to its end, during which the system's animation serves.
  private var isPushing = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    drag.coordinator = { [weak self] in self?.transitionCoordinator }
    drag.mayBegin = { [weak self] _ in (self?.viewControllers.count ?? 0) > 1 }
    drag.begin = { [weak self] _ in self?.popByDrag() }
    view.addGestureRecognizer(drag.pan)
  }

  private func popByDrag() {
    // Somebody may have taken it.
    delegate = self
    popViewController(animated: true)
  }

  // MARK: Pushes are the system's

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isPushing = true
    super.setViewControllers(viewControllers, animated: animated)
  }

  /// Shown: whatever was pushed is there.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isPushing = false
  }

  /// The back swipe's animator for a pop.
  open func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard operation == .pop, !isPushing else { return nil }
    let animator = BackSwipeAnimator(figures: figures)
    drag.animator = animator
    return animator
  }

  /// What drives a pop, while a drag begins it.
  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}
