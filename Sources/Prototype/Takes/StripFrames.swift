import CoreGraphics
import Foundation
import Stage

/// The pictures of a strip, drawn one after the other, at equal distances from the beginning of a clip to its end.
@MainActor final class StripFrames {
  /// The number of pictures.
  let count: Int
  private let clip: Clip
  private let replay: Replay
  private let end: TimeInterval
  private var pictures: [Bitmap] = []

  /// Creates the pictures of a clip's strip.
  init(_ clip: Clip, of count: Int) throws(StartFault) {
    (self.clip, self.count, end) = (clip, count, try clip.duration())
    replay = try Replay(clip.setup, showsTouch: clip.showsTouch)
  }

  /// The number of pictures that were drawn.
  var drawnCount: Int { pictures.count }

  /// Draws the next picture; returns false if all are drawn.
  func drawNext() throws(StartFault) -> Bool {
    let index = pictures.count
    guard index < count else { return false }
    replay.advance(to: count == 1 ? 0 : end * Double(index) / Double(count - 1))
    pictures.append(try clip.drawn(replay))
    clip.progressed(index + 1, count)
    return true
  }

  /// The distance between two pictures, in points.
  private static let gap: CGFloat = 8

  /// Returns all pictures side by side.
  func joined() throws(StartFault) -> Bitmap {
    let gap = max(1, Int((Self.gap * clip.setup.scale).rounded()))
    guard let strip = Bitmap.strip(pictures, gap: gap) else {
      throw StartFault(.usage, "a strip of \(count) pictures is too large: take fewer, or a smaller --scale.")
    }
    return strip
  }
}
