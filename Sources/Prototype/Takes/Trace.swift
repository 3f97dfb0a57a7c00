import QuartzCore
import Stage
import UIKit

/// What a replay did, frame by frame: progress, velocity, state, verdict, and the values of each animated layer.
///
/// The same setup gives the same trace in any process.
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
    var values: [Double?]
  }

  /// The setup.
  let setup: ReplaySetup
  /// The names of the columns with layers' values, in the order of their first appearance.
  let columns: [String]
  let rows: [Row]
  /// The verdict on the last release; nil if no rule decided.
  package let verdict: DragVerdict?

  /// Replays a setup and writes down each frame.
  package init(_ setup: ReplaySetup) throws(StartFault) {
    let replay = try Replay(setup)
    var recording = Recording()
    var number = 0
    while true {
      recording.add(replay)
      if replay.isOver { break }
      number += 1
      replay.advance(to: Double(number) / setup.framesPerSecond)
    }
    self.setup = setup
    verdict = replay.verdict
    (columns, rows) = recording.changing
  }

  /// Writes down frames, and finds out which values change.
  @MainActor private struct Recording {
    private var census = LayerCensus()
    private var first: [Double] = []
    private var changes: [Bool] = []
    private var rows: [Row] = []

    mutating func add(_ replay: Replay) {
      var values = [Double?](repeating: nil, count: first.count)
      census.read(replay.stage.application.rootLayer) { column, value in
        let value = Trace.rounded(value)
        if column == first.count {
          first.append(value)
          changes.append(false)
          values.append(value)
        } else {
          values[column] = value
          if value != first[column] { changes[column] = true }
        }
      }
      rows.append(
        Row(
          time: replay.time, progress: replay.progress, velocity: replay.pointsPerSecond, state: replay.state,
          finishes: replay.verdict?.finishes, values: values))
    }

    /// The columns whose values change, and the rows with only these.
    var changing: ([String], [Row]) {
      let kept = changes.indices.filter { changes[$0] }
      let names = census.columns
      let rows = rows.map { row in
        var row = row
        row.values = kept.map { $0 < row.values.count ? row.values[$0] : nil }
        return row
      }
      return (kept.map { names[$0] }, rows)
    }
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
