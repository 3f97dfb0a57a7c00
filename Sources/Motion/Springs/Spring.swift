import Glibc

/// A damped spring that pulls a value from 0 to 1.
///
/// The value `u` obeys `mass · u″ + damping · u′ + stiffness · (u − 1) = 0`, in units of the whole distance. It is a
/// closed form of the time, so it does not depend on earlier instants.
@frozen
public struct Spring: Hashable, Sendable {
  /// Above 0.
  public let mass: Double
  /// Above 0, per second squared for a mass of 1.
  public let stiffness: Double
  /// At least 0, per second for a mass of 1; with 0 the spring never comes to rest.
  public let damping: Double
  public let overdamping: Overdamping

  /// Mass and stiffness must be above 0 and damping at least 0; all three, the natural frequency and the damping ratio
  /// must be finite.
  ///
  /// For figures that are not checked there is ``init(validatingMass:stiffness:damping:overdamping:)``.
  public init(mass: Double, stiffness: Double, damping: Double, overdamping: Overdamping = .clamped) {
    precondition(
      Self.isValid(mass, stiffness, damping),
      """
      Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping)): mass and stiffness must be above 0, \
      damping at least 0, all finite
      """
    )
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.overdamping = overdamping
  }

  /// Nil unless mass and stiffness are above 0, damping is at least 0, and all are finite.
  public init?(
    validatingMass mass: Double,
    stiffness: Double,
    damping: Double,
    overdamping: Overdamping = .clamped
  ) {
    guard Self.isValid(mass, stiffness, damping) else { return nil }
    self.init(mass: mass, stiffness: stiffness, damping: damping, overdamping: overdamping)
  }

  private static func isValid(_ mass: Double, _ stiffness: Double, _ damping: Double) -> Bool {
    guard mass > 0 && stiffness > 0 && damping >= 0 && mass.isFinite && stiffness.isFinite else { return false }
    let frequency = stiffness.squareRoot() / mass.squareRoot()
    let ratio = damping / stiffness.squareRoot() / mass.squareRoot() / 2
    return frequency.isNormal && ratio.isFinite && (frequency * frequency).isNormal && (ratio * frequency).isFinite
  }

  /// The frequency of the spring without damping, in radians per second.
  public var naturalFrequency: Double { stiffness.squareRoot() / mass.squareRoot() }

  /// The damping as a fraction of critical damping: below 1 the spring swings, above 1 it creeps; ``overdamping`` does
  /// not affect it.
  public var dampingRatio: Double { damping / stiffness.squareRoot() / mass.squareRoot() / 2 }

  /// The damping ratio with which the spring is solved: at most 1 when overdamping is clamped.
  public var effectiveDampingRatio: Double {
    switch overdamping {
    case .allowed: dampingRatio
    case .clamped: min(dampingRatio, 1)
    }
  }
}

extension Spring {
  /// In whole distances: 0 at the start, tending to 1.
  ///
  /// `time` is in seconds; up to 0, and for NaN, the value is 0. `initialVelocity` is in whole distances per second,
  /// positive towards 1; if it is not finite it counts as 0.
  public func value(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    return 1 - displacement(at: time, initialVelocity: initialVelocity)
  }

  /// In whole distances per second, positive towards 1.
  ///
  /// At time 0 it is the initial velocity; before, where the value is constant, it is 0.
  public func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
    guard time >= 0 else { return 0 }
    let solution = Solution(self)
    let (cosine, sine) = solution.modes(at: time)
    let start = initialVelocity.isFinite ? initialVelocity : 0
    return start * cosine + (solution.frequency * solution.frequency - solution.decay * start) * sine
  }

  /// The remaining distance to 1, from time 0 on.
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
    /// In radians per second.
    let frequency: Double
    let ratio: Double
    /// Frequency times ratio, per second.
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

extension Spring {
  /// Returns the first instant, in seconds, after which the value stays within a tolerance of 1.
  ///
  /// `initialVelocity` is that of ``value(at:initialVelocity:)``; `tolerance` is in whole distances, above 0. The
  /// duration is infinite when the spring never rests, as without damping. It is accurate to a microsecond or better.
  public func settlingDuration(initialVelocity: Double = 0, tolerance: Double = 0.001) -> Double {
    precondition(tolerance > 0, "settlingDuration(tolerance: \(tolerance)): tolerance must be above 0")
    let left = { displacement(at: $0, initialVelocity: initialVelocity) }
    guard let turn = firstTurn(initialVelocity: initialVelocity) else {
      return tolerance < 1 ? lastCrossing(from: 0, tolerance: tolerance, left) : 0
    }
    let height = left(turn).magnitude
    guard height > tolerance else {
      return tolerance < 1 ? bisect(from: 0, to: turn) { left($0) > tolerance } : 0
    }
    let solution = Solution(self)
    guard solution.ratio < 1 else { return lastCrossing(from: turn, tolerance: tolerance, left) }
    guard solution.decay > 0 else { return .infinity }
    // Turns lie half a period apart, each lower than the last by the same factor: start at the last that is too high.
    let half = Double.pi / solution.detuning
    let turns = (log(height / tolerance) / (solution.decay * half)).rounded(.down)
    let last = turn + turns * half
    let side: Double = left(last) < 0 ? -1 : 1
    return bisect(from: last, to: last + half) { side * left($0) > tolerance }
  }

