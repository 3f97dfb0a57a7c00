import CXTest
import DisplayUser
import Foundation
import Glibc
import Testing

/// A Wayland compositor whose monitor is a window on the virtual X display, with room for the program's bare window and
/// for the decorations that it has where libdecor draws some.
///
/// The pointer of the X display is its pointer.
final class WaylandDisplay {
  /// The environment variables by which a program finds the compositor.
  let variables: [String: String]
  /// The X window that shows the compositor's monitor.
  let monitor: UInt
  private let id: pid_t
  private let home: EmptyHome
  private var isEnded = false

  /// Starts the compositor, and waits for its monitor and its socket.
  init() throws {
    let display = try VirtualDisplay.shared.get()
    home = try EmptyHome()
    let configuration = URL(fileURLWithPath: "\(home.path)/weston.ini")
    try Self.configuration.write(to: configuration, atomically: true, encoding: .utf8)
    variables = ["WAYLAND_DISPLAY": "wayland", "XDG_RUNTIME_DIR": "\(home.path)/run"]
    var known = Set(display.windows.map(\.id))
    id = try Self.start(configuration, on: display, in: home)
    let deadline = Date(timeIntervalSinceNow: Program.patience)
    var found: UInt?
    let socket = "\(home.path)/run/wayland"
    while found == nil || !FileManager.default.fileExists(atPath: socket), Date() < deadline {
      usleep(5000)
      let ids = display.windows.map(\.id)
      // A closed window's identifier can be used again.
      known.formIntersection(ids)
      found = ids.first { !known.contains($0) }
    }
    guard let found else {
      throw XDisplay.Failure(description: "weston did not start: README's command for the tests installs it")
    }
    monitor = found
    XMoveWindow(display.connection, monitor, 0, 0)
  }

  /// Waits until the compositor draws the pointer where it is.
  ///
  /// It adds up movements, and may miss the first ones; in the corners of the monitor it stops.
  func waitForPointer(of window: OpenWindow) throws {
    let point = (x: window.x + 200, y: window.y + 400)
    func surroundings() -> [UInt32] { window.display.pixels(x: point.x, y: point.y, width: 8, height: 8) }
    let before = surroundings()
    var looks = 0
    try window.wait("the pointer") {
      // It takes a while to draw.
      if looks % 100 == 0 {
        for (x, y) in [(0, 0), (639, 959), (0, 0), point] { window.display.move(to: x, y, after: 20) }
      }
      looks += 1
      return surroundings() != before
    }
  }

  /// Ends the compositor, unless that was done before.
  func end() {
    guard !isEnded else { return }
    isEnded = true
    kill(id, SIGTERM)
    waitpid(id, nil, 0)
  }

  deinit { end() }

  private static let configuration =
    "[shell]\npanel-position=none\nlocking=false\nanimation=none\nstartup-animation=none\n"
    + "[output]\nname=X1\nmode=640x960\n"

  private static func start(_ configuration: URL, on display: XDisplay, in home: EmptyHome) throws -> pid_t {
    let variables = home.variables.merging(["DISPLAY": display.name]) { $1 }
    let silence = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { close(silence) }
    return try Program.spawn(
      [
        "weston", "--backend=x11-backend.so", "--use-pixman", "--socket=wayland",
        "--idle-time=0", "--config=\(configuration.path)",
      ], variables, [0: silence, 1: silence, 2: silence])
  }
}
