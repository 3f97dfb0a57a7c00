import Foundation

/// Compares what a performance does now with a trace that was kept.
@MainActor package struct TraceCheck {
  package let difference: [String]
  private let found: TraceDifference
  private let kept: String
  private let trace: Trace
  private let isJSON: Bool
  /// Where the layers were at the instants of the greatest differences, in the kept trace.
  private let oldValues: [(time: Double, values: [String: Double])]

  /// - Throws: A `StartFault` if the kept trace cannot be read, or is one of another screen or rate.
  package init(_ setup: Performance, _ path: String, _ tolerances: Tolerances) throws(StartFault) {
    let reader = try TraceReader(path: path)
    let trace = try Trace(setup, with: reader.columns)
    guard Trace.grid(of: reader.title) == Trace.grid(of: trace.title) else {
      throw StartFault(
        .file,
        "\(reader.name):1:1: it is a trace of\(Trace.grid(of: reader.title).joined(separator: ",")), and this one of"
          + "\(Trace.grid(of: trace.title).joined(separator: ",")): give the same --size and --fps.")
    }
    let found = try Self.difference(of: trace, from: reader, tolerances)
    (self.trace, self.found, kept, isJSON) = (trace, found, reader.name, reader.isJSON)
    difference = found.lines.map { "\(reader.name): \($0)" }
    // Standard input cannot be read twice.
    let instants = path == FileBytes.standardInput ? [] : found.worstInstants(ContactSheet.mostInstants)
    oldValues = instants.isEmpty ? [] : try Self.values(in: path, at: instants)
  }

  static func difference(
    of trace: Trace, from kept: TraceReader, _ tolerances: Tolerances
  ) throws(StartFault) -> TraceDifference {
    var (reader, found) = (kept, TraceDifference(kept.columns, trace.columns, tolerances))
    try trace.forEachRow { row throws(StartFault) in found.add(try reader.next(), row) }
    while let row = try reader.next() { found.add(row, nil) }
    found.finish()
    return found
  }

  private static func values(
    in path: String, at instants: [Double]
  ) throws(StartFault) -> [(time: Double, values: [String: Double])] {
    var (reader, found) = (try TraceReader(path: path), [(time: Double, values: [String: Double])]())
    var last: Trace.Row?
    // What ends stays as it was.
    while found.count < instants.count, let row = try reader.next() ?? last {
      let isOver = row.time == last?.time
      last = row
      guard isOver || row.time >= instants[found.count] - 1e-6 else { continue }
      let known = zip(reader.columns, row.values).compactMap { name, value in value.map { (name, $0) } }
      found.append((instants[found.count], Dictionary(known) { first, _ in first }))
    }
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
    try Trace.write(trace.setup, asJSON: isJSON, to: path)
  }

  /// Draws the instants of the greatest differences: the kept layers as outlines, the present picture, and both.
  package func writeSheet(to path: String) throws(StartFault) {
    var (columns, rest) = ([ContactSheet.Column](), oldValues[...])
    let moved = Set(found.findings.map(\.subject))
    let size = trace.setup.device.size
    var stops = trace.setup.frames
    (stops.instants, stops.layers, stops.pictures) = (rest.map(\.time), .asked, .asked)
    _ = try trace.setup.perform(stops) { (player) throws(StartFault) in
      guard let next = rest.first, (player.reached ?? 0) >= next.time - 1e-6 else { return true }
      rest.removeFirst()
      // Names are known once the layers were read.
      var read: [(column: Int, value: Double)] = []
      player.readLayers { read.append(($0, $1)) }
      let names = player.columns
      let known = read.filter { names.indices.contains($0.column) }.map { (names[$0.column], $0.value) }
      let now = Dictionary(known) { first, _ in first }
      let before = now.merging(next.values) { _, old in old }
      let picture = try Camera(player, ClipLook(), of: trace.setup.device).picture()
      columns.append(
        ContactSheet.Column(
          time: next.time, old: .outlines(LayerOutline.frames(of: moved, before)), new: .picture(picture),
          difference: .both(
            picture, old: LayerOutline.frames(of: moved, before), new: LayerOutline.frames(of: moved, now))))
      return true
    }
    let note =
      "Old: outlines of the layers as the kept trace moves them; it has no pixels. \(difference.first ?? "Nothing differs.")"
    try ContactSheet(columns: columns, size: size, note: note).write(to: path)
  }
}
