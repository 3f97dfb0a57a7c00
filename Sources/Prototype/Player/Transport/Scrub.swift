import Foundation
import Stage

/// The shown instant of a playback, and whether its time passes.
@MainActor final class Scrub {
  let playback: Playback
  private(set) var time: TimeInterval
  var isPlaying = false

  static let frame: TimeInterval = 1.0 / 60

  /// Stands still at first.
  init(at time: TimeInterval, _ playback: Playback) {
    self.playback = playback
    self.time = 0
    go(to: time)
    playback.show(self.time)
  }

  var graph: DragGraph { playback.graph }

  var duration: TimeInterval { graph.duration }

  var isAtEnd: Bool { time >= duration }

  /// Stays within the movement; ``update()`` shows the instant.
  func go(to time: TimeInterval) { self.time = min(max(time, 0), duration) }

  /// Negative numbers go back.
  func step(by frames: Int) {
    let number = time / Self.frame
    let next = frames > 0 ? (number + 1e-6).rounded(.down) : (number - 1e-6).rounded(.up)
    go(to: (next + Double(frames)) * Self.frame)
  }

  /// Parameters or the drag have changed, so the next update replays everything.
  func renew() { playback.renew() }

  func update() {
    playback.show(time)
    time = min(time, duration)
  }

  /// Stops at the end of the movement.
  func pass(_ seconds: TimeInterval) {
    go(to: time + seconds)
    if isAtEnd { isPlaying = false }
  }

  var sample: DragGraph.Sample { playback.sample(at: time) }
}
