public import Foundation

/// A key from the moment it goes down until it goes up.
@preconcurrency @MainActor open class UIPress: NSObject {
  public internal(set) final var key: UIKey?
  public internal(set) final var phase = Phase.began
  /// The time of the last change, in seconds of the world's clock.
  public internal(set) final var timestamp: TimeInterval
  /// The window that had the keyboard when the key went down.
  public internal(set) final weak var window: UIWindow?
  /// The responder that is told of the press first.
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

  /// How hard the key is pressed; always 1.
  open var force: CGFloat { 1 }

  /// The gesture recognizers that receive the press; always nil.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// The phases of a press.
  public enum Phase: Int, Sendable {
    case began
    /// The press changed; keys do not change.
    case changed
    case stationary
    case ended
    case cancelled
  }

  /// The kind of a press.
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// Creates a kind from its number.
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

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor open class UIKey: NSObject, NSCopying {
  public final let characters: String
  /// The characters that the key types alone, or an input constant of `UIKeyCommand` if it types none.
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

  /// Returns the key itself, since it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
