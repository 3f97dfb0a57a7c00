public import UIKit

/// Has the tabs of a tab bar controller lie side by side: a drag to the right goes to the previous one, a drag to the
/// left to the next one, and a choice by a tap or from code moves the same way.
///
/// It is the controller's delegate, which does not keep it alive: whoever attaches it has to.
@MainActor public final class BackSwipeTabs: NSObject {
  /// How the screens move, and when a drag is enough; each transition takes them as they are when it begins.
  public var figures = BackSwipeFigures() { didSet { drag.figures = figures.drag } }
  /// What makes drags change tabs; its pan sits on the tab bar controller's view.
  public let drag = DragDriver(figures: BackSwipeFigures().drag)

  /// Has `tabs` change its tabs this way.
  public func attach(to tabs: UITabBarController) {
    tabs.delegate = self
    drag.ways = [.right, .left]
    drag.drivesAll = true
    // Where a screen is a navigation of its own, that may be moving.
    drag.coordinator = { [weak tabs] in tabs?.selectedViewController?.transitionCoordinator }
    drag.mayBegin = { [weak tabs] way in tabs?.neighbour(way) != nil }
    drag.begin = { [weak self, weak tabs] way in
      guard let self, let tabs, let neighbour = tabs.neighbour(way) else { return }
      // Somebody may have taken it.
      tabs.delegate = self
      tabs.selectedIndex = neighbour
    }
    tabs.view.addGestureRecognizer(drag.pan)
  }
}

extension BackSwipeTabs: UITabBarControllerDelegate {
  /// A later tab arrives over the one before it, from the right; an earlier one is uncovered.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screens = tabBarController.viewControllers ?? []
    let isNext = (screens.firstIndex(of: fromVC) ?? 0) < (screens.firstIndex(of: toVC) ?? 0)
    let animator = BackSwipeAnimator(arrives: isNext, figures: figures)
    // Caught, it goes on by a drag the way it went.
    drag.ways = isNext ? [.left, .right] : [.right, .left]
    drag.isOpposite = isNext
    drag.animator = animator
    return animator
  }

  /// What drives the change, whether a drag begins it or not.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag.interactionController()
  }
}

extension UITabBarController {
  /// The place of the tab that a drag `way` leads to; nil at the ends.
  fileprivate func neighbour(_ way: DragWay) -> Int? {
    let place = way == .right ? selectedIndex - 1 : selectedIndex + 1
    return viewControllers?.indices.contains(place) == true ? place : nil
  }
}
