import CoreGraphics
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
    "Every transition has a trace of its drag, with layers that change",
    arguments: CatalogueNames.all)
  func every(name: String) throws {
    let setup = try setup(name)
    let trace = try Trace(setup)
    let rows = trace.rows
    #expect(rows.count > 10 && !trace.columns.isEmpty)
    #expect(rows.first?.state != .finishing && rows.last?.state == .rest)
    for (index, column) in trace.columns.enumerated() {
      #expect(Set(rows.map { $0.values[index] }).count > 1, "\(column)")
    }
    // The example's 60 % are not enough for Signal's photo.
    guard setup.entry.back != nil, name != "signal-photo" else { return }
    #expect(rows.contains { $0.state == .dragging } && rows.contains { $0.state == .finishing })
    #expect(rows.last?.finishes == true && trace.decision?.finishes == true)
    // While the finger moves the progress follows it.
    let dragged = rows.filter { $0.state == .dragging }
    #expect(abs((dragged.last?.progress ?? 0) - 0.6) < 0.01)
    #expect((dragged.map(\.velocity).max() ?? 0) > 100)
  }

  @Test("A pushed screen's column follows the screen") func column() throws {
    let trace = try Trace(try setup("system-swipe", nil))
    let rows = trace.rows
    let last = try #require(rows.last)
    let index = try #require(
      trace.columns.indices.first { index in
        trace.columns[index].hasSuffix("position.x") && last.values[index] == 195
          && (rows.compactMap { $0.values[index] }.first ?? 0) > 500
      })
    let values = rows.compactMap { $0.values[index] }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("CSV has as many cells in each line, and JSON says the same") func formats() throws {
    let trace = try Trace(try setup("back-swipe", "slow-30"))
    let lines = trace.text(asJSON: false).split(separator: "\n")
    #expect(
      lines[0].hasPrefix("# backswipe trace, version 1; back-swipe; drag slow-30; 390 × 844 pt; 60 frames a second"))
    let cells = lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(Set(cells.map(\.count)) == [trace.columns.count + 5])
    #expect(cells[0].prefix(5).map(String.init) == ["time", "progress", "velocity", "state", "verdict"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(trace.text(asJSON: true).utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1 && json["transition"] as? String == "back-swipe")
    #expect(json["verdict"] as? String == trace.decision?.text)
    let frames = try #require(json["frames"] as? [[Any]])
    #expect(frames.count == trace.rows.count && Set(frames.map(\.count)) == [trace.columns.count + 5])
    #expect((json["columns"] as? [String])?.count == trace.columns.count + 5)
    #expect((frames[30][0] as? NSNumber)?.doubleValue == Double(String(cells[31][0])))
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
    let reader = try TraceReader("kept", Array(kept.utf8))
    return try TraceCheck.difference(of: Trace(setup), from: reader, all)
  }

  @Test("A trace that was written in either format does not differ from itself") func same() throws {
    let trace = try Trace(try setup())
    for text in [trace.text(asJSON: false), trace.text(asJSON: true)] {
      #expect(try difference(text, setup()).lines == [])
    }
  }

  @Test("A value that was moved is said with its layer, direction, amount, instant and number of frames")
  func moved() throws {
    let trace = try Trace(try setup())
    let column = try #require(trace.columns.firstIndex { $0.hasSuffix(".position.x") })
    let layer = trace.columns[column].prefix { $0 != "." }
    var lines = trace.text(asJSON: false).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
    #expect(found.worst(3).count == 3)
  }

  @Test("Another decision, another instant and a longer settling are findings of their own") func others() throws {
    let kept = try Trace(try setup()).text(asJSON: false)
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
    #expect { _ = try TraceReader("kept", Array(text.utf8)) } throws: {
      ($0 as? StartFault)?.sentence.hasPrefix(sentence) == true
    }
  }

  @Test("A frame that is wrong is refused with its line and column, also at the end of JSON") func frames() throws {
    let trace = try Trace(try setup())
    var lines = trace.text(asJSON: false).split(separator: "\n").map(String.init)
    lines[4] = "0.033333,abc" + lines[4].dropFirst("0.033333".count).drop { $0 != "," }.dropFirst().drop { $0 != "," }
    #expect { _ = try difference(lines.joined(separator: "\n"), setup()) } throws: {
      ($0 as? StartFault)?.sentence == "kept:5:10: progress, \"abc\": a number is expected."
    }
    let cut = trace.text(asJSON: true).split(separator: "\n").prefix(20).joined(separator: "\n")
    #expect { _ = try difference(cut, setup()) } throws: {
      ($0 as? StartFault)?.sentence.hasSuffix("the trace has no end.") == true
    }
  }
}
