public import Foundation

/// A message with buttons; kept so that sources compile: presenting it presents an empty screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The styles of messages.
  public enum Style: Int, Sendable {
    /// Buttons at the bottom.
    case actionSheet
    /// A card in the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// The style of the message.
  public private(set) final var preferredStyle = Style.alert
  /// The buttons, in order.
  public private(set) final var actions: [UIAlertAction] = []
  /// The fields, in order.
  public private(set) final var textFields: [UITextField]?
  /// The button that the return key presses.
  open var preferredAction: UIAlertAction?
  /// How much the user has to know of it.
  open var severity = UIAlertControllerSeverity.default

  /// Creates a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    UIApplication.kept("UIAlertController", "it shows no message and no buttons")
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, and calls `configurationHandler` with it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// How much the user has to know of a message.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default`
  /// At once.
  case critical
}

/// A button of a message; kept so that sources compile: it is not shown.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The styles of buttons.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// Cancels.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// The title of the button.
  public private(set) final var title: String?
  /// The style of the button.
  public private(set) final var style = Style.default
  /// Whether the button can be pressed.
  open var isEnabled = true
  private final var handler: ((UIAlertAction) -> Void)?

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button that calls `handler`.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }
}
