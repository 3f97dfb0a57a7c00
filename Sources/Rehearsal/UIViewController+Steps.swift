package import UIKit

extension UIViewController {
  /// Goes forward in what a controller shows: pushes or presents another sample; without effect on the user's own screens.
  package func openNext() { (topmost as? SampleScreen)?.open() }

  /// Goes back in what a controller shows: dismisses or pops the topmost screen.
  package func goBack() {
    let top = topmost
    if let navigation = top.navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else if top.presentingViewController != nil {
      top.dismiss(animated: true)
    }
  }

  private var topmost: UIViewController {
    if let presented = presentedViewController { return presented.topmost }
    if let navigation = self as? UINavigationController, let top = navigation.topViewController { return top.topmost }
    if let tabs = self as? UITabBarController, let selected = tabs.selectedViewController { return selected.topmost }
    return self
  }
}
