import CSDL2
import Stage

package enum HostError: Error, Equatable, CustomStringConvertible {
  case noDisplay(String)
  case noWindow(String)
  case noFrames(String)
  case lostDisplay
  case destroyedWindow
  case noSignals(String)

  /// Says what to do about it, too.
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

  /// Unless standard error takes nothing.
  package func say(as program: String) {
    StandardError.write("\(program): \(description)")
    StandardError.flush()
  }

  package var exitCode: Int32 {
    switch self {
    case .noDisplay, .lostDisplay: 4
    case .noWindow, .noFrames, .destroyedWindow, .noSignals: 1
    }
  }

  static var reason: String { String(cString: SDL_GetError()) }
}
