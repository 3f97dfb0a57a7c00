import CSDL2
import Foundation
import Glibc
import Stage

@MainActor final class DesktopWindow {
  let handle: OpaquePointer
  private let fixedScale: CGFloat?

  /// Opens a window for `content` with `scale` pixels to a point, or with the monitor's scale if that is nil.
  init(_ content: any HostedContent, scale: CGFloat?) throws(HostError) {
    // Reading X11's table of composed letters takes half of the start.
    if !content.takesText { setenv("XCOMPOSEFILE", "/dev/null", 0) }
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
    Self.setIcon(of: handle)
  }

  /// Otherwise the window has the size from before.
  var isFullScreen = false {
    didSet {
      guard isFullScreen != oldValue else { return }
      SDL_SetWindowFullscreen(handle, isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Sets the options that SDL needs first.
  static func openDisplay() throws(HostError) {
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter { isSet($0.0) }.map(\.1)
    guard !drivers.isEmpty || isSet("SDL_VIDEODRIVER") else {
      throw .noDisplay("neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.joined(separator: ","))
    for (name, value) in hints { SDL_SetHint(name, value) }
    SDL_SetMainReady()
    DisplayConnection.installErrorHandler()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(HostError.reason) }
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, driver == "wayland" ? "1" : "0")
  }

  /// The window's own surface, or that of a renderer if the display has none or the user asks for a renderer with
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

  static var driver: String { String(cString: SDL_GetCurrentVideoDriver()) }

  static var isX11: Bool { driver == "x11" }

  // MARK: Size and scale

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

  /// Keeps the size in points on a monitor with another scale.
  func keepPoints(of old: WindowGeometry) {
    guard Self.isX11, fixedScale == nil else { return }
    let scale = Self.monitorScale(ofDisplay: display)
    guard scale != old.scale else { return }
    let sides = Self.pixels(old.size, scale)
    SDL_SetWindowSize(handle, sides.x, sides.y)
  }

  /// In frames a second; nil if it is unknown, as on virtual displays.
  var refreshRate: Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }

  private var display: Int32 { max(SDL_GetWindowDisplayIndex(handle), 0) }

  static func pixels(_ size: CGSize, _ scale: CGFloat) -> SIMD2<Int32> {
    // NaN counts as less than nothing here.
    func side(_ length: CGFloat) -> Int32 { Int32(min(max(1, (length * scale).rounded()), mostPixels)) }
    return SIMD2(side(size.width), side(size.height))
  }

  /// What a display can show, along one side.
  private static let mostPixels: CGFloat = 32767

  /// The size of the first monitor, in points; the usual one if the display does not say.
  private static func room(_ scale: CGFloat) -> CGSize {
    var room = SDL_Rect()
    if SDL_GetDisplayUsableBounds(0, &room) != 0 || room.w <= 0 || room.h <= 0 {
      room = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
    }
    return CGSize(width: CGFloat(room.w) / scale, height: CGFloat(room.h) / scale)
  }

  /// In quarters if the desktop sets the number of dots to an inch; otherwise a whole number, from the monitor's
  /// physical size.
  static func monitorScale(ofDisplay display: Int32) -> CGFloat {
    guard isX11 else { return 1 }
    if let dots = desktopDots { return min(max((dots / 96 * 4).rounded() / 4, 1), 4) }
    var dots: Float = 0
    guard SDL_GetDisplayDPI(display, &dots, nil, nil) == 0, dots.isFinite else { return 1 }
    return min(max((CGFloat(dots) / 96).rounded(.down), 1), 4)
  }

  /// The X resource `Xft.dpi`, 96 at normal size; nil if the desktop sets none, or one outside 48...960.
  ///
  /// SDL returns only the physical density of monitors. It is read over a connection of its own, because SDL's
  /// connection is not public before there is a window.
  private static let desktopDots: CGFloat? = {
    guard let display = XOpenDisplay(nil) else { return nil }
    defer { XCloseDisplay(display) }
    let dots = XGetDefault(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
    return dots.flatMap { $0 >= 48 && $0 <= 960 ? CGFloat($0) : nil }
  }()

  // MARK: Icon

  /// A screen that slides off another one, as in `Assets/backswipe.svg`.
  private static func setIcon(of window: OpaquePointer) {
    guard let surface = SDL_CreateRGBSurfaceWithFormat(0, 64, 64, 32, SDL_PIXELFORMAT_ARGB8888.rawValue) else { return }
    for (area, color) in iconParts {
      var area = area
      SDL_FillRect(surface, &area, color)
    }
    SDL_SetWindowIcon(window, surface)
    SDL_FreeSurface(surface)
  }

  /// The rectangles of the icon and their colours, from back to front.
  private static let iconParts: [(SDL_Rect, UInt32)] = [
    (SDL_Rect(x: 8, y: 4, w: 36, h: 56), 0xFF2F_9E64),
    (SDL_Rect(x: 8, y: 4, w: 36, h: 9), 0xFF21_6F46),
    (SDL_Rect(x: 22, y: 4, w: 2, h: 56), 0xFF25_7E50),
    (SDL_Rect(x: 24, y: 4, w: 32, h: 56), 0xFFE2_853B),
    (SDL_Rect(x: 24, y: 4, w: 32, h: 9), 0xFF9E_5D29),
    (SDL_Rect(x: 28, y: 18, w: 24, h: 8), 0xFFF3_CEB1),
    (SDL_Rect(x: 28, y: 30, w: 24, h: 8), 0xFFF3_CEB1),
    (SDL_Rect(x: 28, y: 42, w: 24, h: 8), 0xFFF3_CEB1),
  ]
}

/// The relation between the units of a window's events, its pixels and the stage's points.
struct WindowGeometry: Equatable {
  /// In units of the window's events, as the height is.
  var width = 1
  var height = 1
  var pixelWidth = 1
  var pixelHeight = 1
  var scale: CGFloat = 1

  /// In points.
  var size: CGSize { CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale) }

  /// 1 on X11, the monitor's scale on Wayland.
  var pixelsPerUnit: CGFloat { CGFloat(pixelWidth) / CGFloat(max(width, 1)) }

  /// The window's pixel of the stage's first pixel: a stage is centred in a larger window.
  func origin(of stage: (width: Int, height: Int)) -> (x: Int, y: Int) {
    (max(0, (pixelWidth - stage.width) / 2), max(0, (pixelHeight - stage.height) / 2))
  }

  /// An event's point in a stage of `stage` pixels, `stageScale` to a point.
  func point(x: CGFloat, y: CGFloat, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGPoint {
    let origin = origin(of: stage)
    return CGPoint(
      x: (x * pixelsPerUnit - CGFloat(origin.x)) / stageScale, y: (y * pixelsPerUnit - CGFloat(origin.y)) / stageScale)
  }

  /// In units of the window's events; `rect` is in points of a stage of `stage` pixels, `stageScale` to a point.
  func frame(of rect: CGRect, stage: (width: Int, height: Int), stageScale: CGFloat) -> CGRect {
    let origin = origin(of: stage)
    return CGRect(
      x: (rect.minX * stageScale + CGFloat(origin.x)) / pixelsPerUnit,
      y: (rect.minY * stageScale + CGFloat(origin.y)) / pixelsPerUnit,
      width: rect.width * stageScale / pixelsPerUnit, height: rect.height * stageScale / pixelsPerUnit)
  }
}
