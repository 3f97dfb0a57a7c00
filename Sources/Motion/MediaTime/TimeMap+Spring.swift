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
