import Foundation

/// The measured values with their goals, as text, as Markdown for README, or as JSON.
struct Table: Codable {
  /// The version of the format; it changes when a field is renamed, removed or changes its meaning.
  var version = 1
  /// The processor and the number of its cores.
  let machine: String
  /// The day of the measurement, as in 2026-01-31.
  let date: String
  let rows: [TableRow]
  let benchmarks: [Comparison]

  /// Creates the table of what was measured here and now.
  init(_ benchmarks: [Comparison], rows: [TableRow], machine: String = Self.machine, date: Date = Date()) {
    (self.benchmarks, self.rows, self.machine) = (benchmarks, rows, machine)
    self.date = date.formatted(.iso8601.year().month().day())
  }

  /// The processor and the number of its cores.
  private static var machine: String {
    let lines = ((try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? "").split(separator: "\n")
    let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last?
      .trimmingCharacters(in: .whitespaces)
    return "\(name ?? "unknown processor"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }

  /// The table as lines of text.
  var text: String {
    let lines = rows.map { row in
      let cells = row.cells
      let figures = [cells.median, cells.least, cells.ratio, cells.goal].map { $0.leftPadded(to: 12) }.joined()
      return cells.name.padding(toLength: 62, withPad: " ", startingAt: 0) + figures + "   " + cells.holds
    }
    let head =
      "".padding(toLength: 62, withPad: " ", startingAt: 0)
      + ["median", "least", "ratio", "goal"].map { $0.leftPadded(to: 12) }.joined() + "   holds"
    return ([machine + ", " + date, head] + lines).joined(separator: "\n")
  }

  /// The table in Markdown.
  var markdown: String {
    let lines = rows.map { row in
      let cells = row.cells
      return "| \(cells.name) | \(cells.median) | \(cells.least) | \(cells.ratio) | \(cells.goal) | \(cells.holds) |"
    }
    return
      ([
        "Measured on \(machine), \(date).", "", "| | median | least | ratio | goal | holds |",
        "|---|---|---|---|---|---|",
      ]
      + lines).joined(separator: "\n")
  }

  /// The table and all benchmarks in JSON, with sorted keys.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension TableRow {
  /// The row as words.
  fileprivate var cells: (name: String, median: String, least: String, ratio: String, goal: String, holds: String) {
    let sign = goal.map { $0.side == .atMost ? "≤ " : "≥ " } ?? ""
    let holds = self.holds.map { $0 ? "yes" : "no" } ?? note ?? ""
    return (
      "\(name), \(unit)", median.map(Self.text) ?? "–", least.map(Self.text) ?? "", ratio.map(Self.text) ?? "",
      sign + (goal.map { Self.text($0.limit) } ?? ""),
      holds
    )
  }

  /// A number with three digits that count.
  private static func text(_ value: Double) -> String {
    let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
    return String(format: "%.\(digits)f", value)
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String { String(repeating: " ", count: max(0, length - count)) + self }
}