  /// The instant at which a displacement whose magnitude only shrinks from `start` on reaches the tolerance.
  private func lastCrossing(from start: Double, tolerance: Double, _ left: (Double) -> Double) -> Double {
    var step = 1 / naturalFrequency
    while left(start + step).magnitude > tolerance {
      step *= 2
      guard step.isFinite else { return .infinity }
    }
    return bisect(from: start, to: start + step) { left($0).magnitude > tolerance }
  }

  /// Nil if the value never turns back.
  ///
  /// With an initial velocity towards 1 this is the crest of the overshoot; with one away from 1, the deepest point.
  public func firstTurn(initialVelocity: Double = 0) -> Double? {
    let solution = Solution(self)
    let start = initialVelocity.isFinite ? initialVelocity : 0
    // The velocity start · C + pull · S vanishes where S / C = −start / pull.
    let pull = solution.frequency * solution.frequency - solution.decay * start
    if solution.detuning == 0 {
      let turn = -start / pull
      return turn > 0 && turn.isFinite ? turn : nil
    }
    if solution.ratio < 1 {
      let phase = atan2(-start * solution.detuning, pull)
      return (phase > 0 ? phase : phase + .pi) / solution.detuning
    }
    let tangent = -start * solution.detuning / pull
    return tangent > 0 && tangent < 1 ? atanh(tangent) / solution.detuning : nil
  }

  /// The first instant after 0 at which the value is 1; nil if it only tends to 1.
  public func firstArrival(initialVelocity: Double = 0) -> Double? {
    let solution = Solution(self)
    // The displacement C + slope · S vanishes where S / C = −1 / slope.
    let slope = solution.decay - (initialVelocity.isFinite ? initialVelocity : 0)
    if solution.detuning == 0 { return slope < 0 ? -1 / slope : nil }
    if solution.ratio < 1 { return atan2(solution.detuning, -slope) / solution.detuning }
    let tangent = -solution.detuning / slope
    return tangent > 0 && tangent < 1 ? atanh(tangent) / solution.detuning : nil
  }
}

extension Spring {
  /// The longest settling duration where an end is needed, in seconds.
  ///
  /// A spring with little or no damping gets it, because no interface should keep its user waiting for longer. Core
  /// Animation's settling duration of a spring without damping is the greatest finite `Float`.
  public static let longestSettlingDuration = 40.0

  /// The settling duration that Core Animation gives for this spring, in seconds, starting from rest.
  ///
  /// With `z` the damping ratio and `ω` the natural frequency, a spring below critical damping settles at
  /// `ln(1000 (1 + z / √(1 − z²))) / (z ω)`. At critical damping it settles at the first multiple of 0.1 s at which
  /// `(1 + ωt) e^(−ωt)` is below 0.001. An overdamped spring settles like a critical one of frequency `ω / z`, and like
  /// one of frequency `ω` where ``overdamping`` is clamped. The duration is at most ``longestSettlingDuration``, where
  /// Core Animation's grows without bound.
  ///
  /// The laws up to critical damping fit durations read off Core Animation, to all their digits. For an overdamped
  /// spring only one duration is known, so its law is a guess that agrees with it.
  public var appleSettlingDuration: Double {
    let solution = Solution(self)
    let ratio = solution.ratio
    guard ratio < 1 - Self.nearCritical else {
      let seconds = Self.criticalPhase * max(ratio, 1) / solution.frequency
      return min(max((seconds * 10).rounded(.up), 1) / 10, Self.longestSettlingDuration)
    }
    let envelope = 1 + ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
    return min(log(1_000 * envelope) / solution.decay, Self.longestSettlingDuration)
  }

  /// The distance from 1 within which a damping ratio counts as critical.
  ///
  /// Next to 1 the law for smaller ratios grows without bound, and a ratio computed from stiffness and damping is hardly
  /// ever exactly 1.
  private static let nearCritical = 1e-6

  /// The phase `x`, frequency times seconds, at which `(1 + x) e^(−x)` is 0.001.
  static let criticalPhase = 9.233_413_476_451_586
}

@frozen
public enum Overdamping: Hashable, Sendable, CaseIterable {
  /// The spring creeps to its end without overshooting.
  case allowed
  /// The spring is solved as critically damped with the same natural frequency, which is the default of Apple's
  /// springs: the system's push has mass 3, stiffness 1000 and damping 500 (ratio 4.56) and takes half a second.
  case clamped
}
