import CSDL2

/// The window's own memory, as X11 has it: what is drawn there needs no copy, and what changed is all that is sent.
@MainActor final class SurfaceMemory: WindowMemory {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// What is drawn into where the window's own pixels are of another kind.
  private var own: UnsafeMutablePointer<SDL_Surface>?

  init(window: OpaquePointer) { self.window = window }

  func renew() -> UnsafeMutablePointer<SDL_Surface>? {
    drop()
    surface = SDL_GetWindowSurface(window)
    guard let surface else { return nil }
    SDL_FillRect(surface, nil, 0)
    if Self.drawable.contains(surface.pointee.format.pointee.format), sdlMustLock(surface) == SDL_FALSE {
      return surface
    }
    own = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return own
  }

  func show(_ areas: [SDL_Rect]?) -> Bool {
    if let own, let surface { SDL_UpperBlit(own, nil, surface, nil) }
    guard let areas else { return SDL_UpdateWindowSurface(window) == 0 }
    return SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count)) == 0
  }

  func drop() {
    if let own { SDL_FreeSurface(own) }
    (surface, own) = (nil, nil)
  }

  /// The kinds of pixels that can be drawn into.
  private static let drawable = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}
