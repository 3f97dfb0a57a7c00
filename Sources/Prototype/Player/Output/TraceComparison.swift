import Foundation

/// Compares a trace with an earlier one, line by line.
struct TraceComparison {
  /// What sentences call the earlier trace.
  private let name: String
  /// Returns the next line of the earlier trace; nil after the last one.
  private let next: () throws(StartFault) -> String?
  private var count = 0
  private var keptCount = 0
  private var keptHasEnded = false
  private var headings: [String] = []

  init(with name: String, _ next: @escaping () throws(StartFault) -> String?) { (self.name, self.next) = (name, next) }

  /// Compares a line, and returns a sentence about the first difference; nil if there is none.
  mutating func add(_ line: String) throws(StartFault) -> String? {
    count += 1
    guard let kept = try nextKept() else { return nil }
    // Nothing follows the end of the last line.
    if kept.isEmpty, try nextKept() == nil { return nil }
    if count <= 8, headings.isEmpty { headings = Self.headings(in: kept) }
    return kept == line ? nil : difference(line, kept)
  }

  /// Returns a sentence if one of the traces has more lines.
  mutating func finish() throws(StartFault) -> String? {
    if !keptHasEnded, let last = try nextKept(), last.isEmpty, try nextKept() == nil { return nil }
    let isShorter = keptCount <= count
    while try nextKept() != nil {}
    return "\(name):\(isShorter ? keptCount : count + 1): the trace has \(count) lines, the kept one \(keptCount - 1)."
  }

  private mutating func nextKept() throws(StartFault) -> String? {
    guard !keptHasEnded else { return nil }
    guard let kept = try next() else {
      keptHasEnded = true
      return nil
    }
    keptCount += 1
    return kept
  }

  private func difference(_ line: String, _ kept: String) -> String {
    let (cells, keptCells) = (Self.cells(of: line), Self.cells(of: kept))
    guard cells.count == keptCells.count, headings.count == cells.count,
      let cell = cells.indices.first(where: { cells[$0] != keptCells[$0] })
    else {
      return "\(name):\(count): the trace differs from the kept one: \(Self.shown(line)) for \(Self.shown(kept))."
    }
    let (found, wanted) = (Self.shown(cells[cell]), Self.shown(keptCells[cell]))
    return "\(name):\(count): at \(Self.shown(cells[0])) s \(Self.shown(headings[cell])) is \(found), and \(wanted) in "
      + "the kept trace."
  }

  /// Either format.
  private static func cells(of line: String) -> [Substring] {
    // In JSON a comma follows each frame but the last.
    (line.hasSuffix("],") ? line.dropLast() : line[...]).split(separator: ",", omittingEmptySubsequences: false)
  }

  private static func shown(_ text: some StringProtocol) -> String {
    let text = text.trimmingCharacters(in: CharacterSet(charactersIn: " [],"))
    return text.isEmpty ? "nothing" : JSONReader.shortened(text, 60)
  }

  /// The column names in a line; empty if it has none.
  private static func headings(in line: String) -> [String] {
    if line.hasPrefix("time,") { return line.split(separator: ",").map(String.init) }
    guard line.contains("\"columns\": ["), let start = line.firstIndex(of: "[") else { return [] }
    return line[start...].split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " []\"")) }
  }
}

extension Trace {
  /// Throws a sentence about the first difference from the trace in a file.
  package static func check(_ setup: Performance, _ path: String) throws(StartFault) {
    let name = FileBytes.title(of: path)
    let reader: LineReader
    do throws(FileBytes.Problem) { reader = try LineReader(path) } catch { throw unreadable(name, error) }
    func next() throws(StartFault) -> String? {
      do throws(FileBytes.Problem) {
        return try reader.next().map { String(decoding: $0, as: UTF8.self) }
      } catch { throw unreadable(name, error) }
    }
    let first = try next() ?? ""
    guard first.hasPrefix("# backswipe trace") || first.hasPrefix("{") else {
      throw StartFault(.file, "\(name): it is no trace; `backswipe trace --out FILE` writes one.")
    }
    var waiting: String? = first
    var comparison = TraceComparison(with: name) { () throws(StartFault) in
      defer { waiting = nil }
      return if let line = waiting { line } else { try next() }
    }
    let trace = try Trace(setup)
    try trace.forEachLine(asJSON: first.hasPrefix("{")) { line throws(StartFault) in
      if let sentence = try comparison.add(line) { throw StartFault(.output, sentence) }
    }
    if let sentence = try comparison.finish() { throw StartFault(.output, sentence) }
  }

  private static func unreadable(_ name: String, _ problem: FileBytes.Problem) -> StartFault {
    StartFault(.file, "\(name): it cannot be read (\(problem.words)).")
  }

  /// Returns a sentence about the first difference from the text `kept`; nil if there is none.
  package static func difference(of text: String, from kept: String, in path: String) -> String? {
    var lines = kept.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var comparison = TraceComparison(with: path) { () throws(StartFault) in lines.popFirst().map(String.init) }
    do throws(StartFault) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        if let sentence = try comparison.add(String(line)) { return sentence }
      }
      return try comparison.finish()
    } catch {
      return error.sentence
    }
  }
}
