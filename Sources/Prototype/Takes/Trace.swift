import QuartzCore
import Stage
import UIKit

/// What a replay does, frame by frame: progress, velocity, state, verdict, and the values of each animated layer.
///
/// The same setup gives the same trace in any process. So a trace keeps no frames: it replays once to find out which values
/// change, and again whenever its frames are asked for.
@MainActor package struct Trace {
  /// A frame.
  struct Row {
    /// The time, in seconds from the beginning.
    let time: Double
    let progress: Double?
    /// The finger's velocity, in points per second.
    let velocity: Double
    let state: Replay.State
    /// Whether the verdict was to finish; nil before there was one.
    let finishes: Bool?
    /// The values of the columns; nil where a layer is not there.
    let values: [Double?]
  }

  /// The setup.
  let setup: ReplaySetup
  /// The names of the columns with layers' values, in the order of their first appearance.
  let columns: [String]
  /// The verdict on the last release; nil if no rule decided.
  package let verdict: DragVerdict?
  /// For each number of each layer, the index of its column; nil if it does not change.
  private let columnIndices: [Int?]

  /// Replays a setup, and finds out which values change.
  package init(_ setup: ReplaySetup) throws(StartFault) {
    var (census, changes) = (LayerCensus(), Changes())
    let replay = try Self.forEachFrame(of: setup) { replay in
      census.read(replay.stage.application.rootLayer) { changes.add(Trace.rounded($1), at: $0) }
    }
    let names = census.columns
    self.setup = setup
    verdict = replay.verdict
    columns = names.indices.filter { changes.isChanging[$0] }.map { names[$0] }
    var count = 0
    columnIndices = changes.isChanging.map { isChanging in
      guard isChanging else { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// The numbers that were seen first, and whether others followed.
  private struct Changes {
    private var first: [Double] = []
    private(set) var isChanging: [Bool] = []

    mutating func add(_ value: Double, at index: Int) {
      if index == first.count {
        first.append(value)
        isChanging.append(false)
      } else if value != first[index] {
        isChanging[index] = true
      }
    }
  }

  /// Replays again, and calls `body` with each frame.
  func forEachRow(_ body: (Row) throws(StartFault) -> Void) throws(StartFault) {
    var census = LayerCensus()
    _ = try Self.forEachFrame(of: setup) { (replay) throws(StartFault) in
      var values = [Double?](repeating: nil, count: columns.count)
      census.read(replay.stage.application.rootLayer) { index, value in
        if let column = columnIndices[index] { values[column] = Trace.rounded(value) }
      }
      try body(
        Row(
          time: replay.time, progress: replay.progress, velocity: replay.pointsPerSecond, state: replay.state,
          finishes: replay.verdict?.finishes, values: values))
    }
  }

  /// Replays a setup, calls `body` at each frame, and returns the replay at its end.
  private static func forEachFrame(
    of setup: ReplaySetup, _ body: (Replay) throws(StartFault) -> Void
  ) throws(StartFault) -> Replay {
    let replay = try Replay(setup)
    var number = 0
    while true {
      try body(replay)
      if replay.isOver { return replay }
      number += 1
      replay.advance(to: Double(number) / setup.framesPerSecond)
    }
  }

  /// All frames, for traces that are short enough to be kept; none if the replay fails.
  var rows: [Row] {
    var rows: [Row] = []
    try? forEachRow { rows.append($0) }
    return rows
  }

  /// The number of decimals of every value but the time.
  static let decimals = 4

  /// Returns a value rounded to the decimals of a trace; never the negative zero.
  static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 1e9 else { return value }
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == 0 ? 0 : rounded
  }
}
