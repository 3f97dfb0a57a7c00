public import Foundation

/// An object that handles events, or passes them on to the next responder.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectHolder {
  nonisolated(unsafe) final var associatedObjects = AssociatedObjects()

  /// Creates a responder without a next responder.
  public override init() { super.init() }

  /// The next responder, which receives the events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Tells the responder that touches went down; by default passes this on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Tells the responder that touches moved; by default passes this on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Tells the responder that touches went up; by default passes this on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Tells the responder that a recogniser or the system cancelled touches; by default passes this on to the next
  /// responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder that keys went down; by default passes this on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesBegan(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Tells the responder that presses changed; never called for keys.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesChanged(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Tells the responder that keys went up; by default passes this on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesEnded(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Tells the responder that the system took presses away; by default passes this on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { next.pressesCancelled(presses, with: event) } else { event?.isUnhandled = true }
  }

  /// Tells the responder that the device is being moved; never called.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Tells the responder that the device was moved; never called.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Tells the responder that a movement of the device does not count; never called.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Tells the responder about a remote control; never called.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// The key commands of the responder; nil by default.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Updates a command that is about to be performed or shown; does nothing by default.
  open func validate(_ command: UICommand) {}

  // MARK: The first responder

  /// The application in which the responder can become the first one; nil if it is in no window.
  var respondingApplication: UIApplication? { .shared }

  /// A Boolean value that says whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that says whether the responder is willing to stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that says whether the responder is the first responder.
  open var isFirstResponder: Bool { respondingApplication?.firstResponder === self }

  /// Makes the responder the first responder if it can become it and the previous one resigns; returns whether it did.
  ///
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

  /// Stops being the first responder, if the responder is willing to; returns whether it is not the first one any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let application = respondingApplication, application.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    application.firstResponder = nil
    return true
  }

  /// Stops being the first responder, willing or not, because the responder leaves its window.
  func resignForced() { resignFirstResponder() }

  /// Returns false: without a runtime that knows methods by name, a responder cannot tell what it can perform.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// The manager of undo operations: that of the next responder that has one, by default.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The view in place of the keyboard; kept so that sources compile: there is no keyboard on the screen.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; kept so that sources compile: there is no keyboard on the screen.
  open var inputAccessoryView: UIView? { nil }
  /// Does nothing: there is no keyboard on the screen.
  open func reloadInputViews() {}

  // MARK: Editing

  /// Removes the selection and copies it to the pasteboard; by default passes this on to the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection to the pasteboard; by default passes this on to the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Inserts the pasteboard's content; by default passes this on to the next responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Removes the selection; by default passes this on to the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// Selects what is near the caret; by default passes this on to the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything; by default passes this on to the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  // MARK: Assistive technologies

  private final var givenAccessibility: AccessibilityValues?
  private final var accessibility: AccessibilityValues {
    givenAccessibility = givenAccessibility ?? AccessibilityValues()
    return givenAccessibility ?? AccessibilityValues()
  }

  /// Kept for the client: whether the object is one that assistive technologies know.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }
  /// Kept for the client: the name of the object.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// Kept for the client: a description of what the object does.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// Kept for the client: the value of the object.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// Kept for the client: a name by which tests find the object.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// Kept for the client: the language in which the object is spoken of.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  /// Kept for the client: what the object is.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }
  /// Kept for the client: the frame of the object on the screen; zero unless it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set { accessibility.frame = newValue }
  }
  /// Kept for the client: the point of the screen at which the object is pressed; the middle of its frame unless it is
  /// set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { accessibility.activationPoint = newValue }
  }
  /// Kept for the client: the objects inside this one.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Kept for the client: whether the objects inside this one are hidden.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.hidesElements }
    set { accessibility.hidesElements = newValue }
  }
  /// Kept for the client: whether the objects beside this one are hidden.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// Kept for the client: whether the objects inside this one belong together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// Returns the number of elements for assistive technologies; by default of those that the object was given.
  open func accessibilityElementCount() -> Int { accessibility.elements?.count ?? 0 }
  /// Returns an element for assistive technologies; nil if there is none at `index`.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibility.elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the position of an element for assistive technologies; `NSNotFound` if it is none of this object's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibility.elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Presses the object on behalf of an assistive technology; never called, and by default returns false.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the object's value; never called, and by default does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the object's value; never called, and by default does nothing.
  open func accessibilityDecrement() {}
  /// Closes what is modal; never called, and by default returns false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does what is most important on the screen; never called, and by default returns false.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Observation

  /// Tells the responder that a value that it observes by name has changed; by default does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Archives

  /// Never called, since there are no archives; by default does nothing.
  open func awakeFromNib() {}
  /// Never called, since there are no archives; by default does nothing.
  open func encode(with coder: NSCoder) {}
  /// Never called, since there is no interface builder; by default does nothing.
  open func prepareForInterfaceBuilder() {}
}

// Kept so that sources compile: there is no keyboard on the screen, as with a hardware keyboard on iOS.
extension UIResponder {
  /// Posted on iOS before the keyboard is shown; never posted here.
  nonisolated public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted on iOS after the keyboard was shown; never posted here.
  nonisolated public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted on iOS before the keyboard is hidden; never posted here.
  nonisolated public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted on iOS after the keyboard was hidden; never posted here.
  nonisolated public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted on iOS before the keyboard's frame changes; never posted here.
  nonisolated public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted on iOS after the keyboard's frame changed; never posted here.
  nonisolated public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before the change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the change's duration, in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the change's curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean value that says whether the keyboard belongs to this application.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
