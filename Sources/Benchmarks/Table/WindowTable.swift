import DisplayUser

// The rows that are measured in real windows, most as ratios to the bare window in the same run.

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
    all.map { row in
      let ours = windows.map { row.value($0.ours) }
      return switch row.target {
      case .ratio(let limit):
        TableRow(
          name: row.name, unit: "x a bare window's", median: windows.flatMap { row.ratio($0.ours, $0.bare) },
          goal: .atMost(limit), note: note)
      case .most(let limit): TableRow(name: row.name, unit: "", median: ours, goal: .atMost(limit), note: note)
      case .least(let limit): TableRow(name: row.name, unit: "", median: ours, goal: .atLeast(limit), note: note)
      }
    }
  }
}
