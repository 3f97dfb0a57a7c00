import CoreGraphics
import Foundation
import Stage
import Testing

@testable import Prototype

@MainActor @Suite("Traces")
struct TraceTests {
  private func setup(_ name: String, _ drag: String? = "slow-60") throws -> Performance {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    setup.action = .push
    if let drag, setup.entry.back != nil { setup.action = .example(try #require(ExampleDrag.named(drag))) }
    return setup
  }

  @Test(
    "Every transition has a trace of its drag: the same each time, with layers that change",
    arguments: CatalogueNames.all)
  func every(name: String) throws {
    let setup = try setup(name)
    let trace = try Trace(setup)
    #expect(trace.csv == (try Trace(setup)).csv)
    #expect(trace.rows.count > 10 && !trace.columns.isEmpty)
    #expect(trace.rows.first?.state != .finishing && trace.rows.last?.state == .rest)
    for (index, column) in trace.columns.enumerated() {
      #expect(Set(trace.rows.map { $0.values[index] }).count > 1, "\(column)")
    }
    // The example's 60 % are not enough for Signal's photo.
    guard setup.entry.back != nil, name != "signal-photo" else { return }
    #expect(trace.rows.contains { $0.state == .dragging } && trace.rows.contains { $0.state == .finishing })
    #expect(trace.rows.last?.finishes == true && trace.decision?.finishes == true)
    // While the finger moves the progress follows it.
    let dragged = trace.rows.filter { $0.state == .dragging }
    #expect(abs((dragged.last?.progress ?? 0) - 0.6) < 0.01)
    #expect((dragged.map(\.velocity).max() ?? 0) > 100)
  }

  @Test("A pushed screen's column follows the screen") func column() throws {
    let trace = try Trace(try setup("system-swipe", nil))
    let last = try #require(trace.rows.last)
    let index = try #require(
      trace.columns.indices.first { index in
        trace.columns[index].hasSuffix("position.x") && last.values[index] == 195
          && (trace.rows.compactMap { $0.values[index] }.first ?? 0) > 500
      })
    let values = trace.rows.compactMap { $0.values[index] }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("CSV has as many cells in each line, and JSON says the same") func formats() throws {
    let trace = try Trace(try setup("back-swipe", "slow-30"))
    let lines = trace.csv.split(separator: "\n")
    #expect(
      lines[0].hasPrefix("# backswipe trace, version 1; back-swipe; drag slow-30; 390 × 844 pt; 60 frames a second"))
    let cells = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(Set(cells.map(\.count)) == [trace.columns.count + 5])
    #expect(cells[0].prefix(5).map(String.init) == ["time", "progress", "velocity", "state", "verdict"])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(trace.json.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1 && json["transition"] as? String == "back-swipe")
    #expect(json["verdict"] as? String == trace.decision?.text)
    let frames = try #require(json["frames"] as? [[Any]])
    #expect(frames.count == trace.rows.count && Set(frames.map(\.count)) == [trace.columns.count + 5])
    #expect((json["columns"] as? [String])?.count == trace.columns.count + 5)
    #expect((frames[30][0] as? NSNumber)?.doubleValue == Double(String(cells[31][0])))
  }

  @Test("Columns may come in any order, and one of which nothing was read does not change") func changes() {
    var changes = Trace.Changes()
    for (index, value) in [(3, 1.0), (0, 2), (3, 1), (0, 3)] { changes.add(value, at: index) }
    #expect((0..<6).filter { changes[$0] } == [0])
  }
}
