import Foundation

extension Trace {
  /// The trace as lines with commas: a comment with the format's version, the names of the columns, and a line a frame.
  package var csv: String {
    var text = "# \(title)\n" + (Self.fixedColumns + columns).joined(separator: ",") + "\n"
    for row in rows { text += cells(row).joined(separator: ",") + "\n" }
    return text
  }

  /// The trace as JSON with a line a frame.
  package var json: String {
    var text = "{\n  \"version\": \(Self.version),\n  \"transition\": \"\(setup.entry.name)\",\n"
    text += "  \"title\": \(Self.quoted(title)),\n"
    text += "  \"verdict\": \(verdict.map { Self.quoted($0.text) } ?? "null"),\n"
    text +=
      "  \"columns\": [\((Self.fixedColumns + columns).map(Self.quoted).joined(separator: ", "))],\n  \"frames\": [\n"
    let lines = rows.map { row in
      let cells = cells(row).enumerated().map { index, cell in
        cell.isEmpty ? "null" : Self.wordColumns.contains(index) ? Self.quoted(cell) : cell
      }
      return "    [\(cells.joined(separator: ", "))]"
    }
    return text + lines.joined(separator: ",\n") + "\n  ]\n}\n"
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

  /// Returns a sentence about the first difference from a kept trace; nil if there is none.
  package static func difference(of text: String, from kept: String, in path: String) -> String? {
    guard text != kept else { return nil }
    let (found, wanted) = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      kept.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let index =
      zip(found, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(found.count, wanted.count)
    let line = "\(path):\(index + 1)"
    guard index < found.count, index < wanted.count, !(found.count == index + 1 && found[index].isEmpty) else {
      return "\(line): the trace has \(found.count - 1) lines, the kept one \(wanted.count - 1)."
    }
    let (cells, keptCells) = (cells(of: found[index]), cells(of: wanted[index]))
    let names = headings(of: kept)
    if cells.count == keptCells.count, names.count == cells.count,
      let cell = cells.indices.first(where: { cells[$0] != keptCells[$0] })
    {
      let time = cells[0].trimmingCharacters(in: CharacterSet(charactersIn: " []"))
      return
        "\(line): at \(time) s \(names[cell]) is \(shown(cells[cell])), and \(shown(keptCells[cell])) in the kept trace."
    }
    return "\(line): the trace differs from the kept one: \(shortened(found[index])) for \(shortened(wanted[index]))."
  }

  /// Returns the cells of a line of either format.
  private static func cells(of line: Substring) -> [Substring] {
    // In JSON a comma follows each frame but the last.
    (line.hasSuffix("],") ? line.dropLast() : line).split(separator: ",", omittingEmptySubsequences: false)
  }

  private static func shown(_ cell: Substring) -> String {
    let text = cell.trimmingCharacters(in: CharacterSet(charactersIn: " [],"))
    return text.isEmpty ? "nothing" : text
  }

  private static func shortened(_ line: Substring) -> String { line.count > 60 ? "\(line.prefix(60))…" : "\(line)" }

  /// The names of the columns in the text of a trace.
  private static func headings(of text: String) -> [String] {
    let lines = text.split(separator: "\n").prefix(8)
    if let csv = lines.first(where: { $0.hasPrefix("time,") }) { return csv.split(separator: ",").map(String.init) }
    guard let json = lines.first(where: { $0.contains("\"columns\": [") }), let start = json.firstIndex(of: "[") else {
      return []
    }
    return json[start...].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"")) }
  }
}

extension Trace {
  /// Writes the text of the trace into a file.
  package func write(_ text: String, to path: String) throws(StartFault) {
    try OutputFile.write(Array(text.utf8), to: path)
  }

  /// Traces a setup, and throws a sentence about the first difference from the trace in a file.
  package static func check(_ setup: ReplaySetup, _ path: String) throws(StartFault) {
    let name = FileBytes.title(of: path)
    let bytes: [UInt8]
    do throws(FileBytes.Problem) { bytes = try FileBytes.read(path, limit: mostBytes) } catch {
      throw StartFault(.file, "\(name): it cannot be read (\(error.words)).")
    }
    guard bytes.count <= mostBytes, let kept = String(validating: bytes, as: UTF8.self),
      kept.hasPrefix("# backswipe trace") || kept.hasPrefix("{")
    else { throw StartFault(.file, "\(name): it is no trace; `backswipe trace --out FILE` writes one.") }
    let trace = try Trace(setup)
    let text = kept.hasPrefix("{") ? trace.json : trace.csv
    if let sentence = difference(of: text, from: kept, in: name) { throw StartFault(.output, sentence) }
  }

  /// The greatest size of a kept trace, in bytes.
  private static let mostBytes = 256 << 20
}
