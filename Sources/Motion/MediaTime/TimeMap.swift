/// A stretch of local time run through at a curve's pace: the tail of a transition after its release.
///
/// Until ``begin`` local time stands at ``from``; over ``duration`` it goes to ``to`` along ``curve``; from ``end`` on
/// it stands at ``to``. Times are in seconds, `begin` and `duration` in the parent's, `from` and `to` in local ones.
public struct TimeMap: Hashable, Sendable {
  /// The parent time at which it sets off, finite.
  public let begin: Double
  /// The local time it sets off from, finite.
  public let from: Double
  /// The local time it ends at, finite; below ``from`` when it runs back.
  public let to: Double
  /// How long it takes, in parent seconds: finite, 0 or more.
  public let duration: Double
  /// The pace.
  public let curve: TimingCurve

  /// Creates a map that goes from one local time to another over a duration.
  ///
  /// All must be finite, `duration` at least 0; with 0 local time is `to` from `begin` on.
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

  /// The parent time from which local time stands at ``to``.
  public var end: Double { begin + duration }

  /// The local time at a parent time: exactly ``from`` up to ``begin``, exactly ``to`` from ``end`` on.
  ///
  /// Between, it goes where the curve goes and may pass either. Not a number counts as before `begin`.
  public func localTime(at parentTime: Double) -> Double {
    if parentTime >= end { return to }
    guard parentTime > begin else { return from }
    return from + (to - from) * curve.value(at: fraction(at: parentTime))
  }

  /// The rate at a parent time, in local seconds per parent second.
  ///
  /// At ``begin`` it is the rate it sets off with; before `begin`, and from ``end`` on, 0.
  public func rate(at parentTime: Double) -> Double {
    guard parentTime >= begin && parentTime < end && from != to else { return 0 }
    return (to - from) * curve.derivative(at: fraction(at: parentTime)) / duration
  }

  /// The parent time at a local time: the inverse of ``localTime(at:)``, where there is one.
  ///
  /// ``begin`` for ``from`` and ``end`` for ``to``; nil outside these two, and between them for a curve that is not
  /// monotone (``TimingCurve/isMonotone``).
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
