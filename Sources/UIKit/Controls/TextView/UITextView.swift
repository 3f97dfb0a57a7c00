import CoreGraphics
public import Foundation
import QuartzCore

/// A text of many lines that scrolls and, if `isEditable` is true, is edited as a ``UITextField`` is.
///
/// A tap sets the caret, a double tap selects a word and a third one everything; a drag scrolls. The delegate is a
/// `UITextViewDelegate`. New text looks as the text before it. Links are not followed.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  /// Stored, without effect: the size of text does not change.
  @ViewSetting open var adjustsFontForContentSizeCategory = false
  final let label = UILabel()
  final let caret = CaretView()
  final var marks: [UIView] = []
  @ViewSetting final var draft = TextDraft() { didSet { setNeedsLayout() } }
  final var lastEdit: TextDraft.EditKind?
  /// Where the text was edited last and the caret has to be seen.
  final var revealsCaret = false
  private final let history = UndoManager()

  /// A text that is not editable can be selected by code and by keys.
  @ViewSetting open var isEditable = true { didSet { if !isEditable, oldValue { resignForced() } } }
  @ViewSetting open var isSelectable = true
  /// Stored, without effect.
  @ViewSetting open var allowsEditingTextAttributes = false
  /// The first text that is typed replaces everything; ends when the selection changes.
  @ViewSetting open var clearsOnInsertion = false
  @ViewSetting open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if acceptsNumbers(of: \UITextView.textContainerInset, named: "textContainerInset", old: oldValue) {
        sizeChanged()
      }
    }
  }
  /// Stored, without effect: there is no keyboard on the screen.
  open override var inputView: UIView? {
    get { givenInputView }
    set { givenInputView = newValue }
  }
  @ViewSetting private var givenInputView: UIView?
  /// Stored, without effect.
  open override var inputAccessoryView: UIView? {
    get { givenAccessoryView }
    set { givenAccessoryView = newValue }
  }
  @ViewSetting private var givenAccessoryView: UIView?
  open var inputDelegate: (any UITextInputDelegate)? {
    get { weakInputDelegate.object as? any UITextInputDelegate }
    set { weakInputDelegate = Weak(newValue) }
  }
  @ViewSetting private var weakInputDelegate = Weak<AnyObject>(nil)
  /// Its values have no effect.
  public private(set) final lazy var textContainer = NSTextContainer(size: bounds.size)

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: TextViewMetrics.fontSize)
    label.isUserInteractionEnabled = false
    for view in [label, caret] { addSubview(view) }
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  // MARK: The text

  // Apple's types: they accept nil and never return it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { draft.text }
    set {
      label.text = newValue ?? ""
      textWasSet()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set {
      label.attributedText = newValue ?? NSAttributedString(string: "")
      textWasSet()
    }
  }
  /// Nil sets the system font at 12 points.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: TextViewMetrics.fontSize)
      sizeChanged()
    }
  }
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set {
      label.textAlignment = newValue
      setNeedsLayout()
    }
  }

  private func textWasSet() {
    history.removeAllActions()
    lastEdit = nil
    draft = TextDraft(label.text ?? "")
    sizeChanged()
  }

  /// In UTF-16 units; a range outside the text is cut off.
  open var selectedRange: NSRange {
    get { NSRange(location: draft.selection.lowerBound, length: draft.selection.count) }
    set {
      let low = min(max(newValue.location, 0), draft.count)
      let high = min(max(low, low.addingReportingOverflow(max(0, newValue.length)).partialValue), draft.count)
      changeSelection { $0.select(low..<max(low, high)) }
    }
  }

  /// Holds the edits that people made since the text was set.
  open override var undoManager: UndoManager? { history }

  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let low = min(max(range.location, 0), draft.count)
    let end = caretRect(at: min(max(low, low.addingReportingOverflow(range.length).partialValue), draft.count))
    scrollRectToVisible(end, animated: false)
    scrollRectToVisible(caretRect(at: low), animated: false)
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : sizeThatFits(CGSize(width: bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Editing begins and ends

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard !isEditable || textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    guard isFirstResponder, super.resignFirstResponder() else { return !isFirstResponder }
    endEditing()
    return true
  }

  override func resignForced() {
    if isFirstResponder, super.resignFirstResponder() { endEditing() }
  }

  // MARK: Touches

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isSelectable, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    select(at: touch, extending: event?.modifierFlags.contains(.shift) ?? false)
  }

  // MARK: Editing

  /// Inserts text at the caret, or in place of the selection, as if it was typed.
  open func insertText(_ text: String) { edit(replacedRange, with: text, kind: .typing) }

  open func deleteBackward() { deleteText(forward: false) }

  open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: index(position)) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionFrames(in: range) }

  open override func cut(_ sender: Any?) { copySelection(removing: true) }
  open override func copy(_ sender: Any?) { copySelection(removing: false) }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func delete(_ sender: Any?) { edit(draft.selection, with: "", kind: .other) }
  open override func select(_ sender: Any?) { changeSelection { $0.select($0.unit(.word, at: $0.head)) } }
  open override func selectAll(_ sender: Any?) { changeSelection { $0.select(0..<$0.count) } }
}

extension UITextView {
  nonisolated public static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0

  public init(size: CGSize) { self.size = size }
}

/// In points.
enum TextViewMetrics {
  /// At the left and right of the text, as measured on iOS 26.1.
  static let padding: CGFloat = 5
  static let fontSize: CGFloat = 12
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// `range` counts UTF-16 units; Return inserts a line break.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
