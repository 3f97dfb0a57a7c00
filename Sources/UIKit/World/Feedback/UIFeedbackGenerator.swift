public import Foundation

/// The base class of objects that let a device vibrate; there is nothing here that vibrates, so they do nothing.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Creates a generator; `view` is ignored.
  public init(view: UIView) { super.init() }

  /// Does nothing.
  open func prepare() {}
}
