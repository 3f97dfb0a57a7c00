import Foundation

/// Compares what a performance does now with a trace that was kept.
@MainActor package struct TraceCheck {
  package let difference: [String]
  private let found: TraceDifference
  private let kept: String
  private let trace: Trace
  private let isJSON: Bool

  /// - Throws: A `StartFault` if the kept trace cannot be read, or is one of another screen or rate.
  package init(_ setup: Performance, _ path: String, _ tolerances: Tolerances) throws(StartFault) {
    let reader = try TraceReader(path: path)
    let trace = try Trace(setup)
    guard Trace.grid(of: reader.title) == Trace.grid(of: trace.title) else {
      throw StartFault(
        .file,
        "\(reader.name):1:1: it is a trace of\(Trace.grid(of: reader.title).joined(separator: ",")), and this one of"
          + "\(Trace.grid(of: trace.title).joined(separator: ",")): give the same --size and --fps.")
    }
    let found = try Self.difference(of: trace, from: reader, tolerances)
    (self.trace, self.found, kept, isJSON) = (trace, found, reader.name, reader.isJSON)
    difference = found.lines.map { "\(reader.name): \($0)" }
  }

  static func difference(
    of trace: Trace, from kept: TraceReader, _ tolerances: Tolerances
  ) throws(StartFault) -> TraceDifference {
    let counting = Set(kept.columns + trace.columns)
    var (reader, found) = (kept, TraceDifference(kept.columns, trace.names, tolerances) { counting.contains($0) })
    for frame in trace.frames { found.add(try reader.next(), frame) }
    while let row = try reader.next() { found.add(row, nil) }
    found.finish()
    return found
  }

  package var isSame: Bool { found.findings.isEmpty }

  /// For other tools.
  package var json: String { JSONWriter.text(found.json) }

  package var report: TestReport {
    TestReport(
      name: "backswipe trace",
      cases: [TestReport.Case(name: kept, problem: isSame ? nil : difference.joined(separator: "\n"))])
  }

  /// Writes the trace as it is now over the kept one, in its format.
  package func accept(to path: String) throws(StartFault) {
    try trace.write(asJSON: isJSON, to: path)
  }

  /// Draws the kept layers as outlines, the present picture, and both.
  package func writeSheet(to path: String) throws(StartFault) {
    let note =
      "Old: outlines of the layers as the kept trace moves them; it has no pixels. \(difference.first ?? "Nothing differs.")"
    try ContactSheet(found, nil, trace.setup, note).write(to: path)
  }
}
