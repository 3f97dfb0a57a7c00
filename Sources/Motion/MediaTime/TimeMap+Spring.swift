extension TimeMap {
  /// The local time, in seconds, within which a spring's tail counts as arrived.
  ///
  /// A third of a point of a 0.35 s transition across 390 points: the snap to the end cannot be seen.
  public static let restTolerance = 0.000_3

  /// The shortest way a spring's tail is computed over, in local seconds: a nanosecond, which nobody sees.
  private static let shortestWay = 1e-9

  /// Creates the tail of a spring that takes over the finger's rate.
  ///
  /// Local time sets off at `from` with `rate` (local seconds per parent second; positive is forwards, whichever way
  /// `to` lies), may pass `to`, and ends there exactly once it stays within `tolerance` local seconds of it. With
  /// `stopsAtTarget` it ends where it first reaches `to` instead, and never passes it. Where there is a rate but no way
  /// to go, the way is a nanosecond. A spring that hardly rests is cut off at ``Spring/longestSettlingDuration``.
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
    let isTooShort = rate != 0 && (to - from).magnitude < Self.shortestWay
    let start = isTooShort ? to - (rate < 0 ? -1 : 1) * Self.shortestWay : from
    let way = to - start
    guard way != 0 else {
      self.init(begin: begin, from: from, to: to, duration: 0)
      return
    }
    let velocity = rate / way
    let rest = spring.settlingDuration(initialVelocity: velocity, tolerance: tolerance / way.magnitude)
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
