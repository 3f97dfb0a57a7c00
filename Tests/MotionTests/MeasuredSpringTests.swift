import Glibc
import Motion
import Testing

/// Springs as they were read off UIKit and Core Animation.
///
/// The sections are those of the collection of measurements that the figures come from: 1.2 has the springs that UIKit
/// derives from a duration and a damping ratio, 1.3 those of Core Animation.
@Suite("Springs as measured on Apple's systems")
struct MeasuredSpringTests {
  /// The tolerance for a figure that was written down with some digits after the point: half a unit of the last one.
  private static func rounded(to digits: Int) -> Double { 0.5 * pow(10, -Double(digits)) * 1.000_1 }

  private static func settling(_ stiffness: Double, _ damping: Double, overdamping: Overdamping = .clamped) -> Double {
    Spring(mass: 1, stiffness: stiffness, damping: damping, overdamping: overdamping).appleSettlingDuration
  }

  // MARK: 1.2

  static let durationRows: [(Double, Double, Double, Double, Double)] = [
    (0.5, 0.3, 42.390, 1796.88, 42.390), (0.5, 0.35, 36.334, 1320.16, 36.334), (0.5, 0.5, 25.434, 646.88, 25.434),
    (0.5, 1, 12.717, 161.72, 12.717), (0.7, 0.3, 32.799, 1075.76, 45.918), (0.7, 0.35, 28.113, 790.36, 39.359),
    (0.7, 0.5, 19.679, 387.28, 27.551), (0.7, 1, 9.840, 96.82, 13.776), (0.8, 0.3, 29.981, 898.86, 47.970),
    (0.8, 0.35, 25.698, 660.39, 41.117), (0.8, 0.5, 17.989, 323.59, 28.782), (0.8, 1, 8.994, 80.90, 14.389),
    (1, 0.3, 30.778, 947.29, 61.556), (1, 0.35, 26.381, 695.97, 52.762), (1, 0.5, 18.467, 341.02, 36.934),
    (1, 1, 9.233, 85.26, 18.467),
  ]

  @Test("1.2: a duration and a damping ratio give UIKit's frequency, stiffness and damping", arguments: durationRows)
  func durationAndRatio(ratio: Double, duration: Double, frequency: Double, stiffness: Double, damping: Double) {
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect(spring.mass == 1 && abs(spring.naturalFrequency - frequency) <= Self.rounded(to: 3))
    // One stiffness, of ratio 0.7 and duration 0.5, differs by 0.0054.
    #expect(abs(spring.stiffness - stiffness) <= 0.006)
    // One damping, of ratio 0.8 and duration 1, differs by 0.0019; its own frequency gives 14.390 instead of 14.389.
    #expect(abs(spring.damping - damping) <= 0.002)
  }

