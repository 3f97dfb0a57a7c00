import Motion
import Testing

@Suite("Time maps")
struct TimeMapTests {
  static let push = Spring(mass: 3, stiffness: 1_000, damping: 500)
  static let curves: [TimingCurve] = [.linear, .bezier(.easeInEaseOut), .bezier(.standard)]

  /// Releases of a moving finger: from, to, rate.
  static let releases: [(from: Double, to: Double, rate: Double)] = [
    (0.1, 0.35, 1), (0.1, 0.35, 30), (0.1, 0.35, -2), (0.2, 0, -1), (0.2, 0, 3), (0.349_9, 0.35, 4), (0.1, 0, 0),
  ]

  @Test("Local time is exact outside both ends and continuous between them", arguments: curves)
  func ends(curve: TimingCurve) {
    let map = TimeMap(begin: 2, from: 0.14, to: 0.35, duration: 0.3, curve: curve)
    let rows: [(Double, Double)] = [
      (-.infinity, 0.14), (1, 0.14), (2, 0.14), (map.end, 0.35), (9, 0.35), (.infinity, 0.35), (.nan, 0.14),
    ]
    for (parent, local) in rows { #expect(map.localTime(at: parent) == local) }
    #expect(map.rate(at: 1.9) == 0 && map.rate(at: map.end) == 0)
    for step in 0..<3_000 {
      let parent = 2 + Double(step) / 10_000
      #expect(abs(map.localTime(at: parent + 0.000_1) - map.localTime(at: parent)) <= 0.000_3)
    }
  }

  @Test("The rate is the slope of local time", arguments: curves) func rate(curve: TimingCurve) {
    let map = TimeMap(begin: 2, from: 0.35, to: 0.1, duration: 0.3, curve: curve)
    for step in 1..<30 {
      let parent = 2 + Double(step) / 100
      let slope = (map.localTime(at: parent + 1e-6) - map.localTime(at: parent - 1e-6)) / 2e-6
      #expect(abs(map.rate(at: parent) - slope) <= 1e-5)
    }
  }

  @Test("A monotone map returns the parent time of a local time", arguments: curves)
  func inverse(curve: TimingCurve) throws {
    let map = TimeMap(begin: 2, from: 0.35, to: 0.1, duration: 0.3, curve: curve)
    for step in 0...30 {
      let parent = 2 + Double(step) / 100
      let back = try #require(map.parentTime(at: map.localTime(at: parent)))
      #expect(abs(back - parent) <= 1e-7)
    }
    #expect(map.parentTime(at: 0.1) == map.end && map.parentTime(at: 0.35) == 2)
    for outside in [0.09, 0.36, .nan] { #expect(map.parentTime(at: outside) == nil) }
  }

  @Test("A map without a duration is at its end at once") func noDuration() {
    let map = TimeMap(begin: 2, from: 0.1, to: 0.35, duration: 0)
    #expect(map.localTime(at: 2) == 0.35 && map.localTime(at: 1.999) == 0.1)
    #expect(map.rate(at: 2) == 0 && map.parentTime(at: 0.35) == 2)
  }

  @Test("A spring continues position and rate without a jump", arguments: releases)
  func takesOver(from: Double, to: Double, rate: Double) {
    let map = TimeMap(begin: 1, from: from, to: to, rate: rate, spring: Self.push)
    #expect(map.localTime(at: 1) == from)
    #expect(abs(map.rate(at: 1) - rate) <= 1e-9)
    let moved = map.localTime(at: 1 + 1e-6) - from
    #expect(abs(moved - rate * 1e-6) <= 1e-6 * 0.01)
  }

  @Test("A spring ends exactly at its target, without a visible jump", arguments: releases)
  func springEnds(from: Double, to: Double, rate: Double) {
    let map = TimeMap(begin: 1, from: from, to: to, rate: rate, spring: Self.push)
    #expect(map.localTime(at: map.end) == to && map.localTime(at: 100) == to)
    #expect(map.duration > 0 && map.duration < 2)
    #expect(abs(map.localTime(at: map.end - 1e-9) - to) <= TimeMap.restTolerance * 1.001)
    #expect(abs(map.localTime(at: map.end - 0.01) - to) > TimeMap.restTolerance * 0.5)
  }

  @Test("The snap at a spring's end is a third of a point of a system push across 390 points")
  func snap() {
    let map = TimeMap(begin: 0, from: 0.1, to: 0.35, rate: 1, spring: Self.push)
    let points = (0.35 - map.localTime(at: map.end - 1e-9)) / 0.35 * 390
    #expect(abs(points - 1.0 / 3) <= 0.01)
  }

  @Test("A spring passes its target unless it stops there", arguments: [false, true])
  func overshoot(stops: Bool) {
    let map = TimeMap(begin: 0, from: 0.1, to: 0.35, rate: 30, spring: Self.push, stopsAtTarget: stops)
    let highest = (0...1_000).map { map.localTime(at: Double($0) / 1_000) }.max() ?? 0
    #expect(stops ? highest == 0.35 : highest > 0.4)
    #expect(map.localTime(at: map.end) == 0.35)
  }

  @Test("Released at its target a spring swings out with its rate and returns", arguments: [3, -3.0])
  func noDistance(rate: Double) {
    let map = TimeMap(begin: 0, from: 0.35, to: 0.35, rate: rate, spring: Self.push)
    #expect(abs(map.localTime(at: 0) - 0.35) <= 1.001e-9)
    #expect(abs(map.rate(at: 0) - rate) <= 1e-6)
    let furthest = (map.localTime(at: 1 / Self.push.naturalFrequency) - 0.35) / rate
    #expect(furthest > 0.02 && map.localTime(at: map.end) == 0.35)
    #expect(map.duration < 2)
  }

  @Test("A spring at rest at its target ends at once") func atRest() {
    let map = TimeMap(begin: 3, from: 0.35, to: 0.35, rate: 0, spring: Self.push)
    #expect(map.end == 3 && map.localTime(at: 3) == 0.35)
  }

  @Test("A spring without damping is cut off after the longest settling duration") func undamped() {
    let map = TimeMap(begin: 0, from: 0.1, to: 0.35, rate: 1, spring: Spring(mass: 1, stiffness: 100, damping: 0))
    #expect(map.end == Spring.longestSettlingDuration && map.localTime(at: map.end) == 0.35)
    #expect(abs(map.localTime(at: .pi / 5) - 0.1) <= 1e-12)
    #expect(abs(map.rate(at: 0) - 1) <= 1e-12)
  }
}
