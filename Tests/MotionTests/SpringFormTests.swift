import Glibc
import Motion
import Testing

@Suite("Springs from durations")
struct SpringFormTests {
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

  @Test("Ratio and duration are clamped to UIKit's ranges") func clamped() {
    #expect(Spring(dampingRatio: 2, duration: 1) == Spring(dampingRatio: 1, duration: 1))
    #expect(Spring(dampingRatio: 0, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
    #expect(Spring(dampingRatio: 1, duration: 0) == Spring(dampingRatio: 1, duration: 0.01))
    #expect(Spring(dampingRatio: 1, duration: .infinity) == Spring(dampingRatio: 1, duration: 10))
  }

  @Test("Response and bounce give the figures of iOS 17's springs") func responseAndBounce() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    #expect(abs(spring.stiffness - 16 * Double.pi * .pi) <= 1e-12)
    #expect(abs(spring.damping - 4 * Double.pi * 0.7 / 0.5) <= 1e-12)
    for (bounce, ratio) in [(0.0, 1.0), (0.3, 0.7), (1, 0), (-0.5, 2)] {
      #expect(abs(Spring(duration: 0.5, bounce: bounce).effectiveDampingRatio - ratio) <= 1e-12)
    }
    #expect(Spring(duration: 0.5, bounce: -0.5, overdamping: .clamped).effectiveDampingRatio == 1)
  }
}
