import SeededRandom
import Testing

@testable import Motion

@Suite("Velocity tracking")
struct VelocityTrackerTests {
  struct Event {
    var moved: Double
    var stamped: Double
  }

  /// A pattern of time stamps: the rate of events, and the stamp in seconds of an event by its index.
  struct Pattern: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rate: Double
    var stamp: @Sendable (Double) -> Double

    /// The events of 0.3 seconds.
    var events: [Event] {
      (0...Int(rate * 0.3)).map { Event(moved: Double($0) / rate, stamped: stamp(Double($0))) }
    }
  }

  static let steady = Pattern(testDescription: "1000 Hz", rate: 1_000) { $0 / 1_000 }

  static let patterns: [Pattern] = [
    steady,
    Pattern(testDescription: "125 Hz", rate: 125) { $0 / 125 },
    Pattern(testDescription: "8000 Hz", rate: 8_000) { $0 / 8_000 },
    Pattern(testDescription: "8000 Hz in whole milliseconds", rate: 8_000) { ($0 / 8).rounded(.down) / 1_000 },
    Pattern(testDescription: "60 Hz", rate: 60) { $0 / 60 },
    Pattern(testDescription: "20 Hz", rate: 20) { $0 / 20 },
    Pattern(testDescription: "batched per frame", rate: 1_000) { ($0 * 0.06).rounded(.down) / 60 },
    Pattern(testDescription: "every eighth stamp early", rate: 1_000) { index in
      (index.truncatingRemainder(dividingBy: 8) == 4 ? index - 1.5 : index) / 1_000
    },
  ]

  static func tracker(_ events: [Event], _ position: (Double) -> SIMD2<Double>) -> VelocityTracker {
    var tracker = VelocityTracker()
    for event in events { tracker.add(position(event.moved), at: event.stamped) }
    return tracker
  }

  @Test("At constant speed the velocity is within 5 % for every pattern of stamps", arguments: patterns)
  func constantSpeed(pattern: Pattern) {
    let events = pattern.events
    for speed in [SIMD2(100.0, 0), SIMD2(-1_000, 30), SIMD2(300, -400), SIMD2(0, 8_000)] {
      let tracker = Self.tracker(events) { speed * $0 }
      let error = tracker.velocity(at: events[events.count - 1].stamped) - speed
      #expect((error * error).sum().squareRoot() <= 0.05 * (speed * speed).sum().squareRoot())
      #expect(tracker.samples.count <= 402)
    }
  }

  @Test("Positions rounded to whole points are accurate enough") func wholePoints() {
    let tracker = Self.tracker(Self.steady.events) { (SIMD2(330, 0) * $0).rounded(.toNearestOrEven) }
    #expect(abs(tracker.velocity(at: 0.3).x - 330) <= 0.05 * 330)
  }

  @Test(
    "A pointer that is silent for 40 ms, or trembles by a point for 60 ms, has no velocity", arguments: [125, 1_000])
  func held(rate: Double) {
    var tracker = VelocityTracker()
    let moves = Int(rate / 5)
    for event in 0...moves { tracker.add(1_000 * Double(event) / rate, at: Double(event) / rate) }
    let arrival = Double(moves) / rate
    #expect(tracker.velocity(at: arrival + 0.039).x > 900)
    #expect(tracker.velocity(at: arrival + 0.04) == .zero)
    for event in 1...Int(rate * 0.06) {
      let tremble = event % 3 == 0 ? -1.0 : event % 3 == 1 ? 1 : 0
      tracker.add(SIMD2(1_000 * arrival + tremble, -tremble), at: arrival + Double(event) / rate)
    }
    #expect(tracker.velocity(at: arrival + 0.06) == .zero)
    #expect(tracker.isStill(at: arrival + 0.06))
  }

  @Test("Two points in 50 ms are still, a little more is not") func stillDistance() {
    for (distance, isStill) in [(2.0, true), (2.1, false)] {
      let tracker = Self.tracker(Self.steady.events) { SIMD2(0, distance * $0 / 0.05) }
      #expect(tracker.isStill(at: 0.3) == isStill && (tracker.velocity(at: 0.3) == .zero) == isStill)
    }
  }

  @Test(
    "After a turn the velocity has the new direction", arguments: patterns.prefix(4), [0.01, 0.02, 0.03, 0.05, 0.09])
  func reversal(pattern: Pattern, since: Double) {
    let end = pattern.events[pattern.events.count - 1].moved
    let turn = end - since
    let tracker = Self.tracker(pattern.events) { SIMD2(-800 * min($0, turn) + 800 * max($0 - turn, 0), 0) }
    let velocity = tracker.velocity(at: end).x
    #expect(velocity > 0)
    if since >= 0.03 { #expect(abs(velocity - 800) <= 200) }
  }

  @Test("The velocity of a flick after a pause is that of the flick alone") func flickAfterPause() {
    var tracker = VelocityTracker()
    tracker.add(0, at: 0)
    for event in 0...10 { tracker.add(2 * Double(event), at: 0.08 + Double(event) / 1_000) }
    #expect(abs(tracker.velocity(at: 0.09).x - 2_000) <= 100)
  }

  @Test("Of equal stamps the last counts, an earlier stamp counts as the newest, a set clock discards the history")
  func stamps() {
    var tracker = VelocityTracker()
    for (position, time) in [(0.0, 0.0), (5, 0.01), (10, 0.01), (20, 0.02), (22, 0.015)] {
      tracker.add(position, at: time)
    }
    #expect(tracker.samples.map(\.time) == [0, 0.01, 0.02])
    #expect(tracker.samples.map(\.position.x) == [0, 10, 22])
    tracker.add(3, at: -1)
    #expect(tracker.samples.map(\.time) == [-1])
  }

  @Test("Without two positions there is no velocity") func tooLittle() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(100, at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(200, at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(300, at: 0.01)
    #expect(tracker.velocity(at: 0.01).x > 0)
    tracker.reset()
    #expect(tracker.velocity(at: 0.01) == .zero)
  }

  @Test("The velocity is finite for any input") func alwaysFinite() {
    var random = SeededGenerator(seed: 5)
    let figures: [Double] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 0, 1, 0.05]
    for _ in 0..<300 {
      var tracker = VelocityTracker()
      for _ in 0..<20 {
        let picked = (0..<4).map { _ in figures.randomElement(using: &random) ?? 0 }
        tracker.add(SIMD2(picked[0], picked[1]), at: picked[2] + Double.random(in: 0...0.1, using: &random))
        let velocity = tracker.velocity(at: picked[3])
        #expect(velocity.x.isFinite && velocity.y.isFinite)
      }
    }
  }

  /// A tracker of positions at a rate, ending at time 0.
  private func tracker(_ rate: Double, _ position: (Double) -> Double) -> VelocityTracker {
    var tracker = VelocityTracker()
    for index in stride(from: -Int(rate * 0.2), through: 0, by: 1) {
      tracker.add(position(Double(index) / rate), at: Double(index) / rate)
    }
    return tracker
  }

  @Test(
    "As scroll views track it, an even movement has its own velocity at any rate", arguments: [60.0, 120, 125, 1_000])
  func scrollVelocityOfEvenMovement(_ rate: Double) {
    #expect(abs(tracker(rate) { 700 * $0 }.scrollVelocity(at: 0).x - 700) < 1e-6)
  }

  @Test("It is 0.6, 0.35 and 0.05 of the last three steps' velocities, the third first", arguments: [60.0, 120])
  func scrollVelocityWeights(_ rate: Double) {
    // The square of the time has the velocity of each step at its middle: 2.5, 1.5 and 0.5 steps ago.
    let expected = -2 * (0.6 * 2.5 + 0.35 * 1.5 + 0.05 * 0.5) / rate
    #expect(abs(tracker(rate) { 10_000 * $0 * $0 }.scrollVelocity(at: 0).x - 10_000 * expected) < 1e-6)
  }

  @Test("A pointer that accelerates is 2.05 steps old as scroll views track it, and half the window by least squares")
  func scrollVelocityLag() {
    let acceleration = 2_000.0
    let tracker = tracker(60) { acceleration / 2 * ($0 + 1) * ($0 + 1) }
    #expect(abs(tracker.scrollVelocity(at: 0).x - acceleration * (1 - 2.05 / 60)) < 1e-6)
    #expect(abs(tracker.velocity(at: 0).x - acceleration * (1 - 0.05)) < acceleration * 0.01)
  }

  @Test("With fewer steps their shares grow, and a still pointer has no velocity")
  func scrollVelocityOfFewSteps() {
    var tracker = VelocityTracker()
    tracker.add(0, at: 0)
    tracker.add(5, at: 0.01)
    #expect(abs(tracker.scrollVelocity(at: 0.01).x - 500) < 1e-9)
    tracker.add(11, at: 0.02)
    #expect(abs(tracker.scrollVelocity(at: 0.02).x - (0.05 * 600 + 0.35 * 500) / 0.4) < 1e-9)
    #expect(tracker.scrollVelocity(at: 0.1) == .zero)
  }
}
