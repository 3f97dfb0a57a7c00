import CoreGraphics
public import Foundation
import QuartzCore

/// A control in which people edit a line of text.
///
/// A press makes the field the first responder. While it is that, it is edited: keys and input methods change its text
/// and send `.editingChanged`. Setting the text sends no event. Presses and keys select as on a desktop: a drag selects,
/// a double click selects a word, a third click everything, and Shift extends.
@preconcurrency @MainActor open class UITextField: UIControl {
  final let frameView = UIView()
  final let textView = FieldTextView()
  final let placeholderLabel = UILabel()
  final let clearButton = ClearButton()

  /// The text with its selection.
  @ViewSetting final var draft = TextDraft() { didSet { setNeedsLayout() } }
  @ViewSetting private var givenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) { didSet { looksChanged() } }
  @ViewSetting private var givenTextColor: UIColor = .label { didSet { looksChanged() } }
  @ViewSetting private var givenPlaceholder: NSAttributedString? { didSet { looksChanged() } }
  /// Where a press began to select: a word, or the caret.
  final var pressed: (origin: Range<Int>, unit: TextDraft.Unit)?
  /// The distance that the text is scrolled, in points.
  final var scrolled: CGFloat = 0
  /// What the last edit was, so that typed characters are undone together.
  final var lastEdit: EditKind?
  private final let history = UndoManager()
  /// The style of marked text; it has no effect.
  open var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// The object that is told of changes that people did not type.
  open var inputDelegate: (any UITextInputDelegate)? {
    get { weakInputDelegate.object as? any UITextInputDelegate }
    set { weakInputDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakInputDelegate = Weak<AnyObject>(nil)
  /// The delegate, which decides what people may do.
  open var delegate: (any UITextFieldDelegate)? {
    get { weakDelegate.object as? any UITextFieldDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)

  /// The kinds of edits.
  enum EditKind { case typing, deleting, other }

  @ViewSetting open var borderStyle: BorderStyle = .none { didSet { looksChanged() } }
  @ViewSetting open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsLayout() } }
  /// When the button that clears the text is shown.
  @ViewSetting open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @ViewSetting open var leftView: UIView? { didSet { sideViewChanged(oldValue) } }
  /// When the left view is shown.
  @ViewSetting open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @ViewSetting open var rightView: UIView? { didSet { sideViewChanged(oldValue) } }
  /// When the right view is shown.
  @ViewSetting open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Whether the text is removed when editing begins.
  @ViewSetting open var clearsOnBeginEditing = false
  /// Whether the first text that is typed replaces everything; ends when the selection changes.
  @ViewSetting open var clearsOnInsertion = false
  /// Whether a bullet is shown for each character.
  @ViewSetting open var isSecureTextEntry = false { didSet { looksChanged() } }
  /// Kept for the client: the font is never reduced; long text scrolls.
  @ViewSetting open var adjustsFontSizeToFitWidth = false
  /// Kept for the client: the smallest font size.
  @ViewSetting open var minimumFontSize: CGFloat = 0 {
    didSet { _ = acceptsNumbers(of: \UITextField.minimumFontSize, named: "minimumFontSize", old: oldValue) }
  }
  /// The image behind the text of a field without a border, or with a line; nil for none.
  @ViewSetting open var background: UIImage? { didSet { looksChanged() } }
  /// The image behind the text while the field is disabled; nil for the usual one.
  @ViewSetting open var disabledBackground: UIImage? { didSet { looksChanged() } }
  /// Kept for the client: attributes of parts of the text cannot be edited.
  @ViewSetting open var allowsEditingTextAttributes = false
  /// Kept for the client; there is no keyboard on the screen.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  @ViewSetting private var givenInputView: UIView?
  /// Kept for the client; there is no keyboard on the screen.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  @ViewSetting private var givenAccessoryView: UIView?
  /// Kept for the client: the words that the keyboard capitalizes.
  @ViewSetting open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Kept for the client: whether words are corrected.
  @ViewSetting open var autocorrectionType: UITextAutocorrectionType = .default
  /// Kept for the client: whether the spelling is checked.
  @ViewSetting open var spellCheckingType: UITextSpellCheckingType = .default
  /// Kept for the client: the kind of the keyboard.
  @ViewSetting open var keyboardType: UIKeyboardType = .default
  /// Kept for the client: the appearance of the keyboard.
  @ViewSetting open var keyboardAppearance: UIKeyboardAppearance = .default
  /// Kept for the client: the title of the Return key.
  @ViewSetting open var returnKeyType: UIReturnKeyType = .default
  /// Whether the Return key has no effect while the text is empty.
  @ViewSetting open var enablesReturnKeyAutomatically = false
  /// Kept for the client: the meaning of the text.
  @ViewSetting open var textContentType: UITextContentType?

  /// Creates an empty field without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archives are not supported; an empty field is created.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
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

  /// The text with its attributes, of which the font and the color at its beginning apply to all of it.
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

  /// The font of the text; nil sets the default, the system font at 17 points.
  open var font: UIFont? {
    get { givenFont }
    set { givenFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize) }
  }

  /// The color of the text; nil sets the default, `UIColor.label`.
  open var textColor: UIColor? {
    get { givenTextColor }
    set { givenTextColor = newValue ?? .label }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { givenPlaceholder?.string }
    set { givenPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes that is shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { givenPlaceholder }
    set { givenPlaceholder = newValue }
  }

  open var isEditing: Bool { isFirstResponder }

  /// The manager of the edits that people made since the text was set.
  open override var undoManager: UndoManager? { history }

  // MARK: Rectangles, for subclasses

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { room(in: bounds) }
  /// Returns the rectangle of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearRoom(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRoom(of: leftView, onTheLeft: true, in: bounds) }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRoom(of: rightView, onTheLeft: false, in: bounds) }

  /// Draws the text; never called, since the text is a view.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; never called, since it is a view.
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
  open func insertText(_ text: String) { insertTyped(text) }
  /// Deletes the selection, or the character before the caret.
  open func deleteBackward() { deleteTyped() }
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
  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited; the clear button only if there is text.
    case whileEditing
    /// Unless the text is edited.
    case unlessEditing
    /// Always; the clear button only if there is text.
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }

  /// Posted when editing began.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when people changed the text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
