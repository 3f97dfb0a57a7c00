/// A map from a parent time to a local time that runs from one value to another along a curve, as the tail of a
/// transition does after its release.
///
/// Until ``begin`` local time is ``from``; during ``duration`` it goes to ``to`` along ``curve``; from ``end`` on it is
/// ``to``. Times are in seconds: `begin` and `duration` in parent time, `from` and `to` in local time.
public struct TimeMap: Hashable, Sendable {
  /// The parent time at which local time starts to move, finite.
  public let begin: Double
  /// The local time at the start, finite.
  public let from: Double
  /// The local time at the end, finite; below ``from`` when local time runs backwards.
  public let to: Double
  /// The duration in parent seconds, finite and at least 0.
  public let duration: Double
  /// The curve of local time over the duration.
  public let curve: TimingCurve

  /// Creates a map from one local time to another over a duration.
  ///
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

  /// The parent time from which local time is ``to``.
  public var end: Double { begin + duration }

  /// Returns the local time at a parent time: exactly ``from`` up to ``begin``, exactly ``to`` from ``end`` on.
  ///
  /// Between these the local time follows the curve and may pass either value. NaN counts as before `begin`.
  public func localTime(at parentTime: Double) -> Double {
    if parentTime >= end { return to }
    guard parentTime > begin else { return from }
    return from + (to - from) * curve.value(at: fraction(at: parentTime))
  }

  /// Returns the rate at a parent time, in local seconds per parent second.
  ///
  /// At ``begin`` it is the initial rate; before `begin`, and from ``end`` on, it is 0.
  public func rate(at parentTime: Double) -> Double {
    guard parentTime >= begin && parentTime < end && from != to else { return 0 }
    return (to - from) * curve.derivative(at: fraction(at: parentTime)) / duration
  }

  /// Returns the parent time at a local time: the inverse of ``localTime(at:)``, if there is one.
  ///
  /// The parent time is ``begin`` for ``from`` and ``end`` for ``to``. It is nil outside these two, and between them
  /// for a curve that is not monotone (``TimingCurve/isMonotone``).
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
