package import UIKit

public enum SceneKind: Sendable {
  /// An app, which shows windows of its own.
  case app
  case scene
  /// A view controller that is shown as it is.
  case controller
  /// A navigation controller, which gets sample screens to push.
  case navigationController
  /// The delegate of a navigation controller.
  case navigationDelegate
  case transitioningDelegate
  case tabDelegate
  case animator
}

/// Registers something that the window can show.
@MainActor public func show(_ kind: SceneKind, _ name: String, _ make: @escaping @MainActor () -> Any) {
  RehearsalScene.all.append(RehearsalScene(kind: kind, name: name, make: make))
}

@MainActor package struct RehearsalScene {
  package let kind: SceneKind
  package let name: String
  let make: @MainActor () -> Any

  package static var all: [RehearsalScene] = []

  /// Shows the scene in `window`, or an app in its own windows; returns false if it is neither a view nor a controller.
  package func show(in window: UIWindow) -> Bool {
    let value = make()
    guard let app = value as? AppStart else {
      let controller = controller(of: value)
      window.rootViewController = controller
      return controller != nil
    }
    // The app finds only its own windows.
    window.isHidden = true
    app.begin()
    if UIApplication.shared.windows.isEmpty { window.makeKeyAndVisible() }
    return true
  }

  private func controller(of value: Any) -> UIViewController? {
    switch kind {
    case .app: return nil
    case .scene, .controller:
      if let controller = value as? UIViewController { return controller }
      return (value as? UIView).map(ViewScene.init)
    case .navigationController:
      guard let navigation = value as? UINavigationController else { return nil }
      if navigation.viewControllers.isEmpty { navigation.viewControllers = [SampleScreen(1)] }
      return navigation
    case .navigationDelegate, .animator:
      let navigation = UINavigationController(rootViewController: SampleScreen(1))
      let delegate =
        kind == .animator
        ? (value as? any UIViewControllerAnimatedTransitioning).map(SampleDelegate.init)
        : value as? any UINavigationControllerDelegate
      guard let delegate else { return nil }
      SampleScreen.retained = delegate
      navigation.delegate = delegate
      return navigation
    case .transitioningDelegate:
      guard let delegate = value as? any UIViewControllerTransitioningDelegate else { return nil }
      SampleScreen.retained = delegate
      let screen = SampleScreen(1)
      screen.presentation = delegate
      return screen
    case .tabDelegate:
      guard let delegate = value as? any UITabBarControllerDelegate else { return nil }
      SampleScreen.retained = delegate
      let tabs = UITabBarController()
      tabs.viewControllers = (1...3).map { number in
        let screen = SampleScreen(number)
        screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
        return screen
      }
      tabs.delegate = delegate
      return tabs
    }
  }
}
