import Foundation
import Stage

/// The replay of a clip, whose pictures are known at once.
@MainActor final class ReplayFilmSource: FilmSource {
  let duration: TimeInterval?
  private let clip: Clip
  private let replay: Replay

  init(_ clip: Clip) throws(StartFault) {
    (self.clip, duration) = (clip, try clip.duration())
    replay = try Replay(clip.setup, showsTouch: clip.showsTouch)
  }

  func picture(at time: TimeInterval) throws(StartFault) -> Bitmap? {
    replay.advance(to: time)
    return try clip.drawn(replay)
  }
}
