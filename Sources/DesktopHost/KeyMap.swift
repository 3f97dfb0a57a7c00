import CSDL2
import CoreGraphics
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

/// The window's text input: it is on while a text is edited, so that input methods are asked and letters arrive as text.
struct TextInput {
  /// In units of the window's events; nil while text input is off.
  private var caret: CGRect?

  /// SDL turns text input on when it starts.
  mutating func stop() {
    SDL_StopTextInput()
    caret = nil
  }

  /// `caret` is in units of the window's events; nil turns text input off.
  mutating func follow(_ caret: CGRect?) {
    guard caret != self.caret else { return }
    guard let caret else { return stop() }
    func whole(_ length: CGFloat) -> Int32 { Int32(max(min(length.rounded(), 100_000), -100_000)) }
    var shown = SDL_Rect(x: whole(caret.minX), y: whole(caret.minY), w: whole(caret.width), h: whole(caret.height))
    SDL_SetTextInputRect(&shown)
    if self.caret == nil { SDL_StartTextInput() }
    self.caret = caret
  }

  /// The buffer of an event ends with a zero.
  static func text<Buffer>(_ buffer: Buffer) -> String {
    withUnsafeBytes(of: buffer) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// In UTF-16 units, with the caret at the end.
  ///
  /// SDL counts code points; an input method may give a start of -1, for the end.
  static func selection(in text: String, start: Int, length: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    func units(_ count: Int) -> Int { scalars.prefix(count).reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) } }
    let first = start < 0 ? scalars.count : min(start, scalars.count)
    return units(first)..<units(min(first + max(length, 0), scalars.count))
  }
}

/// The desktop's clipboard.
@MainActor final class DesktopClipboard: HostClipboard {
  /// The number of times that the clipboard changed, as SDL announced it.
  var changeCount = 0

  var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  var picture: [UInt8]? { PastedPicture.png() }
}
