/// The timing of a layer or an animation relative to its parent's time: Core Animation's `CAMediaTiming` as a value.
///
/// ``begin``, ``speed`` and ``offset`` turn parent time into active time; ``duration``, the repeats and
/// ``autoreverses`` fold active time into basic time. All times are in seconds. Every value is accepted: each property
/// states the effect of NaN and of negative durations.
@frozen
public struct MediaTiming: Hashable, Sendable {
  /// The parent time at which the active time is ``offset``.
  public var begin: Double
  /// The active time at ``begin``.
  public var offset: Double
  /// The active seconds per parent second; at 0 the active time stays at ``offset``, below 0 it runs backwards.
  public var speed: Double
  /// The duration of one run; a negative duration or NaN counts as 0, infinity never ends.
  public var duration: Double
  /// The number of runs, which may be fractional; 0, a negative number and NaN count as 1, infinity repeats for ever.
  public var repeatCount: Double
  /// The active seconds during which runs repeat; with 0, a negative number or NaN ``repeatCount`` decides.
  ///
  /// Core Animation does not define the effect of both; here the earlier end counts.
  public var repeatDuration: Double
  /// Whether each run is followed by the same run backwards, which makes a cycle twice the duration.
  public var autoreverses: Bool
  /// The state that is shown outside the active duration.
  public var fill: FillMode

  /// Creates a timing; the default values are Core Animation's.
  @inlinable
  public init(
    begin: Double = 0,
    offset: Double = 0,
    speed: Double = 1,
    duration: Double = 0,
    repeatCount: Double = 0,
    repeatDuration: Double = 0,
    autoreverses: Bool = false,
    fill: FillMode = .removed
  ) {
    self.begin = begin
    self.offset = offset
    self.speed = speed
    self.duration = duration
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fill = fill
  }
}

extension MediaTiming {
  /// Returns the active time at a parent time: `(parentTime − begin) · speed + offset`.
  ///
  /// With a speed of 0 the active time is ``offset`` at any parent time.
  @inlinable
  public func activeTime(at parentTime: Double) -> Double {
    speed == 0 ? offset : (parentTime - begin) * speed + offset
  }

  /// Returns the parent time at an active time: the inverse of ``activeTime(at:)``.
  ///
  /// Nil when the speed is 0 or not finite, because there is no single parent time then.
  @inlinable
  public func parentTime(atActive active: Double) -> Double? {
    guard speed != 0 && speed.isFinite else { return nil }
    return begin + (active - offset) / speed
  }

  /// The active duration in active seconds, with repeats and autoreverse; infinite if it never ends.
  @inlinable
  public var activeDuration: Double {
    if repeatCount == 0 && repeatDuration == 0 && !autoreverses { return basicDuration }
    let cycle = cycleDuration
    guard cycle > 0 else { return 0 }
    let counted = cycle * (repeatCount > 0 ? repeatCount : repeatDuration > 0 ? .infinity : 1)
    return repeatDuration > 0 ? min(counted, repeatDuration) : counted
  }

  /// The parent time at which the timing is over for good; nil if it never is.
  ///
  /// With a positive speed it is over when the active time reaches the end of the active duration; with a negative
  /// speed, when the active time reaches 0. With a speed of 0, an infinite active duration at a positive speed, or NaN,
  /// it never is.
  @inlinable
  public var parentEnd: Double? {
    let last = speed < 0 ? 0 : activeDuration
    guard let end = parentTime(atActive: last), end.isFinite else { return nil }
    return end
  }

  /// ``duration``, with a negative duration and NaN as 0.
  @inlinable
  var basicDuration: Double { duration > 0 ? duration : 0 }

  /// The duration of one cycle: one run, and with autoreverse the run backwards too.
  @inlinable
  var cycleDuration: Double { autoreverses ? 2 * basicDuration : basicDuration }
}
