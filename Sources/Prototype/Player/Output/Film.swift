import Stage

/// The frames of a film, drawn one after the other.
@MainActor final class Film {
  /// A frame.
  struct Frame {
    let index: Int
    let picture: Bitmap
    /// The frame before; nil for the first.
    let previous: Bitmap?
  }

  /// The number of frames that were drawn.
  private(set) var drawnCount = 0
  private let footage: Footage
  private let framesPerSecond: Double
  private let progressed: (_ done: Int, _ all: Int) -> Void
  private var previous: Bitmap?

  /// Creates the frames of a clip, from the beginning of its replay until nothing moves any more.
  convenience init(_ clip: Clip) throws(StartFault) {
    self.init(try clip.footage(), framesPerSecond: clip.setup.framesPerSecond, progressed: clip.progressed)
  }

  init(
    _ footage: Footage, framesPerSecond: Double,
    progressed: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    (self.footage, self.framesPerSecond, self.progressed) = (footage, framesPerSecond, progressed)
  }

  /// The number of frames; as long as it is not known, more than were drawn.
  var count: Int {
    footage.duration.map { Int(($0 * framesPerSecond - Self.tolerance).rounded(.up)) + 1 } ?? drawnCount + 1
  }

  /// The part of a frame that does not count as one.
  private static let tolerance = 1e-6

  /// Returns when another frame may be known.
  func wait() { footage.wait() }

  /// Draws the next frame; nil after the last, and if it is not known yet.
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

/// Writes a film, frame by frame, without waiting; its file appears when it is complete, or not at all.
@MainActor protocol FilmWriter: AnyObject {
  /// Returns whether another frame can be added.
  func isReady() throws(StartFault) -> Bool
  /// Adds a frame.
  func add(_ frame: Film.Frame) throws(StartFault)
  /// Ends the film; returns whether its file is complete, and has to be called again if it is not.
  func finish() throws(StartFault) -> Bool
  /// Waits a little, until something has changed.
  func wait()
  /// Notes that the caller has waited, for some seconds in which nothing changed.
  func passed(_ seconds: Double)
  /// Removes what was written.
  func cancel()
}

extension FilmWriter {
  func passed(_ seconds: Double) {}
}
