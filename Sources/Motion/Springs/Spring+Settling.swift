import Glibc

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

  /// Returns the instant at which a displacement whose magnitude only shrinks from `start` on reaches the tolerance.
  private func lastCrossing(from start: Double, tolerance: Double, _ left: (Double) -> Double) -> Double {
    var step = 1 / naturalFrequency
    while left(start + step).magnitude > tolerance {
      step *= 2
      guard step.isFinite else { return .infinity }
    }
    return bisect(from: start, to: start + step) { left($0).magnitude > tolerance }
  }

  /// Returns the first instant after 0, in seconds, at which the value turns back; nil if it never does.
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

  /// Returns the first instant after 0, in seconds, at which the value is 1; nil if it only tends to 1.
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
