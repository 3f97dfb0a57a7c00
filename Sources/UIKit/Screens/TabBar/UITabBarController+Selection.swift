import Foundation

extension UITabBarController {
  /// A tap on the bar.
  final func choose(_ index: Int) {
    guard screens.indices.contains(index) else { return }
    let screen = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    select(index)
    delegate?.tabBarController(self, didSelect: screen)
  }

  /// Shows the screen at `index`, by the delegate's animator where there is one.
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
    before = selection
    selection = index
    showItems()
    guard isViewLoaded, container.window != nil, isSeen else { return installSelection() }
    let made = TransitionContext(in: container, from: from, to: to, isOpening: index > before, owner: self)
    transition = made
    made.animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    guard let animator = made.animator else {
      transition = nil
      return exchange(from, to)
    }
    made.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    made.request()
  }

  private func exchange(_ from: UIViewController, _ to: UIViewController) {
    from.beginAppearance(false, animated: false)
    layOut(to)
    to.beginAppearance(true, animated: false)
    container.keep(to.view, not: from.viewIfLoaded)
    from.endAppearance()
    if appearance.state == .appeared { to.endAppearance() }
  }

  final func replaceScreens(_ new: [UIViewController]) {
    let seen = selectedViewController
    let gone = screens.filter { old in !new.contains { $0 === old } }
    screens = new
    for screen in gone where screen.parent === self {
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

  /// Has the bar show an item for each controller.
  final func showItems() {
    let items = screens.map(\.tabBarItem).compactMap { $0 }
    if tabBar.items != items { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Has the container hold the chosen screen's view and no other's.
  final func installSelection() {
    guard isViewLoaded, transition == nil, let top = selectedViewController else { return }
    for screen in screens where screen !== top {
      if let view = screen.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    }
    guard top.view.superview !== container else { return }
    layOut(top)
    container.addSubview(top.view)
  }
}

extension UITabBarController: TransitionOwner, ScreenHost {
  var systemPop: SystemPop? { nil }

  func layOut(_ controller: UIViewController) {
    if let view = controller.view { container.fill(with: view) }
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard let from = transition.from, let to = transition.to else { return }
    from.beginAppearance(false, animated: true)
    guard transition.state.isRunning else { return }
    layOut(to)
    to.beginAppearance(true, animated: true)
  }

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? { controller.view }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    atEnd == (controller === transition.to) ? container.bounds : .zero
  }

  func putViewsInPlace(_ transition: TransitionContext, completed: Bool) {
    let (from, to) = (transition.from?.viewIfLoaded, transition.to?.viewIfLoaded)
    if completed { container.keep(to, not: from) } else { container.keep(from, not: to) }
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if !completed {
      selection = before
      showItems()
    }
    let (stays, goes) =
      completed ? (transition.to, transition.from) : (transition.from, transition.to)
    goes?.beginAppearance(false, animated: true)
    goes?.endAppearance()
    stays?.beginAppearance(isSeen, animated: true)
    stays?.endAppearance()
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
