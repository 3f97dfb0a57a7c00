/// A map from a parent time to a local time that runs from one value to another along a curve, as the tail of a
/// transition does after its release.
///
/// Until ``begin`` local time is ``from``; during ``duration`` it goes to ``to`` along ``curve``; from ``end`` on it is
/// ``to``. Times are in seconds: `begin` and `duration` in parent time, `from` and `to` in local time.
public struct TimeMap: Hashable, Sendable {
  /// Finite.
  public let begin: Double
  public let from: Double
  /// Finite; below ``from`` when local time runs backwards.
  public let to: Double
  /// In parent seconds, finite and at least 0.
  public let duration: Double
  public let curve: TimingCurve

  /// All times must be finite, and `duration` at least 0; with 0 local time is `to` from `begin` on.
  public init(begin: Double, from: Double, to: Double, duration: Double, curve: TimingCurve = .linear) {
    precondition(
      begin.isFinite && from.isFinite && to.isFinite && duration >= 0 && duration.isFinite,
      """
      TimeMap(begin: \(begin), from: \(from), to: \(to), duration: \(duration)): all must be finite, \
      duration at least 0
      """
    )
    self.begin = begin
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  public var end: Double { begin + duration }

  /// Exactly ``from`` up to ``begin``, where NaN belongs, exactly ``to`` from ``end`` on; between these local time may
  /// pass either value.
  public func localTime(at parentTime: Double) -> Double {
    if parentTime >= end { return to }
    guard parentTime > begin else { return from }
    return from + (to - from) * curve.value(at: fraction(at: parentTime))
  }

  /// In local seconds per parent second; 0 before ``begin``, and from ``end`` on.
  public func rate(at parentTime: Double) -> Double {
    guard parentTime >= begin && parentTime < end && from != to else { return 0 }
    return (to - from) * curve.derivative(at: fraction(at: parentTime)) / duration
  }

  /// The inverse of ``localTime(at:)``: ``begin`` for ``from`` and ``end`` for ``to``.
  ///
  /// Nil outside these two, and between them for a curve that is not monotone (``TimingCurve/isMonotone``).
  public func parentTime(at local: Double) -> Double? {
    if local == to { return end }
    if local == from { return begin }
    guard let fraction = curve.fraction(at: (local - from) / (to - from)) else { return nil }
    return begin + fraction * duration
  }

  private func fraction(at parentTime: Double) -> Double {
    (parentTime - begin) / duration
  }
}

extension TimeMap {
  /// The distance in local time, in seconds, within which a spring counts as at rest.
  ///
  /// A third of a point of a 0.35 s transition across 390 points: the snap to the end cannot be seen.
  public static let restTolerance = 0.000_3

  /// The shortest distance that a spring covers, in local seconds: a nanosecond, which is invisible.
  private static let shortestDistance = 1e-9

  /// Creates a map that follows a spring and continues the finger's rate.
  ///
  /// Local time starts at `from` with `rate` (local seconds per parent second; positive is forwards, on whichever side
  /// `to` lies) and may pass `to`. It ends exactly at `to` when it stays within `tolerance` local seconds of it. With
  /// `stopsAtTarget` it ends when it first reaches `to`, and never passes it. With a rate but no distance to cover, the
  /// distance is a nanosecond. A spring that hardly rests is cut off at ``Spring/longestSettlingDuration``.
  ///
  /// The times and the rate must be finite, the tolerance above 0.
  public init(
    begin: Double,
    from: Double,
    to: Double,
    rate: Double,
    spring: Spring,
    stopsAtTarget: Bool = false,
    tolerance: Double = restTolerance
  ) {
    precondition(
      begin.isFinite && from.isFinite && to.isFinite && rate.isFinite && tolerance > 0,
      """
      TimeMap(begin: \(begin), from: \(from), to: \(to), rate: \(rate), tolerance: \(tolerance)): \
      times and rate must be finite, tolerance above 0
      """
    )
    let isTooShort = rate != 0 && (to - from).magnitude < Self.shortestDistance
    let start = isTooShort ? to - (rate < 0 ? -1 : 1) * Self.shortestDistance : from
    let distance = to - start
    guard distance != 0 else {
      self.init(begin: begin, from: from, to: to, duration: 0)
      return
    }
    let velocity = rate / distance
    let rest = spring.settlingDuration(initialVelocity: velocity, tolerance: tolerance / distance.magnitude)
    var duration = min(rest, Spring.longestSettlingDuration)
    if stopsAtTarget, let arrival = spring.firstArrival(initialVelocity: velocity) { duration = min(duration, arrival) }
    self.init(
      begin: begin,
      from: start,
      to: to,
      duration: duration,
      curve: .spring(spring, initialVelocity: velocity, duration: duration)
    )
  }
}
