public import Foundation

@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectHolder {
  nonisolated(unsafe) final var associatedObjects = AssociatedObjects()

  public override init() { super.init() }

  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Never called: keys do not change.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesChanged(presses, with: event) } else { event?.isUnhandled = true }
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isUnhandled = true }
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Never called: the device does not move.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called.
  open func remoteControlReceived(with event: UIEvent?) {}

  open var keyCommands: [UIKeyCommand]? { nil }

  open func validate(_ command: UICommand) {}

  // MARK: The first responder

  /// The application in which the responder can become the first one; nil if it is in no window.
  var respondingApplication: UIApplication? { .shared }

  open var canBecomeFirstResponder: Bool { false }

  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { respondingApplication?.firstResponder === self }

  /// A view has to be in a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let application = respondingApplication else { return false }
    if application.firstResponder === self { return true }
    guard canBecomeFirstResponder, application.firstResponder?.resignFirstResponder() ?? true else { return false }
    // Resigning may have made another one the first responder, or taken this one out of its window.
    guard application.firstResponder == nil, respondingApplication === application else { return false }
    application.firstResponder = self
    return true
  }

  /// Returns whether the responder is not the first one any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let application = respondingApplication, application.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    application.firstResponder = nil
    return true
  }

  /// Willing or not, because the responder leaves its window.
  func resignForced() { resignFirstResponder() }

  /// False: without a runtime that knows methods by name, a responder cannot tell what it can perform.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// By default that of the next responder that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Never shown: there is no keyboard on the screen.
  open var inputView: UIView? { nil }
  /// Never shown.
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}

  // MARK: Editing

  open func cut(_ sender: Any?) { next?.cut(sender) }
  open func copy(_ sender: Any?) { next?.copy(sender) }
  open func paste(_ sender: Any?) { next?.paste(sender) }
  open func delete(_ sender: Any?) { next?.delete(sender) }
  open func select(_ sender: Any?) { next?.select(sender) }
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  // MARK: Assistive technologies, which do not exist here

  private final var givenAccessibility: AccessibilityValues?
  private final var accessibility: AccessibilityValues {
    givenAccessibility = givenAccessibility ?? AccessibilityValues()
    return givenAccessibility ?? AccessibilityValues()
  }

  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Zero unless it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }
  /// The middle of the frame unless it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibility.elements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibility.elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibility.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Never called.
  open func accessibilityActivate() -> Bool { false }
  /// Never called.
  open func accessibilityIncrement() {}
  /// Never called.
  open func accessibilityDecrement() {}
  /// Never called.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Never called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Observation

  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Archives

  open func awakeFromNib() {}
  /// Never called.
  open func encode(with coder: NSCoder) {}
  /// Never called: there is no interface builder.
  open func prepareForInterfaceBuilder() {}
}

// Never posted: there is no keyboard on the screen, as with a hardware keyboard on iOS.
extension UIResponder {
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
