public import UIKit

/// Lays the tabs of a tab bar controller side by side; a drag to the right shows the previous tab, a drag to the left
/// the next one, and from right to left the reverse; taps and code use the same motion.
///
/// The tab bar controller does not retain this object; keep a reference to it.
@MainActor public final class BackSwipeTabs: NSObject {
  /// Changes apply from the next transition.
  public var parameters: BackSwipeParameters { didSet { for drag in drags { drag.parameters = parameters.drag } } }
  private weak var tabs: UITabBarController?
  private var drags: [ScreenDrag] = []

  public init(_ tabs: UITabBarController, parameters: BackSwipeParameters = BackSwipeParameters()) {
    self.parameters = parameters
    self.tabs = tabs
    super.init()
    tabs.delegate = self
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    let directions: [(DragDirection, step: Int)] = [(.right, isMirrored ? 1 : -1), (.left, isMirrored ? -1 : 1)]
    drags = directions.map { direction, step in
      ScreenDrag(direction: direction, in: tabs.view, parameters: parameters.drag) { [weak self] in
        self?.neighbour(step) != nil
      } begin: { [weak self] in
        self?.select(step)
      }
    }
  }

  /// Returns the index of the tab `step` tabs further right; nil if there is none or a change is in progress.
  private func neighbour(_ step: Int) -> Int? {
    guard let tabs, tabs.selectedViewController?.transitionCoordinator == nil else { return nil }
    let index = tabs.selectedIndex + step
    return tabs.viewControllers?.indices.contains(index) == true ? index : nil
  }

  private func select(_ step: Int) {
    guard let index = neighbour(step) else { return }
    tabs?.delegate = self  // other code may have replaced it
    tabs?.selectedIndex = index
  }
}

extension BackSwipeTabs: UITabBarControllerDelegate {
  /// A tab to the right opens over the current one; a tab to the left is uncovered.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screens = tabBarController.viewControllers ?? []
    let isOpening = (screens.firstIndex(of: fromVC) ?? 0) < (screens.firstIndex(of: toVC) ?? 0)
    return BackSwipeAnimator(isOpening: isOpening, parameters: parameters)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drags.compactMap(\.interaction).first
  }
}
