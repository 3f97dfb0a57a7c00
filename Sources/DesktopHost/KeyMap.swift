import CSDL2
import Stage

/// Maps SDL's keys to the keys of stages.
enum KeyMap {
  /// What the key types alone in the user's layout, and the modifiers that are held.
  static func key(_ event: SDL_Keysym) -> HostKey {
    // SDL's scan codes are the numbers of the USB standard.
    HostKey(symbol: symbol(event), position: Int(event.scancode.rawValue), modifiers: modifiers(event.mod))
  }

  private static func modifiers(_ held: UInt16) -> HostKey.Modifiers {
    // The right Alt key is AltGr in many layouts, and types characters there.
    let flags: [(SDL_Keymod, HostKey.Modifiers)] = [
      (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control), (KMOD_RCTRL, .control),
      (KMOD_LALT, .alternate), (KMOD_LGUI, .command), (KMOD_RGUI, .command),
    ]
    return flags.reduce(into: []) { if UInt32(held) & UInt32($1.0.rawValue) != 0 { $0.insert($1.1) } }
  }

  private static func symbol(_ event: SDL_Keysym) -> String {
    if let known = keypadDigit(event) ?? named[event.sym]?.symbol { return known }
    let isCharacter = event.sym >= 0x20 && event.sym & SDLK_SCANCODE_MASK == 0
    return isCharacter ? Unicode.Scalar(UInt32(event.sym)).map { String($0).lowercased() } ?? "" : ""
  }

  /// While Num Lock is on.
  private static func keypadDigit(_ event: SDL_Keysym) -> String? {
    guard UInt32(event.mod) & UInt32(KMOD_NUM.rawValue) != 0 else { return nil }
    switch event.scancode {
    case SDL_SCANCODE_KP_0: return "0"
    case SDL_SCANCODE_KP_PERIOD: return "."
    default:
      let digit = Int(event.scancode.rawValue) - Int(SDL_SCANCODE_KP_1.rawValue) + 1
      return (1...9).contains(digit) ? String(digit) : nil
    }
  }

  private static let named: [SDL_Keycode: HostKey] = {
    var keys: [SDL_Keycode: HostKey] = [
      code(SDLK_SPACE): .space, code(SDLK_ESCAPE): .escape, code(SDLK_BACKSPACE): .backspace, code(SDLK_TAB): .tab,
      code(SDLK_RETURN): .enter, code(SDLK_RETURN2): .enter, code(SDLK_LEFT): .left, code(SDLK_RIGHT): .right,
      code(SDLK_UP): .up, code(SDLK_DOWN): .down, code(SDLK_HOME): .home, code(SDLK_END): .end,
      code(SDLK_PAGEUP): .pageUp, code(SDLK_PAGEDOWN): .pageDown, code(SDLK_INSERT): .insert,
      code(SDLK_DELETE): .delete, code(SDLK_AC_BACK): .escape,
      code(SDLK_KP_ENTER): .enter, code(SDLK_KP_PLUS): .character("+"), code(SDLK_KP_MINUS): .character("-"),
      code(SDLK_KP_MULTIPLY): .character("*"), code(SDLK_KP_DIVIDE): .character("/"),
      code(SDLK_KP_EQUALS): .character("="), code(SDLK_KP_0): .insert, code(SDLK_KP_PERIOD): .delete,
      code(SDLK_KP_1): .end, code(SDLK_KP_2): .down, code(SDLK_KP_3): .pageDown, code(SDLK_KP_4): .left,
      code(SDLK_KP_6): .right, code(SDLK_KP_7): .home, code(SDLK_KP_8): .up, code(SDLK_KP_9): .pageUp,
    ]
    for number in 1...12 { keys[code(SDLK_F1) + Int32(number) - 1] = .function(number) }
    for number in 13...24 { keys[code(SDLK_F13) + Int32(number) - 13] = .function(number) }
    return keys
  }()

  private static func code(_ key: SDL_KeyCode) -> SDL_Keycode { SDL_Keycode(key.rawValue) }
}
