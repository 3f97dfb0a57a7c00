public import UIKit

/// A screen that a `PushDownNavigationController` can push from above and pop downwards.
@MainActor public protocol PushDownScreen: UIViewController {
  /// Whether the screen is pushed from above and popped downwards.
  var isPushedDown: Bool { get }
}

extension UIViewController {
  /// Whether the screen conforms to `PushDownScreen` and is pushed down.
  var isMarkedForPushDown: Bool { (self as? any PushDownScreen)?.isPushedDown == true }
}
