import CSDL2

/// A surface in memory, and the means to show it in a window.
@MainActor protocol WindowMemory: AnyObject {
  /// Returns a black surface of the window's current size, with four bytes a pixel: blue, green, red and one unused.
  ///
  /// Returns nil if there is no memory for it.
  func renew() -> UnsafeMutablePointer<SDL_Surface>?
  /// Shows these areas of the surface, or all of it, in the window.
  ///
  /// Returns whether that worked.
  func show(_ areas: [SDL_Rect]?) -> Bool
  /// Frees the surface; `renew()` creates it again.
  func drop()
}
