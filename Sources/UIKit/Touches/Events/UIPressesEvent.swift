import Foundation

/// A change of keys or buttons; hosts do not send any yet.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// All presses; always empty.
  open var allPresses: Set<UIPress> { [] }

  open override var type: EventType { .presses }
}
