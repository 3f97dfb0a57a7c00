import CoreGraphics

/// What the user chose for the clips of the window.
struct ClipChoice: Equatable {
  var format = FilmFormat.gif
  var look = ClipLook(hasFrame: true, background: 0xFFFFFF)
  var showsTouch = true
  /// In pixels per point: 1 or 2.
  var scale: CGFloat = 1

  /// The formats that can be written.
  static func formats(hasProgram: Bool) -> [FilmFormat] {
    FilmFormat.allCases.filter { hasProgram || !$0.needsProgram }
  }

  /// In frames per second.
  @MainActor var rate: Double { format == .gif ? Clip.fastestGIF : 60 }

  @MainActor func writer(to path: String) throws(StartFault) -> any FilmWriter {
    format.needsProgram ? try MovieWriter(path, rate: rate) : GIFWriter(path, rate: rate)
  }
}
