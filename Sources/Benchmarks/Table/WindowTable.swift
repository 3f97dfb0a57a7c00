import DisplayUser
import Foundation

// The rows that are measured in real windows, as ratios to the bare window in the same run.

extension WindowRow {
  /// Returns the rows of the table; without a display they say so.
  static func tableRows() -> [TableRow] {
    guard let display = XDisplay() else { return rows(nil, note: "no display: run it by `xvfb-run -a`") }
    for name in ["backswipe", "CWindowBaseline"] where !Program.isBuilt(name) {
      return rows(nil, note: "\(name) is not built: `swift build -c release`")
    }
    do {
      return rows(try WindowComparison.measure(on: display), note: nil)
    } catch {
      return rows(nil, note: "\(error)")
    }
  }

  /// Returns the rows of measured windows; nil for windows that were not measured, with the reason as the note.
  static func rows(_ windows: WindowComparison.Windows?, note: String?) -> [TableRow] {
    func ratio(_ name: String, _ goal: Double, _ value: (WindowMeasurements) -> Double) -> TableRow {
      let values = windows.map { (value($0.ours), value($0.bare)) }
      return TableRow(
        name: name, unit: "x a bare window's", median: values.map { $0 / $1 }, goal: .atMost(goal), note: note)
    }
    func lag(_ name: String, _ goal: Double, _ value: ([Double]) -> Double) -> TableRow {
      TableRow(
        name: name, unit: "px at 1000 px a second", median: windows.map { value($0.ours.lags) }, goal: .atMost(goal),
        note: note)
    }
    let panel = windows.map { $0.panelMemory / $0.bare.memory }
    let paced = windows.map { $0.pacedDragTime / $0.bare.dragTime }
    return [
      ratio("step to changed pixel", 0.8) { median($0.steps) },
      ratio("step to changed pixel, 95 of 100", 1) { percentile95($0.steps) },
      TableRow(
        name: "CPU of a 10 s drag at 60 frames a second", unit: "x a bare window's", median: paced, goal: .atMost(0.5),
        note: note),
      ratio("CPU of a 10 s drag", 0.7, \.dragTime),
      lag("lag of a flood", 4, median),
      lag("lag of a flood, 95 of 100", 8, percentile95),
      ratio("start to first frame", 1.2, \.start),
      ratio("memory at rest", 3, \.memory),
      TableRow(
        name: "memory at rest, with the panel", unit: "x a bare window's", median: panel, goal: .atMost(3.8), note: note
      ),
    ]
  }
}
