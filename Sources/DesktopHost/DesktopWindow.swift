import CSDL2
import Foundation
import Glibc
import Stage

/// A window on the desktop: its identity, its size and its scale.
@MainActor final class DesktopWindow {
  let handle: OpaquePointer
  private let fixedScale: CGFloat?

  /// The name by which desktops identify the program: that of its .desktop file.
  private static let identity = "backswipe"

  /// Opens a window for `content` with `scale` pixels to a point, or with the monitor's scale if that is nil.
  init(_ content: any HostedContent, scale: CGFloat?) throws(HostError) {
    // Reading X11's table of composed letters takes a good part of the start, and only content that takes text needs it.
    if content.takesText, Self.hasHiddenComposeTable { unsetenv("XCOMPOSEFILE") }
    try Self.openDisplay()
    fixedScale = scale
    let scale = scale ?? Self.monitorScale(ofDisplay: 0)
    let size = content.preferredSize(in: Self.room(scale))
    let sides = Self.pixels(size, scale)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard
      let handle = SDL_CreateWindow(
        content.title, sdlWindowPositionCentered, sdlWindowPositionCentered, sides.x, sides.y, flags)
    else {
      let reason = HostError.reason
      SDL_Quit()
      throw .noWindow(reason)
    }
    self.handle = handle
    let least = pointwiseMin(Self.pixels(content.minimumSize, scale), sides)
    SDL_SetWindowMinimumSize(handle, least.x, least.y)
    WindowIcon.set(on: handle)
  }

