public import Foundation

/// Generators do nothing: there is nothing here that vibrates.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  public init(view: UIView) { super.init() }

  open func prepare() {}
}
