public import UIKit

/// A navigation controller with its own animators, whose top screen can be dragged away from anywhere or from the left
/// edge.
///
/// A subclass overrides `dragFigures` and `animator(isOpening:from:to:)`. A delegate that was set before the view is loaded
/// stays: it supplies the animators then, except for pops that a drag begins.
@MainActor open class DraggedNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// The drag that pops.
  public private(set) lazy var drag = DragInteraction(figures: dragFigures)

  /// When a drag begins and when it pops.
  open var dragFigures: DragFigures { DragFigures() }

  /// Returns the animator of a push or a pop; nil, as here, for the system's animation.
  open func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    drag.pop(from: self, by: self)
    drag.mayBegin = { [weak self] _ in self?.hasDraggedPop == true }
    addDrag()
  }

  /// Adds the pan of the drag to the controller's view and turns the system's swipe off; called when the view is loaded.
  open func addDrag() {
    interactivePopGestureRecognizer?.isEnabled = false
    view.addGestureRecognizer(drag.pan)
  }

  /// Whether the subclass has an animator for a pop: a drag cannot move the system's.
  private var hasDraggedPop: Bool {
    guard let below = viewControllers.dropLast().last, let top = topViewController else { return false }
    return animator(isOpening: false, from: top, to: below) != nil
  }

  /// Returns the animator of the subclass.
  public final func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let animator = animator(isOpening: operation == .push, from: fromVC, to: toVC)
    drag.animator = animator
    return animator
  }

  /// Returns the object that moves a pop, when a drag begins it.
  public final func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }

  /// Tells the delegate that a screen will be shown; by default nothing happens.
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  /// Tells the delegate that a screen is shown; by default nothing happens.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}
