import CSDL2

/// Why there is no window.
package enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no X or Wayland display, for the reason given.
  case noDisplay(String)
  /// The display would not open or draw the window, for the reason given.
  case noWindow(String)

  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "There is no display to open a window on (\(reason)): give it a virtual one, as with `xvfb-run backswipe`, or draw "
        + "to a file with `backswipe render`."
    case .noWindow(let reason):
      "The display did not open the window (\(reason)): try another of SDL_VIDEODRIVER=x11 and SDL_VIDEODRIVER=wayland."
    }
  }

  /// What the process ends with.
  package var exitCode: Int32 {
    switch self {
    case .noDisplay: 4
    case .noWindow: 1
    }
  }

  /// What SDL said last.
  static var reason: String { String(cString: SDL_GetError()) }
}
