import CSDL2

/// The window's own surface, as on X11: drawing into it needs no copy, and only changed areas are sent to the display.
@MainActor final class SurfaceMemory: WindowMemory {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// The surface that is drawn into if the window's own surface has an unsuitable pixel format.
  private var substitute: UnsafeMutablePointer<SDL_Surface>?

  init(window: OpaquePointer) { self.window = window }

  func renew() -> UnsafeMutablePointer<SDL_Surface>? {
    drop()
    surface = SDL_GetWindowSurface(window)
    guard let surface else { return nil }
    SDL_FillRect(surface, nil, 0)
    if Self.drawable.contains(surface.pointee.format.pointee.format), sdlMustLock(surface) == SDL_FALSE {
      return surface
    }
    substitute = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return substitute
  }

  func show(_ areas: [SDL_Rect]?) -> Bool {
    if let substitute, let surface { SDL_UpperBlit(substitute, nil, surface, nil) }
    guard let areas else { return SDL_UpdateWindowSurface(window) == 0 }
    return SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count)) == 0
  }

  func drop() {
    if let substitute { SDL_FreeSurface(substitute) }
    (surface, substitute) = (nil, nil)
  }

  /// The pixel formats that can be drawn into.
  private static let drawable = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}
