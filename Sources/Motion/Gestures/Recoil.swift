import Glibc

/// A critically damped spring that pulls a value back to 0, in points.
///
/// Unlike ``Spring``, which is in units of a distance, it can begin at 0 with a velocity, as a scroll view does that
/// runs into its end.
struct Recoil: Hashable, Sendable {
  /// The natural frequency, in radians per second, above 0.
  let frequency: Double
  /// The value at the start, in points.
  let displacement: Double
  /// The velocity at the start, in points per second.
  let velocity: Double

  /// Returns the value at a time from 0 on, in seconds after the start: `(d + (v + ω d) t) e^(−ω t)`.
  func position(at time: Double) -> Double { (displacement + slope * time) * exp(-frequency * time) }

  /// Returns the velocity at a time from 0 on, in points per second.
  func velocity(at time: Double) -> Double {
    (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// The factor `v + ω d` of the time.
  private var slope: Double { velocity + frequency * displacement }

  /// Returns the seconds after which the value stays within `tolerance` points of 0.
  func duration(tolerance: Double) -> Double {
    let isFar = { position(at: $0).magnitude > tolerance }
    // The time at which the velocity is 0, or 0 if that time has passed; from there on the value only shrinks.
    let turn = slope == 0 ? 0 : max(0, velocity / (frequency * slope))
    guard isFar(turn) else { return isFar(0) ? bisect(from: 0, to: turn, while: isFar) : 0 }
    var end = turn + 1 / frequency
    while isFar(end) { end += end - turn }
    return bisect(from: turn, to: end, while: isFar)
  }
}
