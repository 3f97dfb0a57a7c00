import Foundation

/// Reads a trace that was written before, frame by frame; holds one line in memory.
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
  private let nextLine: () throws(StartFault) -> String?
  private var number = 0
  private var isOver = false

  /// Reads the head.
  ///
  /// - Throws: A `StartFault` with the line and column of what is wrong.
  init(_ name: String, _ nextLine: @escaping () throws(StartFault) -> String?) throws(StartFault) {
    (self.name, self.nextLine) = (name, nextLine)
    let first = try line() ?? ""
    if first == "{" {
      isJSON = true
      try readHead(first)
    } else {
      guard first.hasPrefix("# backswipe trace, ") else {
        throw fault(1, "it is no trace; `backswipe trace --out FILE` writes one.")
      }
      title = String(first.dropFirst(2))
      try check(version: title.split(separator: ";")[0].split(separator: " ").last.map(String.init) ?? "", 3)
      try take(columns: (try line() ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// A file, or standard input if the path is "-".
  init(path: String) throws(StartFault) {
    let name = FileBytes.title(of: path)
    func unreadable(_ problem: FileBytes.Problem) -> StartFault {
      StartFault(.file, "\(name): it cannot be read (\(problem.words)).")
    }
    let reader: LineReader
    do throws(FileBytes.Problem) { reader = try LineReader(path) } catch { throw unreadable(error) }
    try self.init(name) { () throws(StartFault) in
      do throws(FileBytes.Problem) {
        return try reader.next().map { String(decoding: $0, as: UTF8.self) }
      } catch { throw unreadable(error) }
    }
  }

  private mutating func line() throws(StartFault) -> String? {
    guard let line = try nextLine() else { return nil }
    number += 1
    return line
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
    while let next = try line() {
      guard next.trimmingCharacters(in: .whitespaces) != "\"frames\": [", number < Self.mostHeadLines else { break }
      head += "\n" + next
    }
    let value = try json(head + "\n\"frames\": []}", from: 1)
    guard let version = value["version"]?.number else { throw fault(1, "it has no version.") }
    try check(version: ParameterText.exact(version), 1)
    title = value["title"]?.string ?? ""
    guard let list = value["columns"], case .array(let names) = list.kind else {
      throw fault(1, "it has no columns.")
    }
    try take(columns: names.map { $0.string ?? "" }, line: list.position.line)
  }

  private static let mostHeadLines = 20

  private func json(_ text: String, from first: Int) throws(StartFault) -> JSONValue {
    do throws(TextFault) { return try JSONReader.value(of: Array(text.utf8)) } catch {
      let position = JSONValue.Position(line: first + error.position.line - 1, column: error.position.column)
      throw StartFault(.file, TextFault(position: position, sentence: error.sentence).line(in: name))
    }
  }

  /// Returns the next frame; nil after the last one.
  mutating func next() throws(StartFault) -> Trace.Row? {
    guard !isOver, let line = try line() else {
      if isJSON, !isOver { throw fault(1, "the trace has no end.") }
      return nil
    }
    let text = line.trimmingCharacters(in: .whitespaces)
    if text == (isJSON ? "]" : "") {
      isOver = true
      return nil
    }
    let cells =
      isJSON ? try jsonCells(line) : line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
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
    let value = try json(line.hasSuffix(",") ? String(line.dropLast()) : line, from: number)
    guard case .array(let cells) = value.kind else { throw fault(value.position.column, "a frame is a list.") }
    return cells.map { cell in
      switch cell.kind {
      case .null: ""
      case .number(let number): "\(number)"
      case .string(let string): string
      case .boolean, .array, .object: "?"
      }
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