  /// Sets the environment variables that SDL and Xlib read, once.
  ///
  /// It must be called before any other thread starts: `setenv` can move the list that another thread is searching, as
  /// fontconfig's does. Removing a variable later moves nothing.
  static func setEnvironment() {
    guard !hasEnvironment else { return }
    hasEnvironment = true
    hasHiddenComposeTable = getenv("XCOMPOSEFILE") == nil
    setenv("XCOMPOSEFILE", "/dev/null", 0)
    hasHiddenBus = !hasBus
    if hasHiddenBus { setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0) }
    setenv("SDL_VIDEO_X11_WMCLASS", identity, 0)
    setenv("SDL_VIDEO_WAYLAND_WMCLASS", identity, 0)
  }

  private static var hasEnvironment = false
  /// Whether XCOMPOSEFILE was set here, not by the user.
  private static var hasHiddenComposeTable = false
  /// Whether DBUS_SESSION_BUS_ADDRESS was set here, so that SDL starts no message bus where the session has none: it
  /// would fork the program and wait for another one, in the middle of the start.
  private static var hasHiddenBus = false

  /// Whether the session has a message bus.
  static var hasBus: Bool {
    if isSet("DBUS_SESSION_BUS_ADDRESS") { return true }
    return getenv("XDG_RUNTIME_DIR").map { access(String(cString: $0) + "/bus", F_OK) == 0 } ?? false
  }

  /// Makes the window fill its monitor, or gives it the size from before again.
  func setFullScreen(_ isOn: Bool) {
    SDL_SetWindowFullscreen(handle, isOn ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Sets the options that SDL needs first, and connects to the display.
  private static func openDisplay() throws(HostError) {
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { isSet($0.0) }.map(\.1)
    guard !drivers.isEmpty || isSet("SDL_VIDEODRIVER") else {
      throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    // Not joined: that searches all conformances of the program.
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.dropFirst().reduce(drivers.first ?? "") { $0 + "," + $1 })
    for (name, value) in hints { SDL_SetHint(name, value) }
    SDL_SetMainReady()
    DisplayConnection.installErrorHandler()
    let failure = SDL_Init(SDL_INIT_VIDEO)
    // Programs that this one starts may look for a bus.
    if hasHiddenBus { unsetenv("DBUS_SESSION_BUS_ADDRESS") }
    guard failure == 0 else { throw .noDisplay(HostError.reason) }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver == "wayland" ? "1" : "0")
  }

  /// Creates the surface that the window is drawn into.
  ///
  /// It is the window's own one, or that of a renderer if the display has none or the user asks for a renderer with
  /// SDL_FRAMEBUFFER_ACCELERATION.
  func makeMemory() -> any WindowMemory {
    let wantsRenderer = SDL_GetHintBoolean(SDL_HINT_FRAMEBUFFER_ACCELERATION, SDL_FALSE) == SDL_TRUE
    // SDL itself must not insert a renderer.
    SDL_SetHintWithPriority(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0", SDL_HINT_OVERRIDE)
    return wantsRenderer ? TextureMemory(window: handle) : SurfaceMemory(window: handle)
  }

  private static func isSet(_ variable: String) -> Bool { getenv(variable).map { $0.pointee != 0 } ?? false }

  private static let hints = [
    (SDL_HINT_APP_NAME, "Backswipe"),
    // `EndSignals` handles them.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    // A press that brings the window to the front is also a press on its content.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // A drag continues outside the window.
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    // A finger sends no mouse events, and the mouse no finger events.
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // Texts that input methods compose arrive whole.
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
  ]

  private static var driver: String { String(cString: SDL_GetCurrentVideoDriver()) }

  private static var isX11: Bool { driver == "x11" }

  // MARK: Size and scale

  /// The current size of the window, in units of events and in pixels, and its scale.
  var geometry: WindowGeometry {
    var geometry = WindowGeometry()
    var (width, height, pixelWidth, pixelHeight) = (Int32(1), Int32(1), Int32(1), Int32(1))
    SDL_GetWindowSize(handle, &width, &height)
    SDL_GetWindowSizeInPixels(handle, &pixelWidth, &pixelHeight)
    (geometry.width, geometry.height) = (Int(width), Int(height))
    (geometry.pixelWidth, geometry.pixelHeight) = (Int(pixelWidth), Int(pixelHeight))
    geometry.scale =
      fixedScale ?? (Self.isX11 ? Self.monitorScale(ofDisplay: display) : max(geometry.pixelsPerUnit, 0.25))
    return geometry
  }

  /// Resizes the window so that it keeps its size in points on a monitor with another scale.
  func keepPoints(of old: WindowGeometry) {
    guard Self.isX11, fixedScale == nil else { return }
    let scale = Self.monitorScale(ofDisplay: display)
    guard scale != old.scale else { return }
    let sides = Self.pixels(old.size, scale)
    SDL_SetWindowSize(handle, sides.x, sides.y)
  }

  /// The refresh rate of the window's monitor, in frames a second; nil if it is unknown, as on virtual displays.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  private var display: Int32 { max(SDL_GetWindowDisplayIndex(handle), 0) }

  /// Returns the pixels of a size in points, whatever its numbers.
  static func pixels(_ size: CGSize, _ scale: CGFloat) -> SIMD2<Int32> {
    // What is not a number is less than nothing here.
    func side(_ length: CGFloat) -> Int32 { Int32(min(max(1, (length * scale).rounded()), mostPixels)) }
    return SIMD2(side(size.width), side(size.height))
  }

  /// The greatest number of pixels of a side that a display can show.
  private static let mostPixels: CGFloat = 32767

  /// Returns the usable size of the first monitor, in points; the usual one if the display does not say.
  private static func room(_ scale: CGFloat) -> CGSize {
    var room = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &room) != 0 || room.w <= 0 || room.h <= 0 {
      room = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
    }
    return CGSize(width: CGFloat(room.w) / scale, height: CGFloat(room.h) / scale)
  }

  /// Returns the scale of an X11 monitor.
  ///
  /// It is in quarters if the desktop sets the number of dots to an inch; otherwise it is a whole number, from the
  /// monitor's physical size.
  private static func monitorScale(ofDisplay display: Int32) -> CGFloat {
    guard isX11 else { return 1 }
    if let dots = DesktopDots.anInch { return min(max((dots / 96 * 4).rounded() / 4, 1), 4) }
    var dots: Float = 0
    guard SDL_GetDisplayDPI(display, &dots, nil, nil) == 0, dots.isFinite else { return 1 }
    return min(max((CGFloat(dots) / 96).rounded(.down), 1), 4)
  }
}
