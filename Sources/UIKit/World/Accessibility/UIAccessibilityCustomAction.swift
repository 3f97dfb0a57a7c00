public import Foundation
public import QuartzCore

/// There is no screen reader: actions are kept, and never performed.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  public final let selector: Selector?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler, selector) = (name, image, actionHandler, nil)
  }

  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.target, self.selector) = (name, image, target as AnyObject?, selector)
  }
}

extension UIResponder {
  private static let actionsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { objc_getAssociatedObject(self, Self.actionsKey) as? [UIAccessibilityCustomAction] }
    set { objc_setAssociatedObject(self, Self.actionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
