import Foundation
import Stage

/// What a film or a strip shows: a movement, drawn at one instant after the other.
@MainActor final class Footage {
  private let player: any Player
  private var recorder: (any Player)?
  private var hasFailed = false
  /// The time after which nothing moves any more, in seconds; nil if it is not known yet.
  private(set) var duration: TimeInterval?

  /// Creates the footage of what `makePlayer` returns, a player at the beginning.
  init(_ makePlayer: () throws(StartFault) -> any Player) throws(StartFault) {
    player = try makePlayer()
    let recorder = try makePlayer()
    self.recorder = recorder
    recorder.record { [weak self] recording in
      self?.duration = recording.map { min($0.end, Clip.longest) }
      self?.hasFailed = recording == nil
    }
    if duration != nil { self.recorder = nil }
  }

  isolated deinit {
    player.close()
    recorder?.close()
  }

  /// Returns the picture of an instant, which does not lie before the last one; nil if it is not known yet.
  func picture(at time: TimeInterval) throws(StartFault) -> Bitmap? {
    if let fault = player.fault { throw fault }
    guard !hasFailed else { throw StartFault(.output, "Your code ended before the clip was complete.") }
    guard player.isStanding else { return nil }
    if (player.reached ?? 0) < time - FingerTrack.tolerance {
      player.advance(to: time)
      guard player.isStanding else { return nil }
    }
    return try player.drawn()
  }

  /// Returns when the picture that was asked for, or the duration, may be known.
  func wait() {
    player.wait()
    recorder?.wait()
  }
}

extension Player {
  /// Returns the picture of the instant that was reached, or throws the reason why it cannot be drawn.
  func drawn() throws(StartFault) -> Bitmap {
    let picture = stage.render()
    if let fault { throw fault }
    return picture
  }
}
