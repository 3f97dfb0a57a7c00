public import Foundation

/// A closure that an action calls.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A menu element that calls a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of the action; adding an action to a control replaces one with the same identifier.
  public final let identifier: Identifier
  open var attributes: Attributes
  open var state: State
  open var discoverabilityTitle: String?
  /// The keys that do the same, as a menu shows them beside the title; empty for none.
  ///
  /// Not Apple's.
  package final var shownKeys = ""
  /// The object that is calling the action; nil at other times.
  public internal(set) final var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Archives are not supported; returns nil.
  public override init?(coder: NSCoder) { nil }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the action; nil for none.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Calls the handler on behalf of `sender`.
  final func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
