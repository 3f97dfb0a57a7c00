import UIKit

/// A navigation controller's delegate is weak, so this one retains it.
@MainActor final class RetainingNavigationController: UINavigationController {
  private var retained: AnyObject?

  convenience init(retaining delegate: any UINavigationControllerDelegate & AnyObject) {
    self.init()
    retained = delegate
    self.delegate = delegate
  }
}
