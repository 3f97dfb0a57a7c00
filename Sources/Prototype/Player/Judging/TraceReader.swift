import Foundation

/// Reads a trace that was written before, frame by frame.
///
/// Both formats are those of ``Trace``, version 1. In JSON each frame has a line of its own.
@MainActor struct TraceReader {
  /// What sentences call the trace.
  let name: String
  /// What the trace says of itself: version, transition, drag, parameters, screen and rate.
  private(set) var title = ""
  private(set) var isJSON = false
  /// The names of the layers' values.
  private(set) var columns: [String] = []
  private var lines: ArraySlice<ArraySlice<UInt8>>
  private var number = 0
  private var isOver = false

  /// Reads the head.
  ///
  /// - Throws: A `StartFault` with the line and column of what is wrong.
  init(_ name: String, _ bytes: [UInt8]) throws(StartFault) {
    self.name = name
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    let first = line() ?? ""
    if first == "{" {
      isJSON = true
      try readHead(first)
    } else {
      guard first.hasPrefix("# backswipe trace, ") else {
        throw fault(1, "it is no trace; `backswipe trace --out FILE` writes one.")
      }
      title = String(first.dropFirst(2))
      try check(version: title.split(separator: ";")[0].split(separator: " ").last.map(String.init) ?? "", 3)
      try take(columns: (line() ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// A file, or standard input if the path is "-".
  init(path: String) throws(StartFault) {
    try self.init(FileBytes.title(of: path), FileBytes.contents(of: path, limit: Self.mostBytes))
  }

  private static let mostBytes = 1 << 28

  private mutating func line() -> String? {
    guard let line = lines.popFirst() else { return nil }
    number += 1
    return String(decoding: line, as: UTF8.self)
  }

  /// At a column of the present line, or of another one.
  private func fault(_ column: Int, _ sentence: String, line: Int? = nil) -> StartFault {
    let position = JSONValue.Position(line: line ?? number, column: column)
    return StartFault(.file, TextFault(position: position, sentence: sentence).line(in: name))
  }

  private func check(version: String, _ column: Int) throws(StartFault) {
    guard version == "\(Trace.version)" else {
      throw fault(
        column, "version is \(JSONReader.shortened(version, 20)); this program reads version \(Trace.version).")
    }
  }

  private mutating func take(columns names: [String], line: Int? = nil) throws(StartFault) {
    guard names.starts(with: Trace.fixedColumns) else {
      throw fault(1, "the columns begin with \(Trace.fixedColumns.joined(separator: ", ")).", line: line)
    }
    columns = Array(names.dropFirst(Trace.fixedColumns.count))
    guard Set(columns).count == columns.count else { throw fault(1, "a column is there twice.", line: line) }
  }

  /// Reads JSON up to the frames.
  private mutating func readHead(_ first: String) throws(StartFault) {
    var head = first
    while let next = line() {
      guard next.trimmingCharacters(in: .whitespaces) != "\"frames\": [", number < Self.mostHeadLines else { break }
      head += "\n" + next
    }
    let value: JSONValue
    do throws(TextFault) { value = try JSONReader.value(of: Array("\(head)\n\"frames\": []}".utf8)) } catch {
      throw StartFault(.file, error.line(in: name))
    }
    guard let version = value["version"]?.number else { throw fault(1, "it has no version.") }
    try check(version: ParameterText.exact(version), 1)
    title = value["title"]?.string ?? ""
    guard let list = value["columns"], case .array(let names) = list.kind else {
      throw fault(1, "it has no columns.")
    }
    try take(columns: names.map { $0.string ?? "" }, line: list.position.line)
  }

  private static let mostHeadLines = 20

  /// Returns the next frame; nil after the last one.
  mutating func next() throws(StartFault) -> Trace.Row? {
    guard !isOver, let line = line() else {
      if isJSON, !isOver { throw fault(1, "the trace has no end.") }
      return nil
    }
    let text = line.trimmingCharacters(in: .whitespaces)
    if text == (isJSON ? "]" : "") {
      isOver = true
      return nil
    }
    let cells =
      isJSON ? try jsonCells(text) : line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == Trace.fixedColumns.count + columns.count else {
      throw fault(1, "a frame has \(Trace.fixedColumns.count + columns.count) values, and this one \(cells.count).")
    }
    guard let time = try value(0, cells), let velocity = try value(2, cells) else {
      throw fault(1, "time and velocity are numbers.")
    }
    guard let state = PlayerState(rawValue: cells[3]) else {
      throw fault(column(3, cells), "\(quoted(cells[3])) is no state.")
    }
    guard ["", "finish", "cancel"].contains(cells[4]) else {
      throw fault(column(4, cells), "\(quoted(cells[4])): a verdict is finish, cancel or nothing.")
    }
    var values: [Double?] = []
    values.reserveCapacity(columns.count)
    for index in columns.indices { values.append(try value(Trace.fixedColumns.count + index, cells)) }
    return Trace.Row(
      time: time, progress: try value(1, cells), velocity: velocity, state: state,
      finishes: cells[4].isEmpty ? nil : cells[4] == "finish", values: values)
  }

  /// The cells as CSV would have them.
  private func jsonCells(_ line: String) throws(StartFault) -> [String] {
    guard line.hasPrefix("["), let end = line.lastIndex(of: "]") else { throw fault(1, "a frame is a list.") }
    return line[..<end].dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { cell in
      let text = cell.trimmingCharacters(in: .whitespaces)
      return text == "null" ? "" : text.trimmingCharacters(in: ["\""])
    }
  }

  private func value(_ index: Int, _ cells: [String]) throws(StartFault) -> Double? {
    if cells[index].isEmpty { return nil }
    guard let number = Double(cells[index]), number.isFinite else {
      throw fault(
        column(index, cells), "\((Trace.fixedColumns + columns)[index]), \(quoted(cells[index])): a number is expected."
      )
    }
    return number
  }

  /// Where a cell begins; in JSON only its line is known.
  private func column(_ index: Int, _ cells: [String]) -> Int {
    isJSON ? 1 : cells[..<index].reduce(1) { $0 + $1.unicodeScalars.count + 1 }
  }

  private func quoted(_ text: String) -> String { JSONReader.quoted(text) }
}
