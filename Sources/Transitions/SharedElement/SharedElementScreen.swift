public import UIKit

/// A screen that shows something which another screen shows too, so that a picture of it can go from one to the other.
@MainActor public protocol SharedElementScreen: UIViewController {
  /// The view that shows what `other` shows too; nil where there is none, or none any more.
  ///
  /// It is asked for at each transition, so that it may have scrolled meanwhile.
  func sharedElement(with other: UIViewController) -> UIView?
}
