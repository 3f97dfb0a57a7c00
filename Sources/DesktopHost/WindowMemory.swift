import CSDL2

/// Memory that is drawn into, and how it becomes what a window shows.
@MainActor protocol WindowMemory: AnyObject {
  /// Memory for all of the window as it is now, black, with four bytes a pixel: blue, green, red and one unused; nil
  /// where there is none to be had.
  func renew() -> UnsafeMutablePointer<SDL_Surface>?
  /// Shows these areas of it, or all; whether that worked.
  func show(_ areas: [SDL_Rect]?) -> Bool
  /// Gives it back; `renew()` makes it anew.
  func drop()
}
