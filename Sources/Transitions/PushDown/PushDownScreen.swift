public import UIKit

/// A screen that can come from above and leave downwards, where its navigation has a mind for it.
@MainActor public protocol PushDownScreen: UIViewController {
  /// Whether it does, in its push as well as in its pop.
  var isPushedDown: Bool { get }
}

extension UIViewController {
  /// Whether the screen is marked; those that say nothing are not.
  var isMarkedForPushDown: Bool { (self as? any PushDownScreen)?.isPushedDown == true }
}
