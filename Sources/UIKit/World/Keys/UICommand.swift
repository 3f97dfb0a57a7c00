public import Foundation
public import QuartzCore

/// Calls its method on the first responder in the chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public final let action: Selector
  public final let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
  }

  public override init?(coder: NSCoder) { nil }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Returns whether a responder from `responder` upwards has the method.
  final func perform(from responder: UIResponder?) -> Bool {
    var next = responder
    while let found = next {
      found.validate(self)
      guard !attributes.contains(.disabled) else { return true }
      if action.perform(on: found, with: self) { return true }
      next = found.next
    }
    return false
  }
}
