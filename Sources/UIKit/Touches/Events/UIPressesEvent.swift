import Foundation

/// Something that happened to keys and buttons; hosts make none yet.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The presses that are under way.
  open var allPresses: Set<UIPress> { [] }

  open override var type: EventType { .presses }
}
