public import UIKit

/// A navigation controller that pushes marked screens from above and pops them downwards, also by a drag to the right;
/// other screens on the same stack use the system's transition.
///
/// The mark of the upper screen, `PushDownScreen.isPushedDown`, decides about its push and its pop.
@MainActor open class PushDownNavigationController: DraggedNavigationController {
  /// How marked screens move, and when a drag pops; each transition takes the figures that are set when it begins.
  public var figures = PushDownFigures() {
    didSet {
      drag.figures = figures.drag
      interaction?.completionRate = figures.completionRate
    }
  }
  private weak var interaction: DisplayLinkInteraction?

  open override var dragFigures: DragFigures { figures.drag }

  /// Prepares the drag for the marked screen on top, and makes the controller the delegate of the system's swipe.
  open override func addDrag() {
    drag.referenceView = view
    drag.makeController = { [unowned self] in makeInteraction() }
    drag.isFinishing = { [weak self] in self?.interaction?.isFinishing }
    guard let swipe = interactivePopGestureRecognizer else { return }
    drag.pan.require(toFail: swipe)
    swipe.delegate = self
  }

  private func makeInteraction() -> DisplayLinkInteraction {
    let created = DisplayLinkInteraction(completionRate: figures.completionRate)
    interaction = created
    return created
  }

  /// Moves the pan to the view of `screen` if the screen is marked, and removes the pan otherwise.
  private func movePan(to screen: UIViewController?) {
    if let screen, screen.isMarkedForPushDown {
      screen.view.addGestureRecognizer(drag.pan)
    } else {
      drag.pan.view?.removeGestureRecognizer(drag.pan)
    }
  }

  /// Returns the animator of the push from above if the upper screen is marked, and nil otherwise.
  open override func animator(
    isOpening: Bool, from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any CatchableAnimating)? {
    guard (isOpening ? toVC : fromVC).isMarkedForPushDown else { return nil }
    return PushDownAnimator(isOpening: isOpening, figures: figures)
  }

  /// Moves the pan to a pushed screen, so that a press can catch it; if the push is cancelled, the pan moves back to the
  /// top screen.
  open override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    guard let coordinator = transitionCoordinator else { return movePan(to: viewController) }
    if drag.animator?.isReversedByDrag == true { movePan(to: viewController) }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.movePan(to: self?.topViewController) }
  }
}

extension PushDownNavigationController: UIGestureRecognizerDelegate {
  /// Lets the system's swipe begin, also on marked screens, but not on the root and not during a transition; on marked
  /// screens whose own drags begin at the edge, the own drags have precedence.
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, visibleViewController !== viewControllers.first, transitionCoordinator == nil
    else { return false }
    guard topViewController?.isMarkedForPushDown == true else { return true }
    return figures.hasSystemEdgeSwipe && figures.drag.region == .anywhere
  }
}
