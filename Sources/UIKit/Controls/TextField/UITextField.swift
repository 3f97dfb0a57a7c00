import CoreGraphics
public import Foundation
import QuartzCore

/// While the field is the first responder, keys and input methods change its text and send `.editingChanged`; setting
/// the text sends no event.
///
/// Presses and keys select as on a desktop: a drag selects, a double click selects a word, a third click everything,
/// and Shift extends.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Stored, without effect: the size of text does not change.
  @ViewSetting open var adjustsFontForContentSizeCategory = false
  final let frameView = UIView()
  final let textView = FieldTextView()
  final let placeholderLabel = UILabel()
  final let clearButton = ClearButton()

  @ViewSetting final var draft = TextDraft() { didSet { setNeedsLayout() } }
  @ViewSetting private var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { looksChanged() } }
  @ViewSetting private var givenTextColor: UIColor = .label { didSet { looksChanged() } }
  @ViewSetting private var givenPlaceholder: NSAttributedString? { didSet { looksChanged() } }
  /// A word, or the caret.
  final var pressed: (origin: Range<Int>, unit: TextDraft.Unit)?
  /// In points.
  final var scrolled: CGFloat = 0
  final var lastEdit: TextDraft.EditKind?
  private final let history = UndoManager()
  open var inputDelegate: (any UITextInputDelegate)? {
    get { weakInputDelegate.object as? any UITextInputDelegate }
    set { weakInputDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakInputDelegate = Weak<AnyObject>(nil)
  open var delegate: (any UITextFieldDelegate)? {
    get { weakDelegate.object as? any UITextFieldDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)

  @ViewSetting open var borderStyle: BorderStyle = .none { didSet { looksChanged() } }
  @ViewSetting open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }
  @ViewSetting open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @ViewSetting open var leftView: UIView? { didSet { sideViewChanged(oldValue) } }
  @ViewSetting open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @ViewSetting open var rightView: UIView? { didSet { sideViewChanged(oldValue) } }
  @ViewSetting open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @ViewSetting open var clearsOnBeginEditing = false
  /// The first text that is typed replaces everything; ends when the selection changes.
  @ViewSetting open var clearsOnInsertion = false
  @ViewSetting open var isSecureTextEntry = false { didSet { looksChanged() } }
  /// Stored, without effect: long text scrolls.
  @ViewSetting open var adjustsFontSizeToFitWidth = false
  /// Stored, without effect.
  @ViewSetting open var minimumFontSize: CGFloat = 0 {
    didSet { _ = acceptsNumbers(of: \UITextField.minimumFontSize, named: "minimumFontSize", old: oldValue) }
  }
  /// Shown in a field without a border, or with a line.
  @ViewSetting open var background: UIImage? { didSet { looksChanged() } }
  @ViewSetting open var disabledBackground: UIImage? { didSet { looksChanged() } }
  /// Stored, without effect.
  @ViewSetting open var allowsEditingTextAttributes = false
  /// Stored, without effect: there is no keyboard on the screen.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  @ViewSetting private var givenInputView: UIView?
  /// Stored, without effect, as all settings of the keyboard below.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  @ViewSetting private var givenAccessoryView: UIView?
  @ViewSetting open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  @ViewSetting open var autocorrectionType: UITextAutocorrectionType = .default
  @ViewSetting open var spellCheckingType: UITextSpellCheckingType = .default
  @ViewSetting open var keyboardType: UIKeyboardType = .default
  @ViewSetting open var keyboardAppearance: UIKeyboardAppearance = .default
  @ViewSetting open var returnKeyType: UIReturnKeyType = .default
  @ViewSetting open var enablesReturnKeyAutomatically = false
  @ViewSetting open var textContentType: UITextContentType?

  override func setUp() {
    super.setUp()
    frameView.isUserInteractionEnabled = false
    for view in [frameView, placeholderLabel, textView, clearButton] { addSubview(view) }
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    looksChanged()
  }

  // MARK: The text

  open var text: String? {
    get { draft.text }
    set {
      history.removeAllActions()
      lastEdit = nil
      draft = TextDraft(newValue ?? "")
      invalidateIntrinsicContentSize()
    }
  }

  /// The font and the color at the beginning apply to all of the text.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: draft.text, attributes: [.font: givenFont, .foregroundColor: givenTextColor]) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }

  /// Nil sets the system font at 17 points.
  open var font: UIFont? {
    get { givenFont }
    set { givenFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }

  open var textColor: UIColor? {
    get { givenTextColor }
    set { givenTextColor = newValue ?? .label }
  }

  open var placeholder: String? {
    get { givenPlaceholder?.string }
    set { givenPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { givenPlaceholder }
    set { givenPlaceholder = newValue }
  }

  open var isEditing: Bool { isFirstResponder }

  /// Holds the edits that people made since the text was set.
  open override var undoManager: UndoManager? { history }

  // MARK: Rectangles, for subclasses

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRoom(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRoom(of: leftView, onTheLeft: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRoom(of: rightView, onTheLeft: false, in: bounds) }

  /// Never called, since the text is a view.
  open func drawText(in rect: CGRect) {}
  /// Never called, since the placeholder is a view.
  open func drawPlaceholder(in rect: CGRect) {}

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselineDistances: (first: CGFloat, last: CGFloat) {
    usedFont.baselineDistances(in: naturalSize.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() { setNeedsLayout() }

  override func stateChanged() {
    super.stateChanged()
    looksChanged()
  }

  override var focusRadius: CGFloat { borderStyle == .roundedRect ? TextFieldMetrics.cornerRadius : 0 }

  // MARK: Editing begins and ends

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    endEditing()
    return true
  }

  override func resignForced() {
    if isFirstResponder, super.resignFirstResponder() { endEditing() }
  }

  // MARK: Presses

  override var keepsDrags: Bool { isEditing }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSelecting(touch, extends: event?.modifierFlags.contains(.shift) ?? false)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goOnSelecting(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { pressed = nil }

  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  package override func activate() {
    if becomeFirstResponder() { selectAll(nil) }
  }

  // MARK: Editing

  /// Inserts text at the caret, or in place of the selection, as if it was typed; a line break is the Return key.
  open func insertText(_ text: String) {
    if text == "\n" { pressReturn() } else { edit(replacedRange, with: text, kind: .typing) }
  }
  open func deleteBackward() { deleteText(forward: false) }
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionFrames(in: range) }

  open override func cut(_ sender: Any?) { copySelection(removing: true) }
  open override func copy(_ sender: Any?) { copySelection(removing: false) }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { edit(draft.selection, with: "", kind: .other) }
  open override func select(_ sender: Any?) { changeSelection { $0.select($0.unit(.word, at: $0.head)) } }
  open override func selectAll(_ sender: Any?) { changeSelection { $0.select(0..<$0.count) } }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// By default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// `range` counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
