import CSDL2
import CoreGraphics
import Stage

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
