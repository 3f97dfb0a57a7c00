public import Foundation

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor open class UIKey: NSObject, NSCopying {
  /// The characters that the key types together with Shift.
  public final let characters: String
  /// The characters that the key types alone, or an input constant of `UIKeyCommand` if it types none.
  public final let charactersIgnoringModifiers: String
  /// The modifier keys that were held.
  public final let modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
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
