import CSDL2

/// What a window would be opened on, in words.
package struct DisplaySurvey {
  package let server: String
  package let scale: String
  package let renderer: String

  /// Throws a `HostError` if there is no display.
  @MainActor package init() throws(HostError) {
    try DesktopWindow.openDisplay()
    defer { SDL_Quit() }
    let isX11 = DesktopWindow.isX11
    var mode = SDL_DisplayMode()
    let rate = SDL_GetCurrentDisplayMode(0, &mode) == 0 && mode.refresh_rate > 0 ? ", \(mode.refresh_rate) Hz" : ""
    server = "\(DesktopWindow.driver), \(mode.w) × \(mode.h)\(rate)"
    scale = isX11 ? "\(DesktopWindow.monitorScale(ofDisplay: 0))" : "the compositor's"
    var info = SDL_RendererInfo()
    let name = SDL_GetRenderDriverInfo(0, &info) == 0 ? String(cString: info.name) : "unknown"
    let wantsRenderer = SDL_GetHintBoolean(SDL_HINT_FRAMEBUFFER_ACCELERATION, SDL_FALSE) == SDL_TRUE
    renderer = "the processor, and shown by \(wantsRenderer ? "SDL's renderer \(name)" : "the window's own surface")"
  }
}
