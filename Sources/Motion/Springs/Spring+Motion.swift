import Glibc

extension Spring {
  /// Returns the value at an instant, in whole distances: 0 at the start, tending to 1.
  ///
  /// `time` is in seconds; up to 0, and for NaN, the value is 0. `initialVelocity` is in whole distances per second,
  /// positive towards 1; if it is not finite it counts as 0.
  public func value(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time, initialVelocity: initialVelocity)
  }

  /// Returns the velocity at an instant, in whole distances per second, positive towards 1.
  ///
  /// At time 0 it is the initial velocity; before, where the value is constant, it is 0. The parameters are those of
  /// ``value(at:initialVelocity:)``.
  public func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time >= 0 else { return 0 }
    let solution = Solution(self)
    let (cosine, sine) = solution.modes(at: time)
    let start = initialVelocity.isFinite ? initialVelocity : 0
    return start * cosine + (solution.frequency * solution.frequency - solution.decay * start) * sine
  }

  /// Returns the remaining distance to 1 at an instant from 0 on.
  ///
  /// With `d` the decay rate and `C`, `S` the modes, the solution from 1 with slope −v is `C + (d − v) S`.
  func displacement(at time: Double, initialVelocity: Double) -> Double {
    let solution = Solution(self)
    let (cosine, sine) = solution.modes(at: time)
    let start = initialVelocity.isFinite ? initialVelocity : 0
    return cosine + (solution.decay - start) * sine
  }
}

extension Spring {
  /// The constants of the closed solution, and the two modes that it is a sum of.
  struct Solution {
    /// The natural frequency, in radians per second.
    let frequency: Double
    /// The effective damping ratio.
    let ratio: Double
    /// The rate of decay, frequency times ratio, per second.
    let decay: Double
    /// The damped frequency below critical damping, its imaginary counterpart above, and 0 at it; in radians per
    /// second.
    let detuning: Double

    init(_ spring: Spring) {
      frequency = spring.naturalFrequency
      ratio = spring.effectiveDampingRatio
      decay = frequency * ratio
      // Next to critical damping (1 − ratio)(1 + ratio) keeps its digits, where 1 − ratio² loses them.
      detuning = frequency * (1 - ratio).magnitude.squareRoot() * (1 + ratio).squareRoot()
    }

    /// Returns `e^(−decay t)` times the cosine, and times the sine over the damped frequency: `C` and `S` with
    /// `S′ = C − decay S`.
    ///
    /// Above critical damping they are hyperbolic, at it 1 and `t`. The three regimes meet smoothly and nothing
    /// overflows: both are 0 when the spring is at rest to the last digit, or when the phase exceeds the range of a
    /// double.
    func modes(at time: Double) -> (cosine: Double, sine: Double) {
      let time = min(time, .greatestFiniteMagnitude)
      guard detuning > 0 else {
        let envelope = exp(-decay * time)
        return envelope == 0 ? (0, 0) : (envelope, envelope * time)
      }
      if ratio < 1 {
        let envelope = exp(-decay * time)
        let phase = detuning * time
        guard envelope > 0 && phase.isFinite else { return (0, 0) }
        return (envelope * cos(phase), envelope * sin(phase) / detuning)
      }
      // decay − detuning without its cancellation: (ratio − root)(ratio + root) = 1.
      let slowest = frequency * frequency / (decay + detuning)
      let envelope = exp(-slowest * time)
      let spread = exp(-2 * detuning * time)
      return (envelope * (1 + spread) / 2, envelope * -expm1(-2 * detuning * time) / (2 * detuning))
    }
  }
}
