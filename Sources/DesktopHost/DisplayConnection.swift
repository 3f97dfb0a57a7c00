import CSDL2
import Stage

/// The connection to the display server: its descriptor, and its end.
///
/// Xlib ends the process when the server dies, and when it refuses a request. The handlers here note both instead, so
/// that the window's loop can save the content's state and end with a sentence.
@MainActor struct DisplayConnection {
  /// The descriptor of the connection; -1 if the driver has none.
  let descriptor: Int32
  /// Whether the driver has input that can be found by pumping only.
  let needsPolling: Bool

  /// Finds the connection of `window`, and watches over it.
  init(of window: OpaquePointer) {
    let driver = String(cString: SDL_GetCurrentVideoDriver())
    var info = SDL_SysWMinfo()
    guard sdlWindowInfo(window, &info) == SDL_TRUE else {
      descriptor = -1
      needsPolling = !Self.driversWithoutInput.contains(driver)
      return
    }
    switch info.subsystem {
    case SDL_SYSWM_X11: descriptor = Self.watch(info.info.x11.window, on: info.info.x11.display)
    case SDL_SYSWM_WAYLAND:
      descriptor = Self.call("libwayland-client.so.0", "wl_display_get_fd", info.info.wl.display) ?? -1
    default: descriptor = -1
    }
    needsPolling = descriptor < 0
  }

  /// Whether the connection broke while it was used.
  var isLost: Bool { connectionIsLost }

  /// Whether another program destroyed the window.
  var isWindowDestroyed: Bool { windowIsDestroyed }

  private static let driversWithoutInput = ["dummy", "offscreen"]

  // MARK: X11

  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> ErrorHandler?
  private typealias ErrorHandler = @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  private typealias SetLossHandler = @convention(c) (LossHandler?) -> LossHandler?
  private typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32
  private typealias SetExitHandler = @convention(c) (OpaquePointer?, ExitHandler?, UnsafeMutableRawPointer?) -> Void
  private typealias ExitHandler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  /// Installs Xlib's handlers for `window` on `display`, and returns the descriptor of the connection.
  private static func watch(_ window: UInt, on display: OpaquePointer?) -> Int32 {
    watchedWindow = window
    (connectionIsLost, windowIsDestroyed) = (false, false)
    installErrorHandler()
    // The first handler replaces Xlib's message, the second one its exit.
    if let setExitHandler = load("XSetIOErrorExitHandler", from: libX11, SetExitHandler.self) {
      _ = load("XSetIOErrorHandler", from: libX11, SetLossHandler.self)? { @Sendable _ in 0 }
      setExitHandler(display, { @Sendable _, _ in connectionIsLost = true }, nil)
    }
    if let display {
      ignoreRawMotion(on: display)
      checkDrops(on: window, of: display)
    }
    return call(libX11, "XConnectionNumber", display) ?? -1
  }

  /// Installs the handler of refused requests.
  ///
  /// SDL installs its own one when it connects, and restores the previous one before it disconnects; so this is called
  /// before and after the connection.
  static func installErrorHandler() {
    _ = load("XSetErrorHandler", from: libX11, SetErrorHandler.self)?(noteError)
  }

  nonisolated static let libX11 = "libX11.so.6"

  /// Returns a C function of a library that SDL has loaded already, and keeps; nil if it is not there.
  nonisolated static func load<Function>(_ name: String, from library: String, _ type: Function.Type) -> Function? {
    SDL_LoadObject(library).flatMap { SDL_LoadFunction($0, name) }.map { unsafeBitCast($0, to: type) }
  }

  /// Calls a C function that takes `display` and returns an `int`; nil if it is not there.
  private static func call(_ library: String, _ name: String, _ display: OpaquePointer?) -> Int32? {
    typealias Function = @convention(c) (OpaquePointer?) -> Int32
    return load(name, from: library, Function.self)?(display)
  }

  private static let noteError: ErrorHandler = { @Sendable _, event in
    guard let event = event?.pointee else { return 0 }
    guard event.error_code == UInt8(BadWindow) || event.error_code == UInt8(BadDrawable) else {
      StandardError.write(
        "The X server refused request \(event.request_code).\(event.minor_code): error \(event.error_code).")
      return 0
    }
    // A window of another program may be gone at any time, as one from which something is dragged.
    noteDestroyed(event.resourceid)
    return 0
  }

  /// Notes that the server says that `window` was destroyed.
  nonisolated static func noteDestroyed(_ window: UInt) {
    if window == watchedWindow { windowIsDestroyed = true }
  }
}

// Globals, because Xlib's handlers have no other data. Only the main thread calls Xlib.
private nonisolated(unsafe) var connectionIsLost = false
private nonisolated(unsafe) var windowIsDestroyed = false
private nonisolated(unsafe) var watchedWindow: UInt = 0
