public import Foundation

/// A message with buttons; kept so that sources compile: presenting it presents an empty screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The styles of messages.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  public private(set) final var preferredStyle = Style.alert
  /// The buttons, in order.
  public private(set) final var actions: [UIAlertAction] = []
  /// The fields, in order.
  public private(set) final var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open var severity = UIAlertControllerSeverity.default

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    UIApplication.kept("UIAlertController", "it shows no message and no buttons")
  }

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
    case cancel
    case destructive
  }

  public private(set) final var title: String?
  public private(set) final var style = Style.default
  open var isEnabled = true
  private final var handler: ((UIAlertAction) -> Void)?

  /// Creates a button without a title.
  public override init() { super.init() }

  /// Creates a button that calls `handler`.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIAlertAction(title: title, style: style, handler: handler) }
}
