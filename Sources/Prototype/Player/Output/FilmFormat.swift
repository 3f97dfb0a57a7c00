/// The formats of films; the raw value is the extension of the file.
package enum FilmFormat: String, CaseIterable, Sendable {
  case mp4, gif, webp, apng

  /// Nil for another extension.
  package init?(ofFile path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }

  /// Whether ffmpeg makes the file.
  package var needsProgram: Bool { self != .gif }

  package var title: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The title with its article, as a sentence has it.
  var words: String { self == .mp4 || self == .apng ? "an \(title)" : "a \(title)" }

  /// What tells ffmpeg how to write the file; films other than an MP4 repeat without end.
  var encoding: [String] {
    switch self {
    case .mp4:
      // The codec only accepts even sizes.
      [
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "16", "-movflags",
        "+faststart",
      ]
    case .webp: ["-c:v", "libwebp_anim", "-quality", "85", "-loop", "0", "-f", "webp"]
    case .apng: ["-c:v", "apng", "-pix_fmt", "rgb24", "-plays", "0", "-f", "apng"]
    case .gif: []
    }
  }
}
