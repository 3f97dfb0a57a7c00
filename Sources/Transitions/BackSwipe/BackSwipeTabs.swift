public import UIKit

/// Lays the tabs of a tab bar controller side by side: a drag to the right changes to the previous tab, a drag to the
/// left to the next one, and so do taps and code, with the same motion.
///
/// The object is the delegate of the tab bar controller, which does not retain it: keep a reference to it.
@MainActor public final class BackSwipeTabs: NSObject {
  /// How the screens move, and when a drag finishes; each transition takes the figures that are set when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }
  /// The drag that changes tabs; its pan belongs to the tab bar controller's view.
  public let drag = DragInteraction(figures: BackSwipeFigures().drag)

  /// Makes `tabs` change its tabs by the back swipe.
  public func attach(to tabs: UITabBarController) {
    tabs.delegate = self
    drag.directions = [.right, .left]
    drag.movesEveryTransition = true
    // The selected screen may be a navigation controller, with a transition in progress.
    drag.coordinator = { [weak tabs] in tabs?.selectedViewController?.transitionCoordinator }
    drag.mayBegin = { [weak tabs] direction in tabs?.neighbour(direction) != nil }
    drag.begin = { [weak self, weak tabs] direction in
      guard let self, let tabs, let neighbour = tabs.neighbour(direction) else { return }
      // Other code may have replaced the delegate.
      tabs.delegate = self
      tabs.selectedIndex = neighbour
    }
    tabs.view.addGestureRecognizer(drag.pan)
  }
}

extension BackSwipeTabs: UITabBarControllerDelegate {
  /// Returns an animator that opens a tab to the right over the current one, or uncovers a tab to the left.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screens = tabBarController.viewControllers ?? []
    let isOpening = (screens.firstIndex(of: fromVC) ?? 0) < (screens.firstIndex(of: toVC) ?? 0)
    let animator = BackSwipeAnimator(isOpening: isOpening, figures: figures)
    // A drag that catches the transition continues it in the direction in which it moves.
    drag.directions = isOpening ? [.left, .right] : [.right, .left]
    drag.isOpening = isOpening
    drag.animator = animator
    return animator
  }

  /// Returns the object that moves the change, whether a drag began it or not.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}

extension UITabBarController {
  /// Returns the index of the tab that a drag in `direction` changes to; nil at the ends.
  fileprivate func neighbour(_ direction: DragDirection) -> Int? {
    let index = direction == .right ? selectedIndex - 1 : selectedIndex + 1
    return viewControllers?.indices.contains(index) == true ? index : nil
  }
}
