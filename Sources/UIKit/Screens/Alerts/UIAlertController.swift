public import Foundation

/// A message with buttons, in the middle of the screen or rising from its lower edge.
///
/// A button dismisses the alert; its handler is called after the dismissal. Escape chooses the cancel action, and so does
/// a tap beside an action sheet; Return chooses the preferred action, and Tab moves through fields and buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String? { didSet { contentChanged() } }
  open override var title: String? { didSet { contentChanged() } }
  public private(set) final var preferredStyle = Style.alert
  public private(set) final var actions: [UIAlertAction] = []
  /// The fields of an alert, in order; nil if there are none.
  public private(set) final var textFields: [UITextField]?
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(preferredAction) {
        report("the preferred action is not one of its actions")
        self.preferredAction = nil
      }
      contentChanged()
    }
  }
  /// Stored, without effect.
  open var severity = UIAlertControllerSeverity.default
  /// Whether an action was chosen since the alert was presented.
  final var isAnswered = false

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil { return report("it has a cancel action already") }
    action.alert = self
    actions.append(action)
    contentChanged()
  }

  /// Adds a field to an alert, and calls `configurationHandler` with it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return report("an action sheet has no fields") }
    let field = UITextField()
    field.font = .systemFont(ofSize: AlertMetrics.messageSize)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.returned(in: $0) } }, for: .primaryActionTriggered)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentChanged()
  }

  open override func loadView() {
    let alert = AlertView(preferredStyle)
    alert.chosen = { [weak self] in self?.choose($0) }
    view = alert
    contentChanged()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    isAnswered = false
    _ = textFields?.first?.becomeFirstResponder()
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  final var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Shows other texts, fields or buttons.
  final func contentChanged() {
    guard let alertView else { return }
    alertView.show(
      AlertView.Content(
        title: title, message: message, fields: textFields ?? [], actions: actions, preferred: preferredAction))
    modal.presentedBy?.layOutPresentedView()
  }

  /// Dismisses the alert, then calls the handler of an action.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isAnswered, let presentingViewController else { return }
    isAnswered = true
    presentingViewController.dismiss(animated: true) { action.handler?(action) }
  }

  private func report(_ problem: String) { UIApplication.shared.report("\(type(of: self)): \(problem)") }

  // MARK: Keys

  open override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector(Self.cancel(_:))),
      UIKeyCommand(input: "\r", modifierFlags: [], action: Selector(Self.accept(_:))),
      UIKeyCommand(input: " ", modifierFlags: [], action: Selector(Self.press(_:))),
      UIKeyCommand(input: "\t", modifierFlags: .shift, action: Selector(Self.moveFocus(_:))),
      UIKeyCommand(input: "\t", modifierFlags: [], action: Selector(Self.moveFocus(_:))),
    ]
  }

  final func cancel(_ sender: Any?) { cancelAction.map(choose) }

  private func press(_ command: UIKeyCommand) { alertView?.focusedAction.map(choose) }

  private func accept(_ command: UIKeyCommand) { (alertView?.focusedAction ?? preferredAction).map(choose) }

  private func moveFocus(_ command: UIKeyCommand) {
    alertView?.moveFocus(by: command.modifierFlags.contains(.shift) ? -1 : 1)
  }

  /// Goes on to the next field, or from the last one to the preferred action.
  private func returned(in field: UITextField) {
    let index = textFields?.firstIndex { $0 === field } ?? 0
    if let next = textFields?.dropFirst(index + 1).first {
      next.becomeFirstResponder()
    } else {
      preferredAction.map(choose)
    }
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  case critical
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public private(set) final var title: String?
  public private(set) final var style = Style.default
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.contentChanged() } } }
  final private(set) var handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the button.
  final weak var alert: UIAlertController?

  public override init() { super.init() }

  /// Creates a button; `handler` is called after the alert was dismissed.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init()
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
