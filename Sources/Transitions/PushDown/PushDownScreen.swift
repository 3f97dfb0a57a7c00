public import UIKit

/// A screen that a `PushDownNavigationController` can push from above and pop downwards.
@MainActor public protocol PushDownScreen: UIViewController {
  var isPushedDown: Bool { get }
}

extension UIViewController {
  var isMarkedForPushDown: Bool { (self as? any PushDownScreen)?.isPushedDown == true }
}
