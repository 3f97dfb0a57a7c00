import Foundation
import Stage

/// A movement of the phone that is over, or another drag in its place, which can be shown at any of its instants.
@MainActor protocol Past: AnyObject {
  /// The graph of the whole movement.
  var graph: DragGraph { get }
  /// The stage that shows it; nil if the phone's own demo does.
  var stage: Stage? { get }
  /// What became of the drag, as far as it was released at the shown instant; nil if nothing was decided.
  var verdict: DragVerdict? { get }
  /// Called when graph or verdict changed by themselves.
  var changed: () -> Void { get set }
  /// Shows an instant, in seconds from the beginning; returns whether another stage shows it.
  ///
  /// If nothing can be replayed any more, everything remains as it is.
  func show(_ time: TimeInterval) -> Bool
  /// Makes the next `show` replay everything, because figures or the drag have changed.
  func renew()
  /// Returns the sample of the shown instant.
  func sample(at time: TimeInterval) -> DragGraph.Sample
  /// Shows nothing any more.
  func end()
}

/// A demo that shows its own past.
@MainActor protocol PastKeeper {
  /// Returns the last movement, or an action from the present screens on; nil if that cannot be replayed.
  ///
  /// `isDrag` says whether the last movement was a drag; `graph` is what is known of it.
  func past(
    of action: ReplaySetup.Action?, isDrag: Bool, _ graph: DragGraph, on phone: CataloguePhone
  ) -> (any Past)?
}

/// The past of a transition of the catalogue: a replay on a stage of its own.
///
/// Going on advances the replay. Going back, or other figures, is another one up to the wanted instant.
@MainActor final class ReplayPast: Past {
  private let makeReplay: () throws(StartFault) -> Replay
  /// The replay whose stage is shown.
  private(set) var replay: Replay
  private(set) var graph: DragGraph
  private var isOutdated = false
  var changed: () -> Void = {}

  /// Creates a past of what `makeReplay` returns: a replay that stands at its beginning, with the present figures.
  ///
  /// - Throws: A `StartFault` if there is nothing to replay.
  init(_ makeReplay: @escaping () throws(StartFault) -> Replay) throws(StartFault) {
    self.makeReplay = makeReplay
    replay = try makeReplay()
    graph = DragGraph(try makeReplay())
  }

  var stage: Stage? { replay.stage }
  var verdict: DragVerdict? { replay.verdict }

  func show(_ time: TimeInterval) -> Bool {
    guard isOutdated || time < replay.time - 1e-9 else {
      replay.advance(to: time)
      return false
    }
    guard let next = try? makeReplay() else { return false }
    if isOutdated, let other = try? makeReplay() {
      let before = graph
      graph = DragGraph(other)
      // The scale remains, so that a figure's effect can be compared.
      graph.show(before.span, before.fastest)
    }
    (replay, isOutdated) = (next, false)
    replay.advance(to: min(time, graph.duration))
    return true
  }

  func renew() { isOutdated = true }

  func sample(at time: TimeInterval) -> DragGraph.Sample {
    replay.sample(after: graph.samples.last { $0.time < time - Scrub.frame / 2 })
  }

  func end() {}
}
