// Not Apple's: which screens there are, and what code does to them meanwhile, for tools that try transitions.

/// What code does to the screens in front, whatever is in progress.
package enum CodeDeed: String, CaseIterable, Sendable {
  case push, pop, present, dismiss
  case selectTab = "select-tab"
  /// Edits a field, which is added to the top screen, with a caret that is not seen because it blinks.
  case keyboard
}

/// Which screens there are.
package struct ScreensShown: Hashable, Sendable, CustomStringConvertible {
  /// How many screens there are, including those beneath the top one.
  package var depth = 1
  package var presented = 0
  /// Counted from 1; 0 without tabs.
  package var tab = 0

  package init(depth: Int = 1, presented: Int = 0, tab: Int = 0) {
    (self.depth, self.presented, self.tab) = (depth, presented, tab)
  }

  package var description: String {
    "depth \(depth)" + (presented > 0 ? ", \(presented) presented" : "") + (tab > 0 ? ", tab \(tab)" : "")
  }
}

extension UIViewController {
  /// Pushes `next`, or presents it where nothing can push; what is impossible has no effect.
  package final func perform(_ deed: CodeDeed, next: @autoclosure () -> UIViewController) {
    let top = topmost
    switch deed {
    case .push where top.navigationController != nil:
      top.navigationController?.pushViewController(next(), animated: true)
    case .push, .present: if !top.isBeingDismissed { top.present(next(), animated: true) }
    case .pop: top.navigationController?.popViewController(animated: true)
    case .dismiss: if top.presentingViewController != nil { top.dismiss(animated: true) }
    case .selectTab:
      guard let tabs = firstTabs, let count = tabs.viewControllers?.count, count > 0 else { return }
      tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    case .keyboard:
      guard let view = top.viewIfLoaded else { return }
      let field = UITextField(
        frame: CGRect(x: 40, y: view.bounds.maxY - 80, width: view.bounds.width - 80, height: 34))
      (field.borderStyle, field.text, field.tintColor) = (.roundedRect, "Edited", .clear)
      view.addSubview(field)
      field.becomeFirstResponder()
    }
  }

  package final func goBack() {
    let canPop = topmost.navigationController.map { $0.viewControllers.count > 1 } ?? false
    perform(canPop ? .pop : .dismiss, next: UIViewController())
  }

  package final var screensShown: ScreensShown {
    let above = presentedViewController?.screensShown
    return ScreensShown(
      depth: ownScreenCount + (above?.depth ?? 0), presented: above.map { $0.presented + 1 } ?? 0,
      tab: firstTabs.map { $0.selectedIndex + 1 } ?? 0)
  }

  private var ownScreenCount: Int {
    switch self {
    case let navigation as UINavigationController:
      max(1, navigation.viewControllers.count - 1 + (navigation.topViewController?.ownScreenCount ?? 1))
    case let tabs as UITabBarController: tabs.selectedViewController?.ownScreenCount ?? 1
    default: 1
    }
  }

  private var firstTabs: UITabBarController? {
    self as? UITabBarController ?? children.lazy.compactMap(\.firstTabs).first
  }

  package final var topmost: UIViewController {
    if let presented = presentedViewController { return presented.topmost }
    if let navigation = self as? UINavigationController, let top = navigation.topViewController { return top.topmost }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController { return selected.topmost }
    // A container of one's own shows its newest child in front.
    return children.last { $0.viewIfLoaded?.window != nil }?.topmost ?? self
  }

  /// Loads the screens beneath and beside those that are seen: one that loads in mid-drag may title a back button.
  package final func loadHiddenScreens() {
    loadViewIfNeeded()
    for screen in children + [presentedViewController].compactMap(\.self) { screen.loadHiddenScreens() }
  }
}
