import Foundation

/// The measurements of a window that is dragged in.
struct WindowMeasurements {
  /// The time from the start of the process to the first frame, in milliseconds.
  var start = 0.0
  /// The times from a step of the pointer after a rest to the first changed pixel, in milliseconds.
  var steps: [Double] = []
  /// Processor time of a drag of ten seconds, in milliseconds.
  var dragTime = 0.0
  /// Processor time of the same drag in a window of 60 frames a second, in milliseconds.
  var slowDragTime = 0.0
  /// Memory at rest, in megabytes: what it shares with other processes counts by its share.
  var memory = 0.0
  /// Memory at rest of a window with everything that it can show, in megabytes.
  var largestMemory = 0.0
  /// The number of positions of the edge per second while the pointer takes a thousand steps per second.
  var shownPerSecond = 0.0
  /// The lags of the edge behind the pointer during that time, in milliseconds, read before each step.
  var lags: [Double] = []
  /// Processor time during that time, in percent of a core.
  var floodTime = 0.0
  /// Processor time at rest, in percent of a core.
  var restTime = 0.0
  /// The number of times that its threads woke at rest; a frame takes at least one.
  var restWakes = 0.0
}

/// A row of the comparison.
struct WindowRow {
  let name: String
  let value: (WindowMeasurements) -> Double
  let target: Target

  /// What must be reached.
  enum Target {
    /// At most this many times the bare window's measurement.
    case ratio(Double)
    /// At most this measurement.
    case most(Double)
    /// At least this measurement.
    case least(Double)
  }

  /// Returns the ratio of our measurement to the bare window's; nil if that is zero.
  func ratio(_ ours: WindowMeasurements, _ bare: WindowMeasurements) -> Double? {
    let other = value(bare)
    return other > 0 ? value(ours) / other : nil
  }

  /// All rows: the measurements of a drag that people can feel, and its costs.
  static var all: [WindowRow] {
    [
      WindowRow(name: "start to first frame, ms", value: \.start, target: .ratio(1.2)),
      WindowRow(name: "step to changed pixel, ms", value: { median($0.steps) }, target: .ratio(0.8)),
      WindowRow(name: "step, 95 of 100 within, ms", value: { percentile95($0.steps) }, target: .ratio(1)),
      WindowRow(name: "CPU of a 10 s drag, ms", value: \.dragTime, target: .ratio(0.7)),
      WindowRow(name: "CPU of a drag at 60 frames a second, ms", value: \.slowDragTime, target: .ratio(0.5)),
      WindowRow(name: "memory at rest (PSS), MB", value: \.memory, target: .ratio(3)),
      WindowRow(name: "memory with the panel, MB", value: \.largestMemory, target: .ratio(3.8)),
      WindowRow(name: "positions shown a second, at 1000 Hz", value: \.shownPerSecond, target: .least(60)),
      WindowRow(name: "lag of the newest position, ms", value: { median($0.lags) }, target: .most(4)),
      WindowRow(name: "lag, 95 of 100 within, ms", value: { percentile95($0.lags) }, target: .most(8)),
      WindowRow(name: "CPU at 1000 Hz, % of a core", value: \.floodTime, target: .most(25)),
      WindowRow(name: "CPU at rest, % of a core", value: \.restTime, target: .most(0.1)),
      WindowRow(name: "wakes in 5 s at rest", value: \.restWakes, target: .most(0)),
    ]
  }
}

/// Returns the comparison as lines of text: ours, the bare window's, the ratio, the target, and whether it is reached.
func report(_ ours: WindowMeasurements, beside bare: WindowMeasurements) -> String {
  let head = line("", ["ours", "bare", "ratio", "target"], "reached")
  let lines = WindowRow.all.map { row in
    let (mine, other) = (row.value(ours), row.value(bare))
    let ratio = row.ratio(ours, bare)
    let (target, isReached) =
      switch row.target {
      case .ratio(let limit): ("\(limit) x", ratio.map { $0 <= limit })
      case .most(let limit): ("≤ \(limit)", mine <= limit)
      case .least(let limit): ("≥ \(limit)", mine >= limit)
      }
    let figures = [text(mine), text(other), ratio.map(text) ?? "-", target]
    return line(row.name, figures, isReached.map { $0 ? "yes" : "no" } ?? "-")
  }
  return ([head] + lines).joined(separator: "\n")
}

private func line(_ name: String, _ figures: [String], _ end: String) -> String {
  let columns = figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
  return name.padding(toLength: 40, withPad: " ", startingAt: 0) + columns.joined() + "   " + end
}

private func text(_ value: Double) -> String { String(format: "%.2f", value) }

/// Returns the 95th percentile of a list that is not empty.
func percentile95(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "the 95th percentile of no values; give at least 1")
  return values.sorted()[(values.count * 95 + 99) / 100 - 1]
}
