import Motion
import QuartzCore

/// Turns the numbers that a client gives into numbers that an animation can be made of; every function of UIKit that
/// takes a duration, a delay, a velocity or a fraction asks here first.
///
/// A number outside its limits becomes the nearest one within them, and NaN becomes 0. What is not finite, or beyond
/// ``longest``, is reported too. A negative duration is not, since UIKit documents that it counts as 0.
enum AnimationLimits {
  /// In seconds: some thirty years, beyond which nothing is expected to happen.
  static let longest = 1e9

  /// In whole distances per second; a greater one cannot be seen.
  static let greatestVelocity = 1e6

  /// In seconds; others look like the nearest of these.
  static let springDurations = 0.001...1000.0

  /// At -1 a spring would never arrive.
  static let bounces = -0.999...1.0

  /// 0 or more; one that is not finite becomes 0.
  static func duration(_ seconds: Double) -> Double {
    limited(seconds.isFinite ? seconds : 0, of: seconds, to: 0...longest, "a duration")
  }

  /// One that is not finite becomes 0.
  static func delay(_ seconds: Double) -> Double {
    limited(seconds.isFinite ? seconds : 0, of: seconds, to: -longest...longest, "a delay")
  }

  static func velocity(_ velocity: Double) -> Double {
    limited(velocity, to: -greatestVelocity...greatestVelocity, "an initial velocity")
  }

  static func fraction(_ fraction: Double) -> Double { limited(fraction, to: 0...1, "a fraction") }

  /// NaN becomes 1, which does not overshoot.
  static func dampingRatio(_ ratio: Double) -> Double {
    limited(ratio.isNaN ? 1 : ratio, of: ratio, to: 0...1, "a damping ratio")
  }

  static func repeatCount(_ count: Double) -> Double {
    count == .infinity ? count : limited(count, to: 0...Double(Float.greatestFiniteMagnitude), "a repeat count")
  }

  static func spring(duration: Double, bounce: Double) -> Spring {
    Spring(
      duration: limited(duration, to: springDurations, "the duration of a spring"),
      bounce: limited(bounce.isNaN ? 0 : bounce, of: bounce, to: bounces, "a bounce"))
  }

  /// Reports `given` if no animation could be made of it.
  private static func limited(
    _ number: Double, of given: Double? = nil, to range: ClosedRange<Double>, _ name: String
  ) -> Double {
    let given = given ?? number
    let used = number.isNaN ? max(0, range.lowerBound) : min(max(number, range.lowerBound), range.upperBound)
    if !given.isFinite || given.magnitude > max(longest, range.upperBound) {
      LayerWorld.current.report("An animation cannot have \(name) of \(given); \(used) is used.")
    }
    return used
  }
}
