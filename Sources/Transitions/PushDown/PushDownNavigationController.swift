public import UIKit

/// A navigation whose marked screens come from above and leave downwards, by a drag to the right too; the others are the
/// system's, on the same stack.
///
/// The upper screen's mark, `PushDownScreen.isPushedDown`, decides both its push and its pop.
@MainActor
open class PushDownNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// How marked screens move, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = PushDownFigures() {
    didSet {
      drag.figures = figures.drag
      interaction?.completionRate = figures.completionRate
    }
  }
  /// What makes drags pop marked screens; its pan sits on the view of the one on top.
  public private(set) lazy var drag = DragDriver(figures: figures.drag)
  private weak var interaction: LinkedInteraction?

  open override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    drag.pop(from: self, by: self)
    drag.reference = view
    drag.makeInteraction = { [unowned self] in makeInteraction() }
    guard let swipe = interactivePopGestureRecognizer else { return }
    drag.pan.require(toFail: swipe)
    swipe.delegate = self
  }

  private func makeInteraction() -> LinkedInteraction {
    let made = LinkedInteraction(completionRate: figures.completionRate)
    interaction = made
    return made
  }

  /// Has the pan sit on `screen`, if that is marked, and else nowhere.
  private func seatPan(on screen: UIViewController?) {
    if let screen, screen.isMarkedForPushDown {
      screen.view.addGestureRecognizer(drag.pan)
    } else {
      drag.pan.view?.removeGestureRecognizer(drag.pan)
    }
  }

  /// The push or pop from above, where the upper screen is marked.
  public final func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard (operation == .push ? toVC : fromVC).isMarkedForPushDown else { return nil }
    let animator = PushDownAnimator(operation: operation, figures: figures)
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

  /// A screen that comes can be caught on its way; where it does not come after all, the one before has the pan again.
  open func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let coordinator = transitionCoordinator else { return seatPan(on: viewController) }
    if drag.animator?.isReversedByDrag == true { seatPan(on: viewController) }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.seatPan(on: self?.topViewController) }
  }

  /// A screen is shown; by default nothing happens.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
}

extension PushDownNavigationController: UIGestureRecognizerDelegate {
  /// The system's swipe pops marked screens too, with the system's animation, but never the root and nothing that moves;
  /// where drags of marked screens begin at the edge alone, those have it.
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, visibleViewController !== viewControllers.first, transitionCoordinator == nil
    else { return false }
    guard topViewController?.isMarkedForPushDown == true else { return true }
    return figures.hasSystemEdgeSwipe && figures.drag.region == .anywhere
  }
}
