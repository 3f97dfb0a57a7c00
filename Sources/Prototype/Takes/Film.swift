import Stage

/// The frames of a clip, drawn one after the other.
@MainActor final class Film {
  /// A frame.
  struct Frame {
    let index: Int
    let picture: Bitmap
    /// The frame before; nil for the first.
    let previous: Bitmap?
  }

  /// The number of frames.
  let count: Int
  /// The number of frames that were drawn.
  private(set) var drawnCount = 0
  private let clip: Clip
  private let replay: Replay
  private var previous: Bitmap?

  /// Creates the frames of a clip, from the beginning of its replay until nothing moves any more.
  init(_ clip: Clip) throws(StartFault) {
    self.clip = clip
    count = try clip.frameCount()
    replay = try Replay(clip.setup, showsTouch: clip.showsTouch)
  }

  /// Draws the next frame; nil after the last.
  func next() throws(StartFault) -> Frame? {
    guard drawnCount < count else { return nil }
    replay.advance(to: Double(drawnCount) / clip.setup.framesPerSecond)
    let frame = Frame(index: drawnCount, picture: try clip.drawn(replay), previous: previous)
    previous = frame.picture
    drawnCount += 1
    clip.progressed(drawnCount, count)
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
