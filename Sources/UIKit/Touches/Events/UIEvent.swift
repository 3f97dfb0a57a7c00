public import Foundation

/// Each change of one or more touches has its own event.
@preconcurrency @MainActor open class UIEvent: NSObject {
  final let touches: [UITouch]
  final let changed: [UITouch]
  /// In seconds of the host's clock.
  public final let timestamp: TimeInterval
  public final let modifierFlags = UIApplication.current?.modifierFlags ?? []

  init(_ touches: [UITouch], changed: [UITouch], at timestamp: Double) {
    self.touches = touches
    self.changed = changed
    self.timestamp = timestamp
    super.init()
  }

  open var type: EventType { .touches }

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for view: UIView) -> Set<UITouch>? { found { $0.view === view } }

  open func touches(for window: UIWindow) -> Set<UITouch>? { found { $0.window === window } }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { found { gesture.tracked.contains($0) } }

  /// Always one, since each step has its own event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

  /// Always empty: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [] : nil }

  /// The first one, since others make no touches.
  open var buttonMask: ButtonMask { touches.contains { !$0.isOver } ? .primary : [] }

  private func found(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }

  var windows: [UIWindow] {
    changed.reduce(into: []) { windows, touch in
      if let window = touch.window, !windows.contains(window) { windows.append(window) }
    }
  }
}

extension UIEvent {
  /// None of these events happens.
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

  /// Always `none`.
  public final var subtype: EventSubtype { .none }

  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = Self(rawValue: 1)
    public static let secondary = Self(rawValue: 2)
  }
}
