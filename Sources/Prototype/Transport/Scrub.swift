import Foundation
import Stage

/// A movement of the phone that can be seen at any of its instants, on a stage of its own.
///
/// Going on advances a replay. Going back, or other figures, is another replay up to the wanted instant.
@MainActor final class Scrub {
  /// Creates a replay that stands at its beginning, with the present figures.
  private let makeReplay: () throws(StartFault) -> Replay
  /// The replay whose stage is shown.
  private(set) var replay: Replay
  /// The graph of the whole movement.
  private(set) var graph: DragGraph
  /// The instant that is wanted, in seconds from the beginning.
  private(set) var time: TimeInterval
  /// Whether the shown replay has to be made anew.
  private var isOutdated = false
  /// Whether time passes.
  var isPlaying = false

  /// The time from one frame to the next for those who step, in seconds.
  static let frame: TimeInterval = 1.0 / 60

  /// Creates a scrub that stands at an instant.
  ///
  /// - Throws: A `StartFault` if there is nothing to replay.
  init(at time: TimeInterval, _ makeReplay: @escaping () throws(StartFault) -> Replay) throws(StartFault) {
    self.makeReplay = makeReplay
    replay = try makeReplay()
    graph = DragGraph(try makeReplay())
    self.time = 0
    go(to: time)
    replay.advance(to: self.time)
  }

  /// The length of the movement, in seconds.
  var duration: TimeInterval { graph.duration }

  /// Whether the last instant is shown.
  var isAtEnd: Bool { time >= duration }

  /// Wants another instant, within the movement; it is shown by ``update()``.
  func go(to time: TimeInterval) {
    self.time = min(max(time, 0), duration)
    if self.time < replay.time - 1e-9 { isOutdated = true }
  }

  /// Wants the frame that lies some frames later, or earlier for a negative number.
  func step(by frames: Int) {
    let number = time / Self.frame
    let next = frames > 0 ? (number + 1e-6).rounded(.down) : (number - 1e-6).rounded(.up)
    go(to: (next + Double(frames)) * Self.frame)
  }

  /// Makes the next update replay everything, because figures or the drag have changed.
  func renew() { (isOutdated, isGraphOutdated) = (true, true) }

  private var isGraphOutdated = false

  /// Shows the wanted instant; returns whether the replay is another one.
  ///
  /// If nothing can be replayed any more, everything remains as it is.
  func update() -> Bool {
    guard isOutdated else {
      replay.advance(to: time)
      return false
    }
    let before = graph
    guard let next = try? makeReplay() else { return false }
    if isGraphOutdated, let other = try? makeReplay() {
      graph = DragGraph(other)
      // The scale remains, so that a figure's effect can be compared.
      graph.show(before.span, before.fastest)
    }
    (replay, isOutdated, isGraphOutdated) = (next, false, false)
    time = min(time, duration)
    replay.advance(to: time)
    return true
  }

  /// Lets some time pass; at the end of the movement it stops.
  func pass(_ seconds: TimeInterval) {
    go(to: time + seconds)
    if isAtEnd { isPlaying = false }
  }

  /// What is shown, as a sample of the graph.
  var sample: DragGraph.Sample {
    let last = graph.samples.last { $0.time < time - Self.frame / 2 }
    return replay.sample(after: last)
  }
}
