public import Foundation

/// A change of one or more touches.
///
/// Each change has its own event.
@preconcurrency @MainActor open class UIEvent: NSObject {
  final let touches: [UITouch]
  final let changed: [UITouch]
  /// The time of the event, in seconds of the host's clock.
  public final let timestamp: TimeInterval
  public final let modifierFlags = UIApplication.current?.modifierFlags ?? []

  init(_ touches: [UITouch], changed: [UITouch], at timestamp: Double) {
    self.touches = touches
    self.changed = changed
    self.timestamp = timestamp
    super.init()
  }

  open var type: EventType { .touches }

  /// All touches that are down or have just gone up.
  open var allTouches: Set<UITouch>? { Set(touches) }

  /// Returns the touches that went down in `view`; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

  /// Returns the touches that went down in `window`; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

  /// Returns the touches that `gesture` receives; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { found { gesture.tracked.contains($0) } }

  /// Returns the steps of `touch` since the last event; always one, since each step has its own event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

  /// Returns an empty array: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  /// The mouse buttons that are down: the first one, since others make no touches.
  open var buttonMask: ButtonMask { touches.contains { !$0.isOver } ? .primary : [] }

  private func found(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  /// The windows of the touches that changed.
  var windows: [UIWindow] {
    changed.reduce(into: []) { windows, touch in
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
  }
}

extension UIEvent {
  /// The kinds of events of motion and remote controls; none of them happens.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// The kind of motion; always `none`.
  public final var subtype: EventSubtype { .none }

  /// The types of events.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates the set with these bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The first button.
    public static let primary = Self(rawValue: 1)
    /// The second button.
    public static let secondary = Self(rawValue: 2)
  }
}
