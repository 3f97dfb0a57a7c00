package import UIKit

/// What must hold of stacks and tabs when nothing moves.
@MainActor package enum ContainerCheck {
  /// The first thing that is wrong with `container`; nil while all is well.
  package static func problem(with container: UIViewController) -> String? {
    if container.transitionCoordinator != nil { return "a container has a coordinator at rest" }
    if let navigation = container as? UINavigationController { return problem(with: navigation) }
    if let tabs = container as? UITabBarController { return problem(with: tabs) }
    return nil
  }

  private static func problem(with navigation: UINavigationController) -> String? {
    let stack = navigation.viewControllers
    guard Set(stack.map(ObjectIdentifier.init)).count == stack.count else { return "a screen is on a stack twice" }
    guard stack.allSatisfy({ $0.parent === navigation }) else { return "a screen on a stack has another parent" }
    guard navigation.children.count == stack.count else { return "a navigation has children beside its stack" }
    guard let view = navigation.viewIfLoaded, view.window != nil else { return nil }
    for screen in stack.dropLast() where screen.viewIfLoaded?.isDescendant(of: view) == true {
      return "a navigation still shows \(screen.title ?? "?"), which is beneath its top"
    }
    let items = navigation.navigationBar.items ?? []
    guard items.elementsEqual(stack.map(\.navigationItem), by: ===) else { return "a bar shows other items" }
    return nil
  }

  private static func problem(with tabs: UITabBarController) -> String? {
    guard tabs.viewIfLoaded?.window != nil, let selected = tabs.selectedViewController else { return nil }
    for screen in tabs.viewControllers ?? [] where screen !== selected {
      if screen.viewIfLoaded?.isDescendant(of: tabs.view) == true { return "tabs still show another tab's view" }
    }
    return nil
  }
}
