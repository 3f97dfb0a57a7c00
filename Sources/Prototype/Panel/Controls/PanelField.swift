import CoreGraphics
import UIKit

/// A text field of the panel: Enter uses its text, and Escape restores the old one.
///
/// A text that is not allowed stays, in another color, until another one is typed. When editing ends otherwise, as by a
/// press elsewhere, the text is used if it is allowed.
@MainActor class PanelField: UITextField, UITextFieldDelegate {
  /// Whether the typed text is not allowed.
  private(set) var isRefused = false { didSet { showState() } }
  var began: (PanelField) -> Void = { _ in }
  /// The end of editing was decided, so it no longer uses the text.
  private var isDecided = false
  private var hasPointer = false { didSet { showState() } }
  var inset: CGFloat { 8 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer.cornerRadius, layer.borderWidth) = (5, 1)
    font = .systemFont(ofSize: 13)
    tintColor = PanelColors.accent
    delegate = self
    when(.editingChanged) { [unowned self] in isRefused = false }
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    showState()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Returns whether the text is allowed.
  func use(_ text: String) -> Bool { true }

  /// Called when editing ends without using the text.
  func restore() {}

  func beginTyping() {
    if becomeFirstResponder() { selectAll(nil) }
  }

  @discardableResult func commit() -> Bool {
    guard isEditing, !isDecided else { return true }
    isDecided = true
    defer { isDecided = false }
    guard use(text ?? "") else {
      isRefused = true
      return false
    }
    resignFirstResponder()
    return true
  }

  func revert() {
    guard isEditing, !isDecided else { return }
    isDecided = true
    defer { isDecided = false }
    restore()
    resignFirstResponder()
  }

  /// Ends editing without using the text, because what it belongs to is no longer shown.
  func abandon() {
    isDecided = true
    defer { isDecided = false }
    resignFirstResponder()
  }

  /// Whether typing this character begins editing while the field has the focus.
  func begins(with character: Character) -> Bool { false }

  // MARK: Editing

  func textFieldDidBeginEditing(_ textField: UITextField) {
    began(self)
    showState()
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if !isDecided {
      isDecided = true
      if !use(text ?? "") { restore() }
      isDecided = false
    }
    isRefused = false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    commit()
    return false
  }

  // MARK: A press

  /// Whether a press began editing; if it selects nothing, all text is selected.
  private var beganByPress = false

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beganByPress = !isEditing
    return super.beginTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if beganByPress, selectedTextRange?.isEmpty == true { selectAll(nil) }
  }

  // MARK: Look

  /// The color while the text is not edited.
  var ink: UIColor = PanelColors.ink { didSet { showState() } }

  override var isEnabled: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  final func showState() {
    let color = isRefused ? PanelColors.fault : isEditing ? PanelColors.ink : ink
    if textColor != color { textColor = color }
    backgroundColor = isEditing ? PanelColors.background : isHighlighted ? PanelColors.line : PanelColors.field
    layer.borderColor = (hasPointer && !isEditing ? PanelColors.track : UIColor.clear).cgColor
    alpha = isEnabled ? 1 : PanelColors.unavailableAlpha
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: inset, dy: 0) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
  }
}

/// A field at the right of a row, which shows values in few words; typing begins with the exact ones.
@MainActor class ValueField: PanelField {
  private var shownText = ""
  private(set) var exactText = ""

  override init(frame: CGRect) {
    super.init(frame: frame)
    (font, textAlignment, ink) = (PanelText.numberFont, .right, PanelColors.softInk)
  }

  override var inset: CGFloat { 5 }

  /// Sends no event, and does not change a text that is being typed.
  func show(_ text: String, exact exactText: String) {
    (shownText, self.exactText) = (text, exactText)
    showText()
  }

  private func showText() {
    if !isEditing, text != shownText { text = shownText }
  }

  override func textFieldDidBeginEditing(_ textField: UITextField) {
    text = exactText
    super.textFieldDidBeginEditing(textField)
  }

  override func textFieldDidEndEditing(_ textField: UITextField) {
    super.textFieldDidEndEditing(textField)
    showText()
  }
}

@MainActor final class NameField: PanelField {
  private let allows: (String) -> Bool
  /// Whether leaving the field without Enter uses the text, too.
  private let isUsedWhenLeft: Bool
  /// Called when editing ended without using the text.
  var ended: () -> Void = {}
  /// Called for the arrow keys up and down, with the number of rows; nil if they move the caret.
  var moved: ((Int) -> Void)?
  private var isCommitting = false

  /// Enter calls `use` with the text; it returns whether the text is allowed.
  init(_ placeholder: String, isUsedWhenLeft: Bool = false, use: @escaping (String) -> Bool) {
    (allows, self.isUsedWhenLeft) = (use, isUsedWhenLeft)
    super.init(frame: .zero)
    attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: PanelColors.softInk])
  }

  override func commit() -> Bool {
    isCommitting = true
    defer { isCommitting = false }
    return super.commit()
  }

  override func use(_ text: String) -> Bool { isCommitting || isUsedWhenLeft ? allows(text) : false }

  override func restore() { ended() }

  override var keyCommands: [UIKeyCommand]? {
    guard moved != nil else { return nil }
    return [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow].map { input in
      let command = UIKeyCommand(input: input, modifierFlags: [], action: Selector(Self.move(_:)))
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  private func move(_ command: UIKeyCommand) { moved?(command.input == UIKeyCommand.inputDownArrow ? 1 : -1) }
}
