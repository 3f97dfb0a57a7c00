import Foundation

extension Trace {
  /// The trace as lines with commas: a comment with the format's version, the names of the columns, and a line a frame.
  package var csv: String { text(asJSON: false) }

  /// The trace as JSON with a line a frame.
  package var json: String { text(asJSON: true) }

  private func text(asJSON: Bool) -> String {
    var text = ""
    try? forEachLine(asJSON: asJSON) { text += $0 + "\n" }
    return text
  }

  /// Replays again, and calls `body` with each line of the trace's text.
  func forEachLine(asJSON: Bool, _ body: (String) throws(StartFault) -> Void) throws(StartFault) {
    for line in asJSON ? jsonHead : csvHead { try body(line) }
    guard asJSON else {
      return try forEachRow { row throws(StartFault) in try body(cells(row).joined(separator: ",")) }
    }
    // A comma follows each frame but the last.
    var last: String?
    try forEachRow { row throws(StartFault) in
      if let last { try body(last + ",") }
      last = jsonLine(row)
    }
    for line in [last, "  ]", "}"].compactMap(\.self) { try body(line) }
  }

  private var csvHead: [String] { ["# \(title)", (Self.fixedColumns + columns).joined(separator: ",")] }

  private var jsonHead: [String] {
    let names = (Self.fixedColumns + columns).map(Self.quoted).joined(separator: ", ")
    return [
      "{", "  \"version\": \(Self.version),", "  \"transition\": \"\(setup.entry.name)\",",
      "  \"title\": \(Self.quoted(title)),", "  \"verdict\": \(verdict.map { Self.quoted($0.text) } ?? "null"),",
      "  \"columns\": [\(names)],", "  \"frames\": [",
    ]
  }

  private func jsonLine(_ row: Row) -> String {
    let cells = cells(row).enumerated().map { index, cell in
      cell.isEmpty ? "null" : Self.wordColumns.contains(index) ? Self.quoted(cell) : cell
    }
    return "    [\(cells.joined(separator: ", "))]"
  }

  /// The version of both formats.
  static let version = 1

  private static let fixedColumns = ["time", "progress", "velocity", "state", "verdict"]
  /// The indices of the columns that contain words.
  private static let wordColumns = [3, 4]

  /// What was traced, in a line.
  private var title: String {
    let action: String =
      switch setup.action {
      case .drag: "a drag from a file"
      case .example(let example): "drag \(example.name)"
      case .push: "push"
      case .pop: "pop"
      }
    let figures = setup.edits.ordered(in: setup.entry).map { "\($0.description.key)=\(FigureText.exact($0.value))" }
    let screen = setup.device.size
    let size = "\(FigureText.exact(screen.width.native)) × \(FigureText.exact(screen.height.native)) pt"
    let faults = setup.faults.map { "fault \($0.name)" }
    let parts =
      ["backswipe trace, version \(Self.version)", setup.entry.name, action] + figures + faults + [
        size, "\(FigureText.exact(setup.framesPerSecond)) frames a second",
      ]
    return parts.joined(separator: "; ")
  }

  private func cells(_ row: Row) -> [String] {
    let verdict = row.finishes.map { $0 ? "finish" : "cancel" } ?? ""
    let fixed = [
      FixedText.text(row.time, decimals: 6), number(row.progress), number(row.velocity), row.state.rawValue, verdict,
    ]
    return fixed + row.values.map(number)
  }

  private func number(_ value: Double?) -> String {
    value.map { FixedText.short($0, decimals: Self.decimals) } ?? ""
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension Trace {
  /// Traces a setup into a file, or to standard output for "-", each part as soon as it is known.
  package static func write(_ setup: ReplaySetup, asJSON: Bool, to path: String) throws(StartFault) {
    let trace = try Trace(setup)
    let output: GrowingOutput
    do throws(FileBytes.Problem) { output = try GrowingOutput(path) } catch {
      throw OutputFile.fault(path, error.words)
    }
    func write(_ bytes: [UInt8]) throws(StartFault) {
      do throws(FileBytes.Problem) { try output.write(bytes) } catch { throw OutputFile.fault(path, error.words) }
    }
    var waiting: [UInt8] = []
    try trace.forEachLine(asJSON: asJSON) { line throws(StartFault) in
      waiting += line.utf8
      waiting.append(UInt8(ascii: "\n"))
      guard waiting.count >= partLength else { return }
      try write(waiting)
      waiting.removeAll(keepingCapacity: true)
    }
    try write(waiting)
    do throws(FileBytes.Problem) { try output.finish() } catch { throw OutputFile.fault(path, error.words) }
  }

  /// The number of bytes that are written at once.
  private static let partLength = 1 << 16
}
