import CSDL2
import Stage

/// The connection to the display server: its descriptor, and its end.
///
/// Xlib ends the process when the server dies, and when it refuses a request. The handlers here note both instead, so
/// that the window's loop can save the content's state and end with a sentence.
@MainActor struct DisplayConnection {
  /// -1 if the driver has none.
  let descriptor: Int32
  /// The driver has input that can be found by pumping only.
  let needsPolling: Bool
  /// Its events carry the instants at which they happened, so that they may be read later.
  let stampsEvents: Bool

  init(of window: OpaquePointer) {
    var info = SDL_SysWMinfo()
    // Without an answer the subsystem stays unknown.
    _ = sdlWindowInfo(window, &info)
    switch info.subsystem {
    case SDL_SYSWM_X11: descriptor = Self.watch(info.info.x11.window, on: info.info.x11.display)
    case SDL_SYSWM_WAYLAND: descriptor = Self.descriptor(of: info.info.wl.display)
    default: descriptor = -1
    }
    stampsEvents = info.subsystem == SDL_SYSWM_X11
    let hasInput = !["dummy", "offscreen"].contains(String(cString: SDL_GetCurrentVideoDriver()))
    needsPolling = descriptor < 0 && hasInput
  }

  var failure: HostError? { EventWait.isHungUp(descriptor) ? .lostDisplay : notedFailure }

  /// What Xlib has told.
  var notedFailure: HostError? { connectionIsLost ? .lostDisplay : windowIsDestroyed ? .destroyedWindow : nil }

  /// SDL has loaded Wayland's library.
  private static func descriptor(of display: OpaquePointer?) -> Int32 {
    typealias Function = @convention(c) (OpaquePointer?) -> Int32
    let function = SDL_LoadFunction(SDL_LoadObject("libwayland-client.so.0"), "wl_display_get_fd")
    return function.map { unsafeBitCast($0, to: Function.self)(display) } ?? -1
  }

  // MARK: X11

  /// Installs Xlib's handlers, and returns the descriptor of the connection.
  private static func watch(_ window: Window, on display: OpaquePointer?) -> Int32 {
    guard let display else { return -1 }
    watchedWindow = window
    (connectionIsLost, windowIsDestroyed) = (false, false)
    installErrorHandler()
    // The first handler replaces Xlib's message, the second one its exit.
    XSetIOErrorHandler { @Sendable _ in 0 }
    XSetIOErrorExitHandler(display, { @Sendable _, _ in connectionIsLost = true }, nil)
    registerFilter(display, window, ClientMessage, ClientMessage, checkDrop, nil)
    return XConnectionNumber(display)
  }

  /// SDL installs its own handler of refused requests when it connects, and restores the previous one before it
  /// disconnects; so this is called before and after the connection.
  static func installErrorHandler() {
    XSetErrorHandler { @Sendable _, event in
      guard let event = event?.pointee else { return 0 }
      if event.error_code == UInt8(BadWindow) || event.error_code == UInt8(BadDrawable) {
        // A window of another program may be gone at any time, as one from which something is dragged.
        DisplayConnection.noteDestroyed(event.resourceid)
      } else {
        StandardError.write(
          "The X server refused request \(event.request_code).\(event.minor_code): error \(event.error_code).")
      }
      return 0
    }
  }

  nonisolated static func noteDestroyed(_ window: Window) {
    if window == watchedWindow { windowIsDestroyed = true }
  }

  // MARK: Drops

  /// Checks what other programs say about things that are dragged over the window, before SDL handles it.
  ///
  /// SDL looks up the name of every type that is offered and compares it without a check, so that a type which does not
  /// exist would end the process. What reaches SDL is the one type that counts here, a list of files, or none.
  private static let checkDrop: Filter = { @Sendable display, _, event, _ in
    guard let display, let event else { return 0 }
    return isRefused(&event.pointee.xclient, on: display) ? 1 : 0
  }

  /// A message about a drag that enters the window gets a single type or none.
  private nonisolated static func isRefused(_ message: inout XClientMessageEvent, on display: OpaquePointer) -> Bool {
    guard message.message_type == XInternAtom(display, "XdndEnter", 0) else { return false }
    guard message.format == 32 else { return true }
    let files = XInternAtom(display, "text/uri-list", 0)
    let (source, flags) = (message.data.l.0, message.data.l.1)
    let hasList = flags & 1 != 0
    let types = hasList ? types(of: source, on: display) : [message.data.l.2, message.data.l.3, message.data.l.4]
    message.data.l.1 = flags & ~1
    (message.data.l.2, message.data.l.3, message.data.l.4) = (types.contains(Int(files)) ? Int(files) : 0, 0, 0)
    return false
  }

  private nonisolated static func types(of source: Int, on display: OpaquePointer) -> [Int] {
    var (type, format, count, rest): (Atom, Int32, UInt, UInt) = (0, 0, 0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, Window(bitPattern: source), XInternAtom(display, "XdndTypeList", 0), 0, mostTypes, 0, Atom(XA_ATOM),
      &type, &format, &count, &rest, &bytes)
    defer { if let bytes { XFree(bytes) } }
    guard status == Success, format == 32, let bytes else { return [] }
    // Xlib keeps numbers of 32 bits as C's long.
    return bytes.withMemoryRebound(to: Int.self, capacity: Int(count)) { atoms in
      Array(UnsafeBufferPointer(start: atoms, count: Int(count)))
    }
  }

  private nonisolated static var mostTypes: Int { 1024 }
}

private typealias Filter =
  @convention(c) (OpaquePointer?, Window, UnsafeMutablePointer<XEvent>?, UnsafeMutableRawPointer?) -> Int32

/// Lets a function see events of a window first; Xlib's input methods use this, and it is not in a public header.
@_silgen_name("_XRegisterFilterByType") private func registerFilter(
  _ display: OpaquePointer, _ window: Window, _ firstType: Int32, _ lastType: Int32, _ filter: Filter,
  _ context: UnsafeMutableRawPointer?)

// Globals, because Xlib's handlers have no other data. Only the main thread calls Xlib.
private nonisolated(unsafe) var connectionIsLost = false
private nonisolated(unsafe) var windowIsDestroyed = false
private nonisolated(unsafe) var watchedWindow: Window = 0
