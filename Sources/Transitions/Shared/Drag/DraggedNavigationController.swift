public import UIKit

/// A navigation with animators of its own, whose top can be dragged away anywhere or from the left edge.
///
/// A subclass says what its figures are and which animator serves.
@MainActor open class DraggedNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// What makes drags pop.
  public private(set) lazy var drag = DragDriver(figures: dragFigures)

  /// When a drag begins and when it pops.
  open var dragFigures: DragFigures { DragFigures() }

  /// The animator of a push or a pop; nil for the system's.
  open func animator(
    for operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    drag.pop(from: self, by: self)
    drag.mayBegin = { [weak self] _ in self?.hasDraggedPop == true }
    view.addGestureRecognizer(drag.pan)
  }

  /// Whether there is a pop for a drag to drive: the system's cannot be.
  private var hasDraggedPop: Bool {
    guard let below = viewControllers.dropLast().last, let top = topViewController else { return false }
    return animator(for: .pop, from: top, to: below) != nil
  }

  /// The animator that the subclass has.
  public final func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = animator(for: operation, from: fromVC, to: toVC)
    drag.animator = animator
    return animator
  }

  /// What drives a pop, while a drag begins it.
  public final func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }

  /// A screen will be shown; by default nothing happens.
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// A screen is shown; by default nothing happens.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
