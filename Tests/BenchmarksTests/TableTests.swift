import Foundation
import Testing

@testable import Benchmarks

@Suite("The table of goals")
struct TableTests {
  private static let rows = [
    TableRow(name: "step", unit: "ms", median: 1.234, least: 0.9, ratio: 2, goal: .atMost(1.25)),
    TableRow(name: "drags", unit: "a second", median: 2399, least: 2500, goal: .atLeast(2400)),
    TableRow(name: "overdraw", unit: "x", median: 12.34),
    TableRow(name: "start", unit: "x", median: nil, goal: .atMost(1.2), note: "no display"),
  ]
  private static let comparison = Comparison(
    name: "sampling",
    baseline: Measurement(label: "by hand", nanosecondsPerCall: 4, leastNanosecondsPerCall: 3, allocationsPerCall: 0),
    candidate: Measurement(label: "ours", nanosecondsPerCall: 8, leastNanosecondsPerCall: 7, allocationsPerCall: 0),
    ratio: 2)
  private static let table = Table(
    [comparison], rows: rows, machine: "a machine", date: Date(timeIntervalSince1970: 86_400 * 365))

  @Test("The text has medians, minima, goals and whether each holds")
  func text() {
    let lines = Self.table.text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      lines == [
        "a machine, 1971-01-01", "median least ratio goal holds", "step, ms 1.23 0.900 2.00 ≤ 1.25 yes",
        "drags, a second 2399 2500 ≥ 2400 no", "overdraw, x 12.3", "start, x – ≤ 1.20 no display",
      ])
  }

  @Test("The Markdown has the machine, the day and a line for each row")
  func markdown() {
    let expected = """
      Measured on a machine, 1971-01-01.

      | | median | least | ratio | goal | holds |
      |---|---|---|---|---|---|
      | step, ms | 1.23 | 0.900 | 2.00 | ≤ 1.25 | yes |
      | drags, a second | 2399 | 2500 |  | ≥ 2400 | no |
      | overdraw, x | 12.3 |  |  |  |  |
      | start, x | – |  |  | ≤ 1.20 | no display |
      """
    #expect(Self.table.markdown == expected)
  }

  @Test("The JSON has a version, every row and every benchmark")
  func json() throws {
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(Self.table.json.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["version", "machine", "date", "rows", "benchmarks"])
    #expect(object["version"] as? Int == 1)
    let decoded = try JSONDecoder().decode(Table.self, from: Data(Self.table.json.utf8))
    #expect(decoded.rows == Self.rows)
    #expect(decoded.benchmarks.map(\.name) == ["sampling"])
  }

  @Test("A goal holds at its limit, and not beyond it")
  func limits() {
    #expect(Goal.atMost(2).holds(for: 2) && !Goal.atMost(2).holds(for: 2.01))
    #expect(Goal.atLeast(2).holds(for: 2) && !Goal.atLeast(2).holds(for: 1.99))
  }

  @Test("Instructions come from the counts that are kept; without them the row says why")
  func kept() {
    let rows = KeptCounts.rows("# comment\n1500000 1\n4100000 2\n3000000 1 panel\n")
    #expect(rows.map(\.median) == [1.5, 4.1, 3])
    #expect(rows.map(\.holds) == [true, false, true])
    #expect(KeptCounts.rows("").allSatisfy { $0.median == nil && $0.note != nil })
  }

  @Test("Without windows every row about them has a goal and says why it was not measured")
  func windows() {
    let rows = WindowRow.rows(nil, note: "no display")
    #expect(!rows.isEmpty && rows.allSatisfy { $0.goal != nil && $0.median == nil && $0.note == "no display" })
    let ours = WindowMeasurements(
      start: 24, steps: [1, 1, 1, 1], dragTime: 200, slowDragTime: 160, memory: 30, largestMemory: 40,
      shownPerSecond: 90, lags: [4, 4, 9], floodTime: 20)
    let bare = WindowMeasurements(
      start: 20, steps: [2, 2, 2, 4], dragTime: 400, slowDragTime: 400, memory: 10, largestMemory: 10, lags: [1])
    let measured = WindowRow.rows(WindowComparison.Windows(ours: ours, bare: bare), note: nil)
    #expect(measured.map(\.median) == [1.2, 0.5, 0.25, 0.5, 0.4, 3, 4, 90, 4, 9, 20, 0, 0])
    #expect(
      measured.filter { $0.holds == false }.map(\.name) == ["memory with the panel, MB", "lag, 95 of 100 within, ms"])
  }

  @Test("Each benchmark that stands for a goal is registered, once")
  @MainActor func goals() {
    let names = registeredBenchmarks().flatMap(\.rows).filter { $0.goal != nil }.map(\.name)
    #expect(
      names == [
        "10000 layers in flight sampled", "10000 layers sampled", "a frame of a drag at a stack of 1000",
        "10000 pushes",
        "complete headless drags", "a move and render() at scale 2", "frames to PNGs, 390 x 844 at scale 2",
        "500 constraints after one constant changed",
      ])
  }
}

@Suite("The drags of a stage without a window")
struct HeadlessDragTests {
  @Test("A complete drag pops the screen and pushes it again")
  @MainActor func complete() {
    let drag = HeadlessDrag(screens: 3)
    for _ in 0..<2 {
      #expect(drag.complete())
      #expect(drag.count == 3)
    }
  }
}
