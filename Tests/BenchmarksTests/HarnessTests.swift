import CAllocations
import Testing

@testable import Benchmarks

/// A clock that only the measured works advance, with a log of the order in which they ran.
private final class Bench {
  var nanoseconds = 0.0
  var allocations: UInt64 = 0
  var log = ""

  func subject(_ name: String, costs: @escaping (_ call: Int) -> Double, allocating: UInt64 = 0) -> Subject {
    var call = 0
    return Subject(label: name) {
      self.nanoseconds += costs(call)
      self.allocations += allocating
      self.log += name
      call += 1
    }
  }

  func harness(warmUps: Int, repeats: Int) -> Harness {
    Harness(
      warmUps: warmUps, repeats: repeats, nanoseconds: { self.nanoseconds }, allocations: { self.allocations })
  }
}

@Suite("The benchmark harness")
struct HarnessTests {
  @Test("The works alternate, and the first one changes from pair to pair")
  func order() {
    let bench = Bench()
    let benchmark = Benchmark(
      name: "order", callsPerRepeat: 2,
      baseline: bench.subject("b", costs: { _ in 1 }), candidate: bench.subject("c", costs: { _ in 1 }))
    _ = bench.harness(warmUps: 1, repeats: 3).measure(benchmark)
    #expect(bench.log == "ccbb" + "bbcc" + "ccbb" + "bbcc")
  }

  @Test("Measurements are per call, and the ratio is the candidate's time over the baseline's")
  func figures() {
    let bench = Bench()
    let benchmark = Benchmark(
      name: "figures", callsPerRepeat: 4,
      baseline: bench.subject("b", costs: { _ in 100 }),
      candidate: bench.subject("c", costs: { _ in 250 }, allocating: 3))
    let result = bench.harness(warmUps: 0, repeats: 5).measure(benchmark)
    #expect(result.baseline.nanosecondsPerCall == 100)
    #expect(result.candidate.nanosecondsPerCall == 250)
    #expect(result.baseline.allocationsPerCall == 0)
    #expect(result.candidate.allocationsPerCall == 3)
    #expect(result.ratio == 2.5)
    #expect(result.candidate.leastNanosecondsPerCall == 250)
  }

  @Test("Warm-ups do not count, and one slow repeat does not change a median")
  func outliers() {
    let bench = Bench()
    let benchmark = Benchmark(
      name: "outliers", callsPerRepeat: 1,
      baseline: bench.subject("b", costs: { _ in 10 }),
      candidate: bench.subject("c", costs: { call in call == 0 || call == 3 ? 9_000 : 20 }))
    let result = bench.harness(warmUps: 1, repeats: 5).measure(benchmark)
    #expect(result.candidate.nanosecondsPerCall == 20)
    #expect(result.ratio == 2)
  }

  @Test("If both slow down together, the ratio does not change")
  func drift() {
    let bench = Bench()
    let benchmark = Benchmark(
      name: "drift", callsPerRepeat: 1,
      baseline: bench.subject("b", costs: { call in Double(call + 1) * 10 }),
      candidate: bench.subject("c", costs: { call in Double(call + 1) * 30 }))
    #expect(bench.harness(warmUps: 0, repeats: 4).measure(benchmark).ratio == 3)
  }

  @Test("The harness counts the allocations of the work, and none of its own")
  func realAllocations() {
    var clock = 0.0
    let harness = Harness(
      warmUps: 1, repeats: 3,
      nanoseconds: {
        clock += 1
        return clock
      })
    var kept: [Int] = []
    let benchmark = Benchmark(
      name: "allocations", callsPerRepeat: 10,
      baseline: Subject(label: "nothing") {},
      candidate: Subject(label: "an array") { kept = [Int](repeating: kept.count, count: 16) })
    let result = harness.measure(benchmark)
    #expect(result.baseline.allocationsPerCall == 0)
    #expect(result.candidate.allocationsPerCall == 1)
  }

  @Test(
    "The median is the middle, or halfway between the middle two",
    arguments: zip([[5.0], [9, 1, 4], [8, 2], [7, 1, 100, 3]], [5.0, 4, 5, 5]))
  func medians(values: [Double], expected: Double) {
    #expect(median(values) == expected)
  }

  @Test("A report has the measurements of both works, the ratio and the note")
  func text() {
    let comparison = Comparison(
      name: "sampling",
      baseline: Measurement(
        label: "by hand", nanosecondsPerCall: 200, leastNanosecondsPerCall: 180, allocationsPerCall: 0),
      candidate: Measurement(
        label: "the tree", nanosecondsPerCall: 250, leastNanosecondsPerCall: 240, allocationsPerCall: 1.5),
      ratio: 1.25, note: "written twice")
    let expected = """
      sampling
               250.0 ns (least 240.0)     1.50 allocations  the tree
               200.0 ns (least 180.0)     0.00 allocations  by hand
                1.25 x the baseline
        written twice
      """
    #expect(report(comparison) == expected)
  }
}
