import Glibc

/// A value that is drawn back to 0 as fast as it can be without swinging: a critically damped spring, in points.
///
/// Unlike ``Spring`` it needs no distance to be counted in, so that it can begin at 0 with a velocity, as a scroll view
/// does that runs into its end.
struct Recoil: Hashable, Sendable {
  /// The natural frequency, in radians per second, above 0.
  let frequency: Double
  /// The value at the start, in points.
  let displacement: Double
  /// Its velocity at the start, in points per second.
  let velocity: Double

  /// The value `(d + (v + ω d) t) e^(−ω t)` some seconds after the start, from 0 on.
  func position(at time: Double) -> Double { (displacement + drive * time) * exp(-frequency * time) }

  /// Its velocity then, in points per second.
  func velocity(at time: Double) -> Double {
    (drive - frequency * (displacement + drive * time)) * exp(-frequency * time)
  }

  private var drive: Double { velocity + frequency * displacement }

  /// The seconds after which no more than `tolerance` points are left for good.
  func duration(tolerance: Double) -> Double {
    let isFar = { position(at: $0).magnitude > tolerance }
    // Where the velocity is 0, if that is still to come; from there on the value only shrinks.
    let turn = drive == 0 ? 0 : max(0, velocity / (frequency * drive))
    guard isFar(turn) else { return isFar(0) ? bisect(from: 0, to: turn, while: isFar) : 0 }
    var end = turn + 1 / frequency
    while isFar(end) { end += end - turn }
    return bisect(from: turn, to: end, while: isFar)
  }
}
