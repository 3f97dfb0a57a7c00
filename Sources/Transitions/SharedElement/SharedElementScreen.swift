public import UIKit

/// A screen that shows an element which another screen shows too.
@MainActor public protocol SharedElementScreen: UIViewController {
  /// Returns the view that shows the element that `other` shows too; nil if there is none.
  ///
  /// The method is called at each transition, so the view may have been scrolled in between.
  func sharedElement(with other: UIViewController) -> UIView?
}
