import Glibc
import Motion
import Testing

@Suite("Springs from durations")
struct SpringFormTests {
  @Test("UIKit's springs of one second have the measured stiffness and damping")
  func uikitTable() {
    let rows: [(ratio: Double, frequency: Double, stiffness: Double, damping: Double)] = [
      (0.5, 12.717, 161.7, 12.72), (0.6, 11.034, 121.7, 13.24), (0.7, 9.840, 96.8, 13.78), (0.8, 8.994, 80.9, 14.39),
      (0.9, 8.481, 71.9, 15.27), (1, 9.233, 85.26, 18.47),
    ]
    for row in rows {
      let spring = Spring(dampingRatio: row.ratio, duration: 1)
      #expect(abs(spring.naturalFrequency - row.frequency) <= 0.001)
      #expect(abs(spring.stiffness - row.stiffness) <= 0.06)
      #expect(abs(spring.damping - row.damping) <= 0.006)
      #expect(abs(Spring(dampingRatio: row.ratio, duration: 0.4).naturalFrequency - row.frequency / 0.4) <= 0.003)
    }
  }

  /// Returns the remainder of UIKit's envelope at the end of the duration, by its formulas.
  static func remainder(_ ratio: Double, _ frequency: Double, _ velocity: Double, _ duration: Double) -> Double {
    let decayed = exp(-ratio * frequency * duration)
    if ratio == 1 { return (1 + (frequency - velocity) * duration) * decayed }
    return (ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot()) * decayed
  }

  @Test(
    "At the duration a thousandth of the envelope remains, and less for any stiffer spring",
    arguments: [0.01, 0.2, 0.5, 0.8, 0.99, 1]
  )
  func envelope(ratio: Double) {
    for velocity in [0, 0.5, 3, 4, 5, 6, 7, 8, 12, 30, 300, -0.5, -30] {
      for duration in [0.01, 0.4, 1, 2] {
        let frequency = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity).naturalFrequency
        #expect(abs(abs(Self.remainder(ratio, frequency, velocity, duration)) - 0.001) <= 1e-9)
        for factor in stride(from: 1.001, to: 6, by: 0.01) {
          #expect(abs(Self.remainder(ratio, frequency * factor, velocity, duration)) < 0.001)
        }
      }
    }
  }

  @Test("Ratio and duration are clamped to UIKit's ranges")
  func clamped() {
    #expect(Spring(dampingRatio: 2, duration: 1) == Spring(dampingRatio: 1, duration: 1))
    #expect(Spring(dampingRatio: 0, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
    #expect(Spring(dampingRatio: 1, duration: 0) == Spring(dampingRatio: 1, duration: 0.01))
    #expect(Spring(dampingRatio: 1, duration: .infinity) == Spring(dampingRatio: 1, duration: 10))
  }

  @Test("Response and bounce give the figures of iOS 17's springs")
  func responseAndBounce() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    #expect(abs(spring.stiffness - 16 * Double.pi * .pi) <= 1e-12)
    #expect(abs(spring.damping - 4 * Double.pi * 0.7 / 0.5) <= 1e-12)
    for (bounce, ratio) in [(0.0, 1.0), (0.3, 0.7), (1, 0), (-0.5, 2)] {
      #expect(abs(Spring(duration: 0.5, bounce: bounce).effectiveDampingRatio - ratio) <= 1e-12)
    }
    #expect(Spring(duration: 0.5, bounce: -0.5, overdamping: .clamped).effectiveDampingRatio == 1)
  }

  @Test("Settling durations match Apple's documented examples and envelope")
  func appleSettling() {
    #expect(abs(Spring(mass: 1, stiffness: 100, damping: 5).appleSettlingDuration - 2.85) <= 0.01)
    #expect((1...1.1).contains(Spring(mass: 1, stiffness: 100, damping: 15).appleSettlingDuration))
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(exp(-5 * spring.appleSettlingDuration) / 0.75.squareRoot() - 0.000_83) <= 1e-12)
  }

  @Test("Settling durations are finite and continuous from no damping to far above critical")
  func appleSettlingIsSmooth() {
    var previous: Double?
    for ratio in stride(from: 0.2, through: 3, by: 0.000_5) {
      let duration = Spring(response: 1, dampingRatio: ratio, overdamping: .allowed).appleSettlingDuration
      if let previous { #expect(abs(duration - previous) <= 0.02) }
      previous = duration
    }
    #expect(Spring(mass: 1, stiffness: 1, damping: 0).appleSettlingDuration == 40)
    let clamped = Spring(mass: 3, stiffness: 1_000, damping: 500)
    #expect(abs(clamped.appleSettlingDuration - clamped.settlingDuration(tolerance: 0.000_83)) <= 1e-9)
  }
}
