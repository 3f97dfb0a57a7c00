import Foundation
import Stage

/// A movement that is over, and can be shown at any of its instants.
///
/// One player goes forward. Where players need time, another one waits at the beginning for going back.
@MainActor final class Playback {
  private let makePlayer: () throws(StartFault) -> any Player
  private(set) var shown: any Player
  /// Goes to the wanted instant, and is shown when it gets there.
  private var front: any Player
  private var spare: (any Player)?
  private var recorder: (any Player)?
  /// The graph of the whole movement; while that is unknown, the graph that playback began with.
  private(set) var graph: DragGraph
  private var wanted = 0.0
  private var isOutdated = false
  /// Called when the graph or the picture changed by itself.
  var changed: () -> Void = {}

  /// `makePlayer` returns a player at the beginning, with the present parameters.
  ///
  /// - Throws: A `StartFault` if there is nothing to perform.
  init(graph: DragGraph = DragGraph(), _ makePlayer: @escaping () throws(StartFault) -> any Player) throws(StartFault) {
    (self.makePlayer, self.graph) = (makePlayer, graph)
    front = try makePlayer()
    shown = front
    let recorder = try makePlayer()
    if graph.samples.isEmpty { self.graph = Self.guess(recorder.drag) }
    front.answered = { [weak self] in self?.follow() }
    record(by: recorder)
  }

  private static func guess(_ drag: Drag?) -> DragGraph {
    var graph = DragGraph()
    graph.add(DragGraph.Sample(time: 0, progress: 0, pointsPerSecond: 0, isHeld: true))
    let end = (drag?.duration ?? 0) + settlingGuess
    graph.add(DragGraph.Sample(time: end, progress: 0, pointsPerSecond: 0, isHeld: false))
    return graph
  }

  private static let settlingGuess = 0.5

  private func record(by player: any Player, keepsScale: Bool = false) {
    recorder = player
    player.record { [weak self] recording in
      guard let self else { return }
      recorder?.close()
      recorder = nil
      guard let recording else { return }
      let before = graph
      graph = DragGraph(recording)
      // Keep the scale, so that a parameter's effect can be compared.
      if keepsScale { graph.show(before.span, before.fastest) }
      changed()
    }
  }

  /// Whether an answer of a player is pending.
  var isAnswering: Bool {
    [front, spare, recorder].contains { $0.map { !$0.isStanding && $0.fault == nil } ?? false }
  }

  var stage: Stage { shown.stage }

  /// Nil if the drag is not released at the shown instant, or nothing was decided.
  var decision: DragDecision? { shown.decision }

  /// Shows an instant, in seconds from the beginning, as soon as it is ready.
  ///
  /// If the player has failed, nothing changes.
  func show(_ time: TimeInterval) {
    if isOutdated, let next = try? makePlayer() {
      isOutdated = false
      replaceFront(by: next)
      spare?.close()
      spare = nil
      if let other = try? makePlayer() {
        recorder?.close()
        record(by: other, keepsScale: true)
      }
    }
    wanted = min(time, graph.duration)
    follow()
  }

  /// Parameters or the drag have changed, so the next `show` performs everything again.
  func renew() { isOutdated = true }

  private func replaceFront(by next: any Player) {
    if front !== shown { front.close() }
    front = next
    next.answered = { [weak self] in self?.follow() }
  }

  private var isFollowing = false

  private func follow() {
    // A player that needs no time answers at once.
    guard !isFollowing else { return }
    isFollowing = true
    defer { isFollowing = false }
    while front.isStanding, let time = front.reached {
      if wanted < time - Self.tolerance {
        guard let next = spare ?? (try? makePlayer()) else { return }
        spare = nil
        replaceFront(by: next)
        continue
      }
      if wanted > time + Self.tolerance {
        front.advance(to: wanted)
        // A player that needs time shows the instants on the way, but not its beginning instead of a later one.
        if !front.isStanding, front === shown || time > 0 { show(front) }
        continue
      }
      show(front)
      break
    }
    // Going back begins with a player that waits at the beginning.
    if spare == nil, wanted > 0, front.needsTime { spare = try? makePlayer() }
  }

  private func show(_ player: any Player) {
    if player !== shown {
      shown.close()
      shown = player
    }
    if player.needsTime { changed() }
  }

  /// Instants that differ by less, in seconds, count as equal.
  private static let tolerance = 1e-6

  func sample(at time: TimeInterval) -> DragGraph.Sample {
    DragGraph.Sample(
      shown.moment, shown.fingers, shown.axis, after: graph.samples.last { $0.time < time - Scrub.frame / 2 })
  }

  func end() {
    changed = {}
    for player in [shown, front, spare, recorder] { player?.close() }
  }
}

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
