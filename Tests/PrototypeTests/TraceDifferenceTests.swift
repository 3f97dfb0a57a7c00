import Foundation
import Stage
import Testing

@testable import Prototype

extension TraceReader {
  /// A trace from a text, which sentences call "kept".
  init(text: String) throws(StartFault) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    try self.init("kept") { () throws(StartFault) in lines.popFirst().map(String.init) }
  }
}

@MainActor @Suite("Differences of traces")
struct TraceDifferenceTests {
  private func setup(_ sets: [String: Double] = [:], drag: String = "slow-60") throws -> Performance {
    var setup = Performance(try #require(Catalogue.entry(named: "back-swipe")))
    setup.action = .example(try #require(ExampleDrag.named(drag)))
    for (key, value) in sets { setup.edits.set(key, to: .number(value), in: setup.entry) }
    return setup
  }

  private func difference(
    _ kept: String, _ setup: Performance, _ tolerances: [String] = []
  ) throws -> TraceDifference {
    var all = Tolerances()
    for text in tolerances {
      let isTaken = all.take(text)
      #expect(isTaken)
    }
    let reader = try TraceReader(text: kept)
    return try TraceCheck.difference(of: Trace(setup, with: reader.columns), from: reader, all)
  }

  @Test("A trace that was written in either format does not differ from itself") func same() throws {
    let trace = try Trace(try setup())
    for text in [trace.csv, trace.json] { #expect(try difference(text, setup()).lines == []) }
  }

  @Test("A value that was moved is said with its layer, direction, amount, instant and number of frames")
  func moved() throws {
    let trace = try Trace(try setup())
    let column = try #require(trace.columns.firstIndex { $0.hasSuffix(".position.x") })
    let layer = trace.columns[column].prefix { $0 != "." }
    var lines = trace.csv.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in 20..<34 {
      var cells = lines[line].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      cells[5 + column] = "\(try #require(Double(cells[5 + column])) - 3.2)"
      lines[line] = cells.joined(separator: ",")
    }
    let kept = lines.joined(separator: "\n")
    let found = try difference(kept, setup())
    #expect(
      found.lines == [
        "\(layer): 3.2 pt to the right at 0.3 s (tolerance 0.5), first of 14 frames; the decision is the same."
      ])
    #expect(try difference(kept, setup(), ["position=3.3"]).lines == [])
    #expect(found.worstInstants(3).count == 3)
  }

  @Test("Another decision, another instant and a longer settling are findings of their own") func others() throws {
    let kept = try Trace(try setup()).csv
    let cancelled = try difference(kept, setup(drag: "slow-30"))
    #expect(
      cancelled.findings.contains { $0.quantity == .decision && $0.text == "The decision is cancel instead of finish" })
    #expect(cancelled.lines.first?.hasSuffix("; the decision is not the same.") == true)
    let any = ["position", "opacity", "progress", "scale", "decision"].map { "\($0)=any" }
    let slow = try difference(kept, setup(["duration": 0.9]), any)
    #expect(slow.findings.map(\.quantity) == [.time])
    #expect(slow.lines[0].contains(" s later, at "))
  }

  @Test(
    "A trace that is wrong is refused with its line and column",
    arguments: [
      ("", "kept:1:1: it is no trace"),
      ("# backswipe trace, version 7; a\n", "kept:1:3: version is 7; this program reads version 1."),
      ("# backswipe trace, version 1; a\ntime,speed\n", "kept:2:1: the columns begin with time, progress"),
      ("{\n  \"version\": 1,\n  \"a\": x\n", "kept:3:8: a value is expected"),
      ("{\n\"version\": 1,\n\"columns\": [],\n", "kept:3:1: the columns begin with"),
    ])
  func wrong(text: String, sentence: String) {
    #expect { _ = try TraceReader(text: text) } throws: { ($0 as? StartFault)?.sentence.hasPrefix(sentence) == true }
  }

  @Test("A frame that is wrong is refused with its line and column, also at the end of JSON") func frames() throws {
    let trace = try Trace(try setup())
    var lines = trace.csv.split(separator: "\n").map(String.init)
    lines[4] = "0.033333,abc" + lines[4].dropFirst("0.033333".count).drop { $0 != "," }.dropFirst().drop { $0 != "," }
    #expect { _ = try difference(lines.joined(separator: "\n"), setup()) } throws: {
      ($0 as? StartFault)?.sentence == "kept:5:10: progress, \"abc\": a number is expected."
    }
    let cut = trace.json.split(separator: "\n").prefix(20).joined(separator: "\n")
    #expect { _ = try difference(cut, setup()) } throws: {
      ($0 as? StartFault)?.sentence.hasSuffix("the trace has no end.") == true
    }
  }
}
