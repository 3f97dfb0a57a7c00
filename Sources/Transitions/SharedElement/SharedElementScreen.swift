public import UIKit

/// A screen with an element that another screen shows too.
@MainActor public protocol SharedElementScreen: UIViewController {
  /// Returns the view that shows the element; nil if this screen and `other` share none.
  ///
  /// Called at each transition, since the view may have been scrolled.
  func sharedElement(with other: UIViewController) -> UIView?
}
