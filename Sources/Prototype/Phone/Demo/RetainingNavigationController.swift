import UIKit

/// A navigation controller that retains its delegate.
@MainActor final class RetainingNavigationController: UINavigationController {
  private var retained: AnyObject?

  /// Creates a navigation controller with a delegate that lives as long as the controller.
  convenience init(retaining delegate: any UINavigationControllerDelegate & AnyObject) {
    self.init()
    retained = delegate
    self.delegate = delegate
  }
}
