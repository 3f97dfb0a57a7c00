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
