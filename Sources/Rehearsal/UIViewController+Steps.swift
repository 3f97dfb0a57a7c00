package import UIKit

extension UIViewController {
  /// Pushes or presents another sample; has no effect on the user's own screens.
  package func openNext() { (topmost as? SampleScreen)?.open() }

  package func goBack() {
    let top = topmost
    if let navigation = top.navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else if top.presentingViewController != nil {
      top.dismiss(animated: true)
    }
  }

  /// Pushes a plain screen in front, or presents it where nothing can push.
  package func interrupt() {
    let (top, next) = (topmost, SampleScreen(2))
    if let navigation = top.navigationController {
      navigation.pushViewController(next, animated: true)
    } else {
      top.present(next, animated: true)
    }
  }

  package var screenCount: Int {
    (presentedViewController?.screenCount ?? 0) + ownScreenCount
  }

  private var ownScreenCount: Int {
    switch self {
    case let navigation as UINavigationController:
      max(1, navigation.viewControllers.count - 1 + (navigation.topViewController?.ownScreenCount ?? 1))
    case let tabs as UITabBarController: tabs.selectedViewController?.ownScreenCount ?? 1
    default: 1
    }
  }

  package var topmost: UIViewController {
    if let presented = presentedViewController { return presented.topmost }
    if let navigation = self as? UINavigationController, let top = navigation.topViewController { return top.topmost }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController { return selected.topmost }
    return self
  }
}
