public import Foundation

/// Does what an action is there for.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name and a picture, for controls to call.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// By which it is found again; one added under the name of another takes its place.
  public final let identifier: Identifier
  /// What else is to be said of it.
  open var attributes: Attributes
  /// Whether it is ticked.
  open var state: State
  /// What it says more of itself.
  open var discoverabilityTitle: String?
  /// Who calls it now; nil while nobody does.
  public internal(set) final var sender: Any?
  private let handler: UIActionHandler

  /// An action that calls `handler`.
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

  /// Not to be had from archives.
  public override init?(coder: NSCoder) { nil }

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// What stands for it in a picture; nil for nothing.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Calls the handler for `sender`.
  final func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }

  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The identifier of this name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
