public import Foundation

/// Watches the touches in a view for a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The view whose touches are watched.
  public internal(set) final weak var view: UIView?

  /// The view is in no window any more.
  func viewLeftWindow() {}
}
