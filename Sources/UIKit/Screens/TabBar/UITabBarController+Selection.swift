import Foundation
import QuartzCore

/// A call that changes the selection or the controllers.
enum TabRequest {
  case select(Int)
  case replace([UIViewController])
}

extension UITabBarController {
  /// Selects the screen at `index` after a tap on the bar, if the delegate allows it.
  final func choose(_ index: Int) {
    guard screens.indices.contains(index) else { return }
    let screen = screens[index]
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true else { return }
    request(.select(index))
    delegate?.tabBarController(self, didSelect: screen)
  }

  /// If several selections wait, only the last one counts.
  final func request(_ request: TabRequest) {
    guard isBusy else { return TransitionJournal.withoutRecording { perform(request) } }
    if case .select = request, case .select = requests.last { requests.removeLast() }
    requests.append(request)
  }

  private var isBusy: Bool { transition != nil || isExchanging }

  private func perform(_ request: TabRequest) {
    switch request {
    case .select(let index): select(index)
    case .replace(let screens): replaceScreens(screens)
    }
  }

  /// Up to the next transition.
  final func performWaiting() {
    guard !isPerformingWaiting else { return }
    isPerformingWaiting = true
    defer { isPerformingWaiting = false }
    var left = requests.count + ScreenChanges.mostChained
    while !isBusy, !requests.isEmpty {
      guard left > 0 else {
        requests = []
        return report(ScreenChanges.endlessMessage)
      }
      left -= 1
      perform(requests.removeFirst())
    }
  }

  /// Selects the screen at `index`, by the delegate's animator if it supplies one.
  private func select(_ index: Int) {
    guard screens.indices.contains(index) else {
      return report("UITabBarController.selectedIndex cannot be \(index): there are \(screens.count) controllers")
    }
    guard index != selection, let from = selectedViewController else { return }
    let to = screens[index]
    let isOpening = index > selection
    selection = index
    showItems()
    guard isViewLoaded, isSeen else {
      // A screen that disappears with the tabs no longer ends that with them.
      if from.appearance.state == .disappearing { from.endAppearance() }
      return installTopScreen()
    }
    guard container.window != nil, let transition = makeTransition(from, to, isOpening: isOpening) else {
      return holdingChanges { showSelection(insteadOf: from) }
    }
    tabBar.moveSelection(from: from.tabBarItem, to: to.tabBarItem, along: transition)
    transition.request()
  }

  /// Nil if the delegate supplies no animator.
  private func makeTransition(
    _ from: UIViewController, _ to: UIViewController, isOpening: Bool
  ) -> TransitionContext? {
    let transition = TransitionContext(in: container, from: from, to: to, isOpening: isOpening, owner: self)
    self.transition = transition
    transition.animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    transition.note(
      .asked,
      "tabBarController(_:animationControllerForTransitionFrom:to:) of \(delegate.answer): \(transition.animator.answer)"
    )
    guard let animator = transition.animator else {
      self.transition = nil
      return nil
    }
    transition.interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.note(
      .asked, "tabBarController(_:interactionControllerFor:) of \(delegate.answer): \(transition.interactor.answer)")
    return transition
  }

  /// `from` may have left the tabs; calls the appearance methods of both.
  private func showSelection(insteadOf from: UIViewController?) {
    from?.beginAppearance(false, animated: false)
    // A screen that is told this, and one that is loaded, may have removed the one that is to be shown.
    let to = selectedViewController
    if let to {
      layOut(to)
      if selectedViewController === to { to.beginAppearance(isSeen, animated: false) }
    }
    from?.shownView?.removeFromSuperview()
    installTopScreen()
    from?.endAppearance()
    // The appearing of the tabs themselves ends later, and the screen's with it.
    if appearance.state != .appearing { to?.endAppearance() }
  }

  private func replaceScreens(_ new: [UIViewController]) {
    guard new.allSatisfy(canContain), Set(new.map(ObjectIdentifier.init)).count == new.count else {
      return report(
        "The controllers of tabs must be different, and none may contain or present the tabs; they stay as they are")
    }
    holdingChanges {
      let seen = selectedViewController
      let kept = Set(new.map(ObjectIdentifier.init))
      let removed = screens.filter { !kept.contains(ObjectIdentifier($0)) }
      screens = new
      for screen in new where screen.parent !== self {
        addChild(screen)
        screen.didMove(toParent: self)
      }
      selection = new.firstIndex { $0 === seen } ?? 0
      showItems()
      for screen in removed where screen.parent === self {
        screen.beginAppearance(false, animated: false)
        screen.willMove(toParent: nil)
        screen.viewIfLoaded?.removeFromSuperview()
        screen.endAppearance()
        screen.leaveParent()
      }
      if isViewLoaded, selectedViewController !== seen { showSelection(insteadOf: nil) }
    }
  }

  /// The screen leaves its parent without being replaced.
  final func dropScreen(_ child: UIViewController) {
    if let transition, transition.from === child || transition.to === child { transition.abandon() }
    // What is told of the transition's end may have removed the screen.
    guard let index = screens.index(ofObject: child) else { return }
    let isSelected = index == selection
    screens.remove(at: index)
    if index < selection || selection >= screens.count { selection = max(selection - 1, 0) }
    showItems()
    guard isViewLoaded, isSelected else { return }
    holdingChanges { showSelection(insteadOf: child) }
  }

  final func showItems() {
    let items = screens.map(\.tabBarItem).compactMap { $0 }
    if tabBar.items != items { tabBar.items = items }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    layOutBar()
  }

  private func report(_ message: String) { (viewIfLoaded?.application ?? .shared).report(message) }
}

extension UITabBarController: TransitionOwner, ScreenHost {
  var systemPop: SystemPop? { nil }

  func transitionWillBegin(_ transition: TransitionContext) { _ = beginAppearances(in: transition) }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    // Other tabs may have been removed meanwhile, and their positions changed.
    if !completed, let index = screens.firstIndex(where: { $0 === transition.from }) {
      selection = index
      showItems()
    }
    endAppearances(in: transition, completed: completed)
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool { false }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    installTopScreen()
    performWaiting()
  }

  func forgetTransition() { (transition, requests) = (nil, []) }
}
