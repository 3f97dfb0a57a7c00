public import UIKit

/// A screen that a `GrowNavigationController` can grow out of a view on the screen beneath.
@MainActor public protocol GrowingScreen: UIViewController {
  /// Returns the view on `screen` that this screen grows out of and shrinks back into; nil if there is none.
  ///
  /// Called at each transition, since the view may have moved.
  func growthSource(on screen: UIViewController) -> UIView?
}
