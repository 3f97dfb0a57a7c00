public import Foundation

/// Something that events are offered to, and that passes on what it does not handle.
@preconcurrency @MainActor open class UIResponder: NSObject, AssociatedObjectHolder {
  nonisolated(unsafe) final var associatedObjects = AssociatedObjects()

  /// A responder that nothing follows.
  public override init() { super.init() }

  /// Who is offered what this one does not handle.
  open var next: UIResponder? { nil }

  /// Touches went down; by default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Touches moved; by default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Touches went up; by default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Touches were taken away, by a recogniser or by the system; by default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether it may become the first responder; by default not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is the first responder of its window.
  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  /// Takes the first place among the responders, where it may and the one before it lets go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    let application = UIApplication.shared
    guard canBecomeFirstResponder, application.firstResponder?.resignFirstResponder() ?? true else { return false }
    application.firstResponder = self
    return true
  }

  /// Gives the first place up.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  /// Whether it can carry out `action`; without a runtime that knows methods by name, it cannot tell and says no.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
