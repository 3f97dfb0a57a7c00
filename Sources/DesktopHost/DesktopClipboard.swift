import CSDL2
import Stage

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
}
