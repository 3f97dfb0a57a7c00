import CSDL2
import Stage

/// Which of SDL's keys are which of ours; those that write something come as text.
enum KeyMap {
  /// The key with SDL's code `code`; nil where it means nothing.
  static func key(_ code: SDL_Keycode) -> HostKey? { keys[code] }

  private static let keys: [SDL_Keycode: HostKey] = [
    code(SDLK_SPACE): .space, code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace, code(SDLK_TAB): .tab,
    code(SDLK_RETURN): .enter, code(SDLK_KP_ENTER): .enter, code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right,
    code(SDLK_UP): .up, code(SDLK_DOWN): .down, code(SDLK_AC_BACK): .escape,
  ]

  private static func code(_ key: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(key.rawValue) }
}
