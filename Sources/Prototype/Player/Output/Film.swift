import Foundation
import Stage

/// Draws the frames of a film, one after the other.
@MainActor final class Film {
  struct Frame {
    let index: Int
    let picture: Bitmap
    let previous: Bitmap?
  }

  private(set) var drawnCount = 0
  private let footage: Footage
  private let framesPerSecond: Double
  private let progressed: (_ done: Int, _ all: Int) -> Void
  private var previous: Bitmap?

  /// From the beginning of the replay until nothing moves.
  convenience init(_ clip: Clip) throws(StartFault) {
    self.init(try clip.footage(), framesPerSecond: clip.setup.framesPerSecond, progressed: clip.progressed)
  }

  init(
    _ footage: Footage, framesPerSecond: Double,
    progressed: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    (self.footage, self.framesPerSecond, self.progressed) = (footage, framesPerSecond, progressed)
  }

  /// How many frames there are; a number above `drawnCount` while that is unknown.
  var count: Int {
    footage.duration.map { Int(($0 * framesPerSecond - Self.tolerance).rounded(.up)) + 1 } ?? drawnCount + 1
  }

  /// A smaller part of a frame does not count as one.
  private static let tolerance = 1e-6

  /// Returns when another frame may be ready.
  func wait() { footage.wait() }

  /// Returns nil after the last frame, and while the next one is not ready.
  func next() throws(StartFault) -> Frame? {
    guard drawnCount < count, let picture = try footage.picture(at: Double(drawnCount) / framesPerSecond) else {
      return nil
    }
    let frame = Frame(index: drawnCount, picture: picture, previous: previous)
    previous = picture
    drawnCount += 1
    progressed(drawnCount, count)
    return frame
  }
}

/// Writes a film frame by frame without waiting; the file appears when it is complete, or not at all.
@MainActor protocol FilmWriter: AnyObject {
  func isReady() throws(StartFault) -> Bool
  /// Call this only when the writer is ready.
  func add(_ frame: Film.Frame) throws(StartFault)
  /// Returns false if the file is not complete yet; then call it again.
  func finish() throws(StartFault) -> Bool
  func wait()
  /// Tells the writer that the caller waited for some seconds in which nothing changed.
  func passed(_ seconds: Double)
  func cancel()
}

extension FilmWriter {
  func passed(_ seconds: Double) {}
}

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

extension Drag {
  /// The same drag, but that a finger which does not move for longer goes on after a second: one that was pinned, for
  /// instance, of which a clip would show a picture at rest.
  var withShortRests: Drag {
    var (late, last) = (0.0, 0.0)
    let events = events.map { event in
      late += max(0, event.time - last - Self.longestRest)
      last = event.time
      return Event(time: event.time - late, event.event, finger: event.finger)
    }
    return strikes.isEmpty ? Drag(known: events, on: size) : self
  }

  /// In seconds.
  private static let longestRest = 1.0
}
