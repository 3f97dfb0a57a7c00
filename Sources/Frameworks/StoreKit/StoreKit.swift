@_exported public import UIKit

// Kept so that sources compile: there is no store, and no payment can be made.

@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}

@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
}

@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: AnyObject {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

open class SKPaymentQueue: NSObject {
  open class func canMakePayments() -> Bool { false }
}
