import Foundation
import Stage

/// The instant of a past movement that is seen, and whether its time passes.
@MainActor final class Scrub {
  /// What is seen.
  let playback: Playback
  /// The instant that is wanted, in seconds from the beginning.
  private(set) var time: TimeInterval
  /// Whether time passes.
  var isPlaying = false

  /// The time from one frame to the next for those who step, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Creates a scrub that stands at an instant.
  init(at time: TimeInterval, _ playback: Playback) {
    self.playback = playback
    self.time = 0
    go(to: time)
    playback.show(self.time)
  }

  /// The graph of the whole movement.
  var graph: DragGraph { playback.graph }

  /// The length of the movement, in seconds.
  var duration: TimeInterval { graph.duration }

  /// Whether the last instant is shown.
  var isAtEnd: Bool { time >= duration }

  /// Wants another instant, within the movement; it is shown by ``update()``.
  func go(to time: TimeInterval) { self.time = min(max(time, 0), duration) }

  /// Wants the frame that lies some frames later, or earlier for a negative number.
  func step(by frames: Int) {
    let number = time / Self.frame
    let next = frames > 0 ? (number + 1e-6).rounded(.down) : (number - 1e-6).rounded(.up)
    go(to: (next + Double(frames)) * Self.frame)
  }

  /// Makes the next update replay everything, because parameters or the drag have changed.
  func renew() { playback.renew() }

  /// Shows the wanted instant.
  func update() {
    playback.show(time)
    time = min(time, duration)
  }

  /// Lets some time pass; at the end of the movement it stops.
  func pass(_ seconds: TimeInterval) {
    go(to: time + seconds)
    if isAtEnd { isPlaying = false }
  }

  /// What is shown, as a sample of the graph.
  var sample: DragGraph.Sample { playback.sample(at: time) }
}
