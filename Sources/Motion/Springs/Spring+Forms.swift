import Glibc

extension Spring {
  /// `response` is the period of the undamped spring of mass 1 in seconds, finite and above 0; `dampingRatio` is finite
  /// and at least 0.
  ///
  /// The stiffness is `(2π / response)²` and the damping `4π dampingRatio / response`.
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

  /// Creates a spring of mass 1, as iOS 17 introduced them: `duration` is the undamped period in seconds, finite and
  /// above 0; `bounce` is above −1 and at most 1.
  ///
  /// From 0 (critically damped) to 1 (swings for ever) the damping ratio is `1 − bounce`; below 0 the spring is
  /// overdamped, with the ratio `1 / (1 + bounce)`, which `overdamping` allows by default.
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

  /// The damping ratios that ``init(dampingRatio:duration:initialVelocity:)`` uses.
  ///
  /// Up to 0.001 the equation has no solution; at the lower end a spring swings about forty times before it rests.
  public static let dampingRatiosForDuration = 0.01...1.0

  public static let durations = 0.01...10.0

  /// Creates the spring of mass 1 that UIKit derives from a duration and a damping ratio.
  ///
  /// The frequency is the one at which a thousandth of the envelope remains after `duration` seconds. The ratio is
  /// clamped to ``dampingRatiosForDuration`` and the duration to ``durations``; neither may be NaN. `initialVelocity`
  /// is in whole distances per second, positive towards 1, and must be finite.
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
    // The equation depends only on the product of frequency and duration, so it is solved for a duration of 1.
    let envelope = Envelope(ratio: ratio, velocity: initialVelocity * duration)
    let frequency = envelope.frequency(reaching: 0.001) / duration
    self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The remaining envelope after one second, as a function of the frequency.
  ///
  /// Below critical damping `(z − v/ω) / √(1 − z²) · e^(−zω)`, at it `(1 + ω − v) · e^(−ω)`.
  private struct Envelope {
    let ratio: Double
    let velocity: Double

    func remainder(at frequency: Double) -> Double {
      guard ratio < 1 else { return (1 + frequency - velocity) * exp(-frequency) }
      return (ratio - velocity / frequency) / (1 - ratio * ratio).squareRoot() * exp(-ratio * frequency)
    }

    /// Returns the greatest frequency at which the magnitude of the envelope is `level`.
    ///
    /// With a velocity away from 1 the envelope only falls. With one towards 1 it first rises from below 0 to a crest
    /// and falls from there; if even the crest is under the level, the frequency is on the rising part.
    func frequency(reaching level: Double) -> Double {
      let crest = crest
      var high = max(2 * crest, 1)
      if remainder(at: max(crest, .leastNormalMagnitude)) > level {
        while remainder(at: high) > level { high *= 2 }
        return bisect(from: crest, to: high) { remainder(at: $0) > level }
      }
      let zero = ratio < 1 ? velocity / ratio : velocity - 1
      return bisect(from: 0, to: zero) { -remainder(at: $0) > level }
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
  func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
