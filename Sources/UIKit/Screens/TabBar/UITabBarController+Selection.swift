import Foundation

extension UITabBarController {
  /// Selects the screen at `index` after a tap on the bar, if the delegate allows it.
  final func choose(_ index: Int) {
    guard screens.indices.contains(index) else { return }
    let screen = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: screen)
  }

  /// Selects the screen at `index`, by the delegate's animator if it supplies one.
  final func select(_ index: Int) {
    guard screens.indices.contains(index) else {
      return UIApplication.shared.report(
        "UITabBarController.selectedIndex cannot be \(index): there are \(screens.count) controllers")
    }
    guard transition == nil else {
      waiting = index
      return
    }
    guard index != selection, let from = selectedViewController else { return }
    let to = screens[index]
    previousSelection = selection
    selection = index
    showItems()
    guard isViewLoaded, container.window != nil, isSeen else { return installSelection() }
    let transition = TransitionContext(
      in: container, from: from, to: to, isOpening: index > previousSelection, owner: self)
    self.transition = transition
    transition.animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    guard let animator = transition.animator else {
      self.transition = nil
      return exchange(from, to)
    }
    transition.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.request()
  }

  private func exchange(_ from: UIViewController, _ to: UIViewController) {
    from.beginAppearance(false, animated: false)
    layOut(to)
    to.beginAppearance(true, animated: false)
    container.keep(to.view, insteadOf: from.viewIfLoaded)
    from.endAppearance()
    if appearance.state == .appeared { to.endAppearance() }
  }

  final func replaceScreens(_ new: [UIViewController]) {
    let seen = selectedViewController
    let removed = screens.filter { old in !new.contains { $0 === old } }
    screens = new
    for screen in removed where screen.parent === self {
      let wasSeen = screen === seen && isSeen
      if wasSeen { screen.beginAppearance(false, animated: false) }
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      if wasSeen { screen.endAppearance() }
      screen.leaveParent()
    }
    for screen in new where screen.parent !== self {
      addChild(screen)
      screen.didMove(toParent: self)
    }
    selection = new.firstIndex { $0 === seen } ?? 0
    showItems()
    guard isViewLoaded, let top = selectedViewController, top !== seen else { return }
    if isSeen { top.beginAppearance(true, animated: false) }
    installSelection()
    if appearance.state == .appeared { top.endAppearance() }
  }

  /// Makes the bar show an item for each controller.
  final func showItems() {
    let items = screens.map(\.tabBarItem).compactMap { $0 }
    if tabBar.items != items { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Leaves only the view of the selected screen in the container.
  final func installSelection() {
    if let screen = selectedViewController { install(screen) }
  }
}

extension UITabBarController: TransitionOwner, ScreenHost {
  var systemPop: SystemPop? { nil }

  func transitionWillBegin(_ transition: TransitionContext) { _ = beginAppearances(in: transition) }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if !completed {
      selection = previousSelection
      showItems()
    }
    endAppearances(in: transition, completed: completed)
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool { false }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    installSelection()
    guard let next = waiting else { return }
    waiting = nil
    select(next)
  }
}
