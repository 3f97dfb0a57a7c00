import Glibc

/// A critically damped spring that pulls a value back to 0, in points.
///
/// The value is `(x₀ + b t) e^(−ω t)`. Unlike ``Spring``, which is in units of a distance, it can begin at 0 with a
/// velocity, as a scroll view does that runs into its end.
struct Recoil: Hashable, Sendable {
  /// ω, in radians per second, above 0.
  let frequency: Double
  /// x₀, in points.
  let displacement: Double
  /// The factor b of the time, in points per second: the initial velocity is `b − ω x₀`.
  let slope: Double

  /// `velocity` is in points per second.
  init(frequency: Double, displacement: Double, velocity: Double) {
    (self.frequency, self.displacement) = (frequency, displacement)
    slope = velocity + frequency * displacement
  }

  /// Creates a spring that pulls back what a finger let go of at `displacement`.
  ///
  /// `fingerVelocity` is in points per second; a velocity towards 0 counts only as far as the value does not pass 0. On
  /// iOS 26.1 the factor b is the finger's velocity, which is greater than the stretched content's, plus x₀ for a second.
  init(frequency: Double, released displacement: Double, fingerVelocity: Double) {
    (self.frequency, self.displacement) = (frequency, displacement)
    let slope = fingerVelocity + displacement
    self.slope = displacement < 0 ? min(0, slope) : max(0, slope)
  }

  /// The time is in seconds after the start, from 0 on.
  func position(at time: Double) -> Double { (displacement + slope * time) * exp(-frequency * time) }

  /// In points per second.
  func velocity(at time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// The seconds after which the value stays within `tolerance` points of 0.
  func duration(tolerance: Double) -> Double {
    let isFar = { position(at: $0).magnitude > tolerance }
    // The time at which the velocity is 0, or 0 if that time has passed; from there on the value only shrinks.
    let turn = slope == 0 ? 0 : max(0, 1 / frequency - displacement / slope)
    guard isFar(turn) else { return isFar(0) ? bisect(from: 0, to: turn, while: isFar) : 0 }
    var end = turn + 1 / frequency
    while isFar(end) { end += end - turn }
    return bisect(from: turn, to: end, while: isFar)
  }
}
