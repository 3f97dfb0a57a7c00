import CSDL2

/// The icon of the window: a screen that slides off another one.
@MainActor enum WindowIcon {
  /// The width and height of the icon, in pixels.
  private static let side = 64

  /// Sets the icon of `window`.
  static func set(on window: OpaquePointer) {
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(side), Int32(side), 32, SDL_PIXELFORMAT_ARGB8888.rawValue)
    else { return }
    for part in parts {
      var area = part.area
      SDL_FillRect(surface, &area, part.color)
    }
    SDL_SetWindowIcon(window, surface)
    SDL_FreeSurface(surface)
  }

  /// The rectangles of the icon, from back to front.
  ///
  /// `Assets/backswipe.svg` is the same drawing.
  private static let parts: [(area: SDL_Rect, color: UInt32)] = [
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
