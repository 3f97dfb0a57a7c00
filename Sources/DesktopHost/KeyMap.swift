import CSDL2
import Stage

/// Maps SDL's key codes to keys.
///
/// Keys that type a character arrive as text events instead.
enum KeyMap {
  /// Returns the key with SDL's code `code`; nil if the window does not use it.
  static func key(_ code: SDL_Keycode) -> HostKey? { keys[code] }

  private static let keys: [SDL_Keycode: HostKey] = [
    code(SDLK_SPACE): .space, code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace, code(SDLK_TAB): .tab,
    code(SDLK_RETURN): .enter, code(SDLK_KP_ENTER): .enter, code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right,
    code(SDLK_UP): .up, code(SDLK_DOWN): .down, code(SDLK_AC_BACK): .escape,
  ]

  private static func code(_ key: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(key.rawValue) }
}
