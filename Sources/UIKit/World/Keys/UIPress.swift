public import Foundation

/// A key from the moment it goes down until it goes up.
@preconcurrency @MainActor open class UIPress: NSObject {
  public internal(set) final var key: UIKey?
  public internal(set) final var phase = Phase.began
  /// In seconds of the world's clock.
  public internal(set) final var timestamp: TimeInterval
  /// The window that had the keyboard when the key went down.
  public internal(set) final weak var window: UIWindow?
  /// Told of the press first.
  public internal(set) final weak var responder: UIResponder?

  init(_ key: UIKey, at timestamp: TimeInterval) {
    self.key = key
    self.timestamp = timestamp
    super.init()
  }

  /// The button of a remote control that the key stands for; other keys have the sum of 2000 and their key code.
  open var type: PressType {
    switch key?.keyCode {
    case .keyboardUpArrow: .upArrow
    case .keyboardDownArrow: .downArrow
    case .keyboardLeftArrow: .leftArrow
    case .keyboardRightArrow: .rightArrow
    case .keyboardReturnOrEnter: .select
    case .keyboardEscape, .keyboardMenu: .menu
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    case let code: PressType(rawValue: 2000 + (code?.rawValue ?? 0))
    }
  }

  /// Always 1.
  open var force: CGFloat { 1 }

  /// Always nil: recognizers receive no presses.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  public enum Phase: Int, Sendable {
    case began
    /// Keys do not change.
    case changed
    case stationary
    case ended
    case cancelled
  }

  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let upArrow = Self(rawValue: 0)
    public static let downArrow = Self(rawValue: 1)
    public static let leftArrow = Self(rawValue: 2)
    public static let rightArrow = Self(rawValue: 3)
    public static let select = Self(rawValue: 4)
    public static let menu = Self(rawValue: 5)
    public static let playPause = Self(rawValue: 6)
    public static let pageUp = Self(rawValue: 30)
    public static let pageDown = Self(rawValue: 31)
  }
}

@preconcurrency @MainActor open class UIKey: NSObject, NSCopying {
  public final let characters: String
  /// An input constant of `UIKeyCommand` if the key types no characters.
  public final let charactersIgnoringModifiers: String
  public final let modifierFlags: UIKeyModifierFlags
  public final let keyCode: UIKeyboardHIDUsage

  init(_ input: KeyInput) {
    charactersIgnoringModifiers = input.characters
    characters = input.shiftedCharacters
    modifierFlags = input.modifierFlags
    keyCode = input.code
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

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