  @Test(
    "1.2: below critical damping the frequency is ln(1000 z / √(1 − z²)) / (z D), to eight digits",
    arguments: [0.1, 0.35, 0.5, 0.7, 0.8, 0.9, 0.99], [0.3, 0.35, 0.5, 1, 2])
  func durationLaw(ratio: Double, duration: Double) {
    let expected = log(1_000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    let spring = Spring(dampingRatio: ratio, duration: duration)
    #expect(abs(spring.naturalFrequency / expected - 1) <= 1e-8)
    #expect(abs(spring.dampingRatio - ratio) <= 1e-12)
  }

  @Test("1.2: at critical damping frequency times duration is 9.2334134765", arguments: [0.3, 0.35, 0.5, 1, 2])
  func criticalLaw(duration: Double) {
    let product = Spring(dampingRatio: 1, duration: duration).naturalFrequency * duration
    #expect(abs(product - 9.233_413_476_5) <= Self.rounded(to: 10) + 1e-12)
  }

  @Test(
    "1.2: with a velocity a thousandth of (z − v/ω) / √(1 − z²) · e^(−zωD) remains, at the largest such frequency",
    arguments: [-2, -1, 0.5, 1, 1.65])
  func velocityLaw(velocity: Double) {
    let ratio = 0.5
    func remainder(_ frequency: Double) -> Double {
      (ratio - velocity / frequency) / (1 - ratio * ratio).squareRoot() * exp(-ratio * frequency)
    }
    let frequency = Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity).naturalFrequency
    #expect(abs(abs(remainder(frequency)) - 0.001) <= 1e-10)
    for factor in stride(from: 1.001, to: 10, by: 0.01) { #expect(abs(remainder(frequency * factor)) < 0.001) }
  }

  // MARK: 1.3

  @Test(
    "1.3: a spring below critical damping settles as measured, to a nanosecond",
    arguments: [(100.0, 10.0, 1.472_700_334_678_092_7), (300, 20, 0.744_255_527_572_170_7)])
  func settlesBelowCritical(stiffness: Double, damping: Double, seconds: Double) {
    #expect(abs(Self.settling(stiffness, damping) - seconds) <= 1e-9)
  }

  @Test(
    "1.3: a spring from a perceptual duration and a bounce settles as measured, to a nanosecond",
    arguments: [
      (0.5, 0.3, 0.862_955_283_174_420_5), (0.5, 0.7, 1.904_872_615_017_113), (0.35, 0.15, 0.515_655_489_362_589_8),
      (0.5, 0, 0.8), (1, 0, 1.5), (0.25, 0, 0.4),
    ])
  func settlesByBounce(duration: Double, bounce: Double, seconds: Double) {
    #expect(abs(Spring(duration: duration, bounce: bounce).appleSettlingDuration - seconds) <= 1e-9)
  }

  @Test(
    "1.3: perceptual duration and bounce give the measured stiffness and damping",
    arguments: [
      (0.5, 0.0, 157.914, 25.1327), (0.5, 0.3, 157.914, 17.5929), (0.5, 0.7, 157.914, 7.5398),
      (0.5, -0.3, 157.914, 35.9039), (1, 0, 39.478, 12.566), (0.25, 0, 631.655, 50.265), (0.35, 0.15, 322.273, 30.518),
    ])
  func bounceForm(duration: Double, bounce: Double, stiffness: Double, damping: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(spring.mass == 1)
    #expect(abs(spring.stiffness - stiffness) <= Self.rounded(to: 3))
    #expect(abs(spring.damping - damping) <= Self.rounded(to: 3))
  }

  @Test("1.3: Core Animation's own examples settle in 2.855 and 1.022 seconds", arguments: [(5.0, 2.855), (15, 1.022)])
  func documentedExamples(damping: Double, seconds: Double) {
    #expect(abs(Self.settling(100, damping) - seconds) <= Self.rounded(to: 3))
  }

  @Test(
    "1.3: critical springs settle at a multiple of 0.1 s, and so do overdamped ones that are clamped",
    arguments: [
      (157.913_67, 25.132_74, 0.8), (39.478_42, 12.566_37, 1.5), (631.654_68, 50.265_48, 0.4), (438.649, 41.888, 0.5),
      (50, 30, 1.4),
    ])
  func settlesInTenths(stiffness: Double, damping: Double, seconds: Double) {
    #expect(Self.settling(stiffness, damping) == seconds)
    let frequency = stiffness.squareRoot()
    func remainder(_ time: Double) -> Double { (1 + frequency * time) * exp(-frequency * time) }
    #expect(remainder(seconds) < 0.001 && remainder(seconds - 0.1) >= 0.001)
  }

  @Test("1.3: the one overdamped spring that was measured, with bounce −0.3, settles in 1.1 seconds")
  func settlesOverdamped() { #expect(Spring(duration: 0.5, bounce: -0.3).appleSettlingDuration == 1.1) }

  @Test("1.3: a bounce of 1 has no damping and settles in the 40 seconds that are our limit")
  func settlesUndamped() {
    let spring = Spring(duration: 0.5, bounce: 1)
    #expect(spring.damping == 0 && spring.appleSettlingDuration == 40)
    #expect(Spring.longestSettlingDuration == 40)
  }

  @Test("Settling durations are above 0 and at most 40 seconds for any damping and frequency")
  func settlingIsBounded() {
    for response in [1e-100, 1e-3, 1, 1e3, 1e100] {
      for ratio in [0, 1e-9, 0.2, 0.999, 1 - 1e-6, 1 - 1e-9, 1, 1 + 1e-9, 1.5, 1e9] {
        for overdamping in Overdamping.allCases {
          let spring = Spring(response: response, dampingRatio: ratio, overdamping: overdamping)
          #expect(spring.appleSettlingDuration > 0 && spring.appleSettlingDuration <= 40, "\(response) \(ratio)")
        }
      }
    }
  }

  @Test("Rounding of a damping ratio near 1 makes no difference to the settling duration")
  func settlingNearCritical() {
    let critical = Spring(response: 0.5, dampingRatio: 1).appleSettlingDuration
    for ratio in [1 - 5e-7, 1 - 1e-9, 1 + 1e-9] {
      #expect(Spring(response: 0.5, dampingRatio: ratio, overdamping: .allowed).appleSettlingDuration == critical)
    }
  }
}
