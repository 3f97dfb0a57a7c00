import Glibc

extension Spring {
  /// Creates the spring of mass 1 with a period and a damping ratio.
  ///
  /// `response` is the period of the undamped spring in seconds, finite and above 0; `dampingRatio` is finite and at
  /// least 0. The stiffness is `(2π / response)²` and the damping `4π dampingRatio / response`.
  public init(response: Double, dampingRatio: Double, overdamping: Overdamping = .clamped) {
    precondition(
      response > 0 && response.isFinite && dampingRatio >= 0 && dampingRatio.isFinite,
      """
      Spring(response: \(response), dampingRatio: \(dampingRatio)): response must be above 0, dampingRatio at least 0, \
      both finite
      """
    )
    let frequency = 2 * Double.pi / response
    self.init(
      mass: 1,
      stiffness: frequency * frequency,
      damping: 2 * dampingRatio * frequency,
      overdamping: overdamping
    )
  }

  /// Creates the spring of mass 1 with a perceptual duration and a bounce, as since iOS 17.
  ///
  /// `duration` is the undamped period in seconds, finite and above 0. `bounce` is above −1 and at most 1: 0 is
  /// critically damped, 1 swings for ever (damping ratio `1 − bounce`), below 0 it is flatter than critical (ratio
  /// `1 / (1 + bounce)`), for which overdamping is allowed unless told otherwise.
  public init(duration: Double, bounce: Double, overdamping: Overdamping = .allowed) {
    precondition(
      bounce > -1 && bounce <= 1,
      "Spring(duration: \(duration), bounce: \(bounce)): bounce must be above -1 and at most 1"
    )
    self.init(
      response: duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      overdamping: overdamping
    )
  }

  /// The damping ratios ``init(dampingRatio:duration:initialVelocity:)`` works with.
  ///
  /// Up to 0.001 its equation has no solution; the lower end is where a spring swings some forty times before it rests.
  public static let dampingRatiosForDuration = 0.01...1.0

  /// The durations ``init(dampingRatio:duration:initialVelocity:)`` works with, in seconds.
  public static let durations = 0.01...10.0

  /// Creates the spring of mass 1 that UIKit makes of a duration and a damping ratio.
  ///
  /// Its frequency is such that what is left of the envelope after `duration` seconds is a thousandth. The ratio is
  /// clamped to ``dampingRatiosForDuration`` and the duration to ``durations``; `initialVelocity` is in whole distances
  /// per second, positive towards 1. None may be not a number, and the velocity must be finite.
  public init(dampingRatio: Double, duration: Double, initialVelocity: Double = 0) {
    precondition(
      !dampingRatio.isNaN && !duration.isNaN && initialVelocity.isFinite,
      """
      Spring(dampingRatio: \(dampingRatio), duration: \(duration), initialVelocity: \(initialVelocity)): \
      all must be numbers, the velocity finite
      """
    )
    let ratio = dampingRatio.clamped(to: Self.dampingRatiosForDuration)
    let duration = duration.clamped(to: Self.durations)
    // The equation only knows the product of frequency and duration, so it is solved for a duration of 1.
    let envelope = Envelope(ratio: ratio, velocity: initialVelocity * duration)
    let frequency = envelope.frequency(reaching: 0.001) / duration
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// What is left of the envelope after one second, as a function of the frequency.
  ///
  /// Below critical damping `(z − v/ω) / √(1 − z²) · e^(−zω)`, at it `(1 + ω − v) · e^(−ω)`.
  private struct Envelope {
    let ratio: Double
    let velocity: Double

    func left(at frequency: Double) -> Double {
      guard ratio < 1 else { return (1 + frequency - velocity) * exp(-frequency) }
      return (ratio - velocity / frequency) / (1 - ratio * ratio).squareRoot() * exp(-ratio * frequency)
    }

    /// The greatest frequency at which the size of the envelope is `level`.
    ///
    /// Against a velocity away from 1 the envelope falls all the way. With one towards 1 it first rises from below 0 to
    /// a crest and falls from there; if even the crest is under the level, the answer is on the rise.
    func frequency(reaching level: Double) -> Double {
      let crest = crest
      var high = max(2 * crest, 1)
      if left(at: max(crest, .leastNormalMagnitude)) > level {
        while left(at: high) > level { high *= 2 }
        return bisect(from: crest, to: high) { left(at: $0) > level }
      }
      let zero = ratio < 1 ? velocity / ratio : velocity - 1
      return bisect(from: 0, to: zero) { -left(at: $0) > level }
    }

    /// The frequency at which the envelope is greatest: where its derivative vanishes, or 0 where it only falls.
    private var crest: Double {
      guard velocity > 0 else { return 0 }
      guard ratio < 1 else { return velocity }
      return (velocity + (velocity * (velocity + 4)).squareRoot()) / (2 * ratio)
    }
  }
}

extension Double {
  /// The nearest number in a range.
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
