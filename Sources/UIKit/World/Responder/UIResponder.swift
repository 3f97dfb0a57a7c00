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

  /// A Boolean value that says whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that says whether the responder is the first responder.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Makes the responder the first responder if it can become it and the previous one resigns; returns whether it did.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let application = UIApplication.shared
    guard canBecomeFirstResponder, application.firstResponder?.resignFirstResponder() ?? true else { return false }
    application.firstResponder = self
    return true
  }

  /// Stops being the first responder; returns true.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Returns false: without a runtime that knows methods by name, a responder cannot tell what it can perform.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
