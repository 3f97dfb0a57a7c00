public import Foundation

/// Something that happened to touches: all that are down, and which of them changed.
///
/// Each change has an event of its own.
@preconcurrency @MainActor open class UIEvent: NSObject {
  final let touches: [UITouch]
  final let changed: [UITouch]
  /// When it happened, in seconds of the host's clock.
  public final let timestamp: TimeInterval

  init(_ touches: [UITouch], changed: [UITouch], at timestamp: Double) {
    self.touches = touches
    self.changed = changed
    self.timestamp = timestamp
    super.init()
  }

  /// What kind of event it is.
  open var type: EventType { .touches }

  /// Every touch that is down or has just gone up.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that went down in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

  /// The touches that went down in `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

  /// The touches that `gesture` watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { found { gesture.tracked.contains($0) } }

  /// What `touch` did since the last event, step by step: each step has an event of its own, so there is one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

  /// Where `touch` is expected to go: nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  /// The mouse buttons that are down: the first one, as others make no touches.
  open var buttonMask: ButtonMask { touches.contains { !$0.isOver } ? .primary : [] }

  private func found(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  /// The windows of the touches that changed.
  final var windows: [UIWindow] {
    changed.reduce(into: []) { windows, touch in
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
  }
}

extension UIEvent {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Of touches.
    case touches
    /// Of the device's motion.
    case motion
    /// Of a remote control.
    case remoteControl
    /// Of keys and buttons.
    case presses
    /// Of a scroll wheel.
    case scroll = 10
    /// Of a pointer that hovers.
    case hover = 11
    /// Of a pinch or a turn on a pad.
    case transform = 14
  }

  /// Buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// The buttons of these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)
  }
}
