public import UIKit

/// Lays the tabs of a tab bar controller side by side: a drag to the right changes to the previous tab, a drag to the
/// left to the next one, and so do taps and code, with the same motion.
///
/// The tab bar controller does not retain it: keep a reference.
@MainActor public final class BackSwipeTabs: NSObject {
  /// How the screens move, and when a drag finishes; each transition takes the parameters that are set when it begins.
  public var parameters: BackSwipeParameters { didSet { for drag in drags { drag.parameters = parameters.drag } } }
  private weak var tabs: UITabBarController?
  private var drags: [ScreenDrag] = []

  /// Adds the drags to a tab bar controller.
  public init(_ tabs: UITabBarController, parameters: BackSwipeParameters = BackSwipeParameters()) {
    self.parameters = parameters
    self.tabs = tabs
    super.init()
    tabs.delegate = self
    let directions: [(DragDirection, step: Int)] = [(.right, -1), (.left, 1)]
    drags = directions.map { direction, step in
      ScreenDrag(direction: direction, in: tabs.view, parameters: parameters.drag) { [weak self] in
        self?.neighbour(step) != nil
      } begin: { [weak self] in
        self?.select(step)
      }
    }
  }

  /// Returns the index of the tab before the selected one or behind it; nil if there is none, or tabs change already.
  private func neighbour(_ step: Int) -> Int? {
    guard let tabs, tabs.selectedViewController?.transitionCoordinator == nil else { return nil }
    let index = tabs.selectedIndex + step
    return tabs.viewControllers?.indices.contains(index) == true ? index : nil
  }

  private func select(_ step: Int) {
    guard let index = neighbour(step) else { return }
    // Other code may have replaced the delegate.
    tabs?.delegate = self
    tabs?.selectedIndex = index
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
    return BackSwipeAnimator(isOpening: isOpening, parameters: parameters)
  }

  /// Returns what moves a change that a drag begins.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drags.compactMap(\.requested).first
  }
}
