import Foundation

/// The measurements of a window that is dragged in.
struct WindowMeasurements {
  /// The time from the start of the process to the first frame, in milliseconds.
  var start = 0.0
  /// The times from a step of the pointer after a rest to the first changed pixel, in milliseconds.
  var steps: [Double] = []
  /// Processor time of a drag of ten seconds, in milliseconds.
  var dragTime = 0.0
  /// Memory at rest, in megabytes: what it shares with other processes counts by its share.
  var memory = 0.0
  /// The number of positions of the edge per second while the pointer takes a thousand steps per second.
  var shownPerSecond = 0.0
  /// The lags of the edge behind the pointer during that time, in milliseconds, read before each step.
  var lags: [Double] = []
  /// Processor time at rest, in percent of a core.
  var restTime = 0.0
  /// The number of times that its threads woke at rest; a frame takes at least one.
  var restWakes = 0.0
}

/// A row of the comparison.
struct WindowRow {
  let name: String
  let value: (WindowMeasurements) -> Double
  /// The target: for the ratio to the bare window, or for our own measurement.
  let target: String

  /// All rows: the measurements of a drag that people can feel, and its costs.
  static var all: [WindowRow] {
    [
      WindowRow(name: "start to first frame, ms", value: \.start, target: "1.2 x"),
      WindowRow(name: "step to changed pixel, ms", value: { median($0.steps) }, target: "0.8 x"),
      WindowRow(name: "  95 of 100 within, ms", value: { percentile95($0.steps) }, target: "1.0 x"),
      WindowRow(name: "CPU of a 10 s drag, ms", value: \.dragTime, target: "0.7 x"),
      WindowRow(name: "memory at rest (PSS), MB", value: \.memory, target: "3 x"),
      WindowRow(name: "positions shown a second, at 1000 Hz", value: \.shownPerSecond, target: "the display's rate"),
      WindowRow(name: "lag of the newest position, ms", value: { median($0.lags) }, target: "4"),
      WindowRow(name: "  95 of 100 within, ms", value: { percentile95($0.lags) }, target: "8"),
      WindowRow(name: "CPU at rest, % of a core", value: \.restTime, target: "under 0.1"),
      WindowRow(name: "wakes in 5 s at rest", value: \.restWakes, target: "0 frames"),
    ]
  }
}

/// Returns the comparison as lines of text: ours, the bare window's, the ratio and the target.
func report(_ ours: WindowMeasurements, beside bare: WindowMeasurements) -> String {
  let head = line("", ["ours", "bare", "ratio"], "must reach")
  let lines = WindowRow.all.map { row in
    let (mine, other) = (row.value(ours), row.value(bare))
    return line(row.name, [text(mine), text(other), other > 0 ? text(mine / other) : "-"], row.target)
  }
  return ([head] + lines).joined(separator: "\n")
}

private func line(_ name: String, _ figures: [String], _ target: String) -> String {
  let columns = figures.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
  return name.padding(toLength: 36, withPad: " ", startingAt: 0) + columns.joined() + "   " + target
}

private func text(_ value: Double) -> String { String(format: "%.2f", value) }

/// Returns the 95th percentile of a list that is not empty.
func percentile95(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "the 95th percentile of no values; give at least 1")
  return values.sorted()[(values.count * 95 + 99) / 100 - 1]
}
