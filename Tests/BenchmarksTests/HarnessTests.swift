import Testing

@testable import Benchmarks

/// A clock that only the measured works advance, with a log of the order in which they ran.
private final class Bench {
  var seconds = 0.0
  var log = ""

  func work(_ name: String, costs: @escaping (_ call: Int) -> Double) -> () -> Void {
    var call = 0
    return {
      self.seconds += costs(call)
      self.log += name
      call += 1
    }
  }
}

@Suite("The benchmark harness")
struct HarnessTests {
  @Test("The works alternate, and each is done as often as it says") func order() {
    let bench = Bench()
    let works = [bench.work("a") { _ in 1 }, bench.work("b") { _ in 3 }]
    let cost = Harness(works: works, calls: [2, 1], warmUps: 1, repeats: 2, now: { bench.seconds }).measure()
    #expect(bench.log == "aab" + "aab" + "aab")
    #expect(cost.seconds(0) == 1 && cost.seconds(1) == 3 && cost.ratio(1, to: 0) == 3)
  }

  @Test("Warm-ups do not count, and one slow repeat does not change a median") func outliers() {
    let bench = Bench()
    let works = [bench.work("a") { _ in 10 }, bench.work("b") { call in call == 0 || call == 3 ? 9_000 : 20 }]
    let cost = Harness(works: works, calls: [1, 1], warmUps: 1, repeats: 5, now: { bench.seconds }).measure()
    #expect(cost.seconds(1) == 20 && cost.ratio(1, to: 0) == 2)
  }

  @Test("If the works slow down together, the ratio does not change") func drift() {
    let bench = Bench()
    let works = [1.0, 3].map { cost in bench.work("") { call in Double(call + 1) * cost } }
    #expect(
      Harness(works: works, calls: [1, 1], warmUps: 0, repeats: 4, now: { bench.seconds }).measure().ratio(1, to: 0)
        == 3)
  }

  @Test("The allocations of the work are counted, and none of the harness") func allocations() {
    var kept: [Int] = []
    #expect(blocks(warmUps: 1) {} == 0)
    #expect(blocks(warmUps: 1) { kept = [Int](repeating: kept.count, count: 16) } == 200)
  }

  @Test(
    "The median is the middle, or halfway between the middle two",
    arguments: zip([[5.0], [9, 1, 4], [8, 2], [7, 1, 100, 3]], [5.0, 4, 5, 5]))
  func medians(values: [Double], expected: Double) { #expect(median(values) == expected) }

  @Test("A figure says its limit, at which it holds and beyond which it does not") func figures() {
    #expect(Figure("a", "ms", 2, most: 2).line == "a: 2 ms, at most 2: yes")
    #expect(Figure("a", "ms", 2.01, most: 2).line == "a: 2.01 ms, at most 2: NO" && !Figure("a", "", 3, most: 2).holds)
    #expect(Figure("a", "ms", 0.1234).line == "a: 0.123 ms" && Figure("a", "ms", 9).holds)
  }

  @Test("Every row of constraints follows the constant that changes, within the width of the screen")
  @MainActor func rows() {
    let scene = ConstrainedScene()
    for _ in 0..<119 {
      scene.step()
      #expect(scene.count == 504 && scene.isRight)
    }
  }
}
