public import Foundation
public import QuartzCore

/// A menu element that calls a method of the first responder in the chain that has it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The method that the command calls.
  public final let action: Selector
  public final let propertyList: Any?
  /// The attributes of the command; a disabled one does nothing.
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var discoverabilityTitle: String?

  /// Creates a command that calls `action`.
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

  /// Archives are not supported; returns nil.
  public override init?(coder: NSCoder) { nil }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the command; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Calls the method on the first responder from `responder` upwards that has it; returns whether one has.
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
