import CSDL2
import Stage

/// An error of the desktop window.
package enum HostError: Error, Equatable, CustomStringConvertible {
  /// There is no X or Wayland display, for this reason.
  case noDisplay(String)
  /// The display does not open the window, or does not draw it, for this reason.
  case noWindow(String)
  /// What is shown cannot be drawn any more, for this reason.
  case noFrames(String)
  /// The connection to the display broke while the window was open.
  case lostDisplay
  /// Another program destroyed the window.
  case destroyedWindow
  /// The signals that end the program cannot be handled, for this reason.
  case noSignals(String)

  /// A sentence that says what happened and what to do about it.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "There is no display to open a window on (\(reason)): start it in a desktop session, or "
        + "on a virtual display with `xvfb-run -a backswipe`."
    case .noWindow(let reason):
      "The display did not open the window (\(reason)): try SDL_VIDEODRIVER=x11 or SDL_VIDEODRIVER=wayland."
    case .noFrames(let reason):
      "The window cannot be drawn any more. \(reason) Start the program again, and leave out what was shown last."
    case .lostDisplay: "The connection to the display broke: its server ended. Start the program again on a display."
    case .destroyedWindow: "Another program destroyed the window. Start the program again."
    case .noSignals(let reason):
      "Signals cannot be handled (\(reason)): allow the program more open files, as with `ulimit -n 1024`."
    }
  }

  /// Writes the sentence to standard error, unless that takes nothing.
  package func say(as program: String) {
    StandardError.write("\(program): \(description)")
    StandardError.flush()
  }

  /// The exit code of the process.
  package var exitCode: Int32 {
    switch self {
    case .noDisplay, .lostDisplay: 4
    case .noWindow, .noFrames, .destroyedWindow, .noSignals: 1
    }
  }

  /// The text of SDL's last error.
  static var reason: String { String(cString: SDL_GetError()) }
}
