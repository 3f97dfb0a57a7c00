import Foundation

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  final let presses: [UIPress]
  final let changedPresses: [UIPress]
  /// The press reached the end of the responder chain.
  final var isUnhandled = false

  init(_ presses: [UIPress], changed: [UIPress], at timestamp: TimeInterval) {
    self.presses = presses
    changedPresses = changed
    super.init([], changed: [], at: timestamp)
  }

  /// The presses that are down or have just gone up.
  open var allPresses: Set<UIPress> { Set(presses) }

  open override var type: EventType { .presses }

  /// Empty: recognizers receive no presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  override final var windows: [UIWindow] { changedPresses.compactMap(\.window).first.map { [$0] } ?? [] }
}
