import CSDL2

/// Finds releases of the mouse's left button that the X server did not report.
///
/// SDL grabs the pointer at each press and ends the grab at each release. When it handles a release late, the button may
/// already be down again; a release outside the window that happens before SDL grabs the pointer anew is reported to no
/// window of the program. The button then seems to stay down.
enum LostRelease {
  /// Whether the display says that the left button is up.
  ///
  /// A display that does not say so answers with SDL's own state.
  static var isButtonUp: Bool { SDL_GetGlobalMouseState(nil, nil) & sdlButtonLeftMask == 0 }

  /// Adds a release and a press to SDL's queue if SDL would drop `press`, because it believes that the button is down.
  static func repair(before press: XButtonEvent) {
    guard SDL_GetMouseState(nil, nil) & sdlButtonLeftMask != 0 else { return }
    for (type, state) in [(SDL_MOUSEBUTTONUP, SDL_RELEASED), (SDL_MOUSEBUTTONDOWN, SDL_PRESSED)] {
      var event = SDL_Event()
      event.button.type = type.rawValue
      event.button.button = UInt8(SDL_BUTTON_LEFT)
      event.button.state = UInt8(state)
      (event.button.x, event.button.y) = (press.x, press.y)
      SDL_PushEvent(&event)
    }
  }
}
