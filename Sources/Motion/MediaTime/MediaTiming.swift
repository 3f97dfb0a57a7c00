/// The timing of a layer or an animation against its parent's time: Core Animation's `CAMediaTiming` as a value.
///
/// Parent time becomes active time by ``begin``, ``speed`` and ``offset``; active time is folded over ``duration`` by
/// the repeats and ``autoreverses`` into basic time. All times are in seconds. Any figure is accepted: what makes no
/// sense (not a number, below 0 where only lengths are meant) has the outcome its property states.
@frozen
public struct MediaTiming: Hashable, Sendable {
  /// The parent time at which active time is ``offset``.
  public var begin: Double
  /// The active time at ``begin``.
  public var offset: Double
  /// Active seconds per parent second; 0 stands still at ``offset``, below 0 runs backwards.
  public var speed: Double
  /// The length of one way through; below 0 or not a number counts as 0, infinity never ends.
  public var duration: Double
  /// How often it runs, fractions allowed; 0, below 0 and not a number count as once, infinity repeats for ever.
  public var repeatCount: Double
  /// How long it repeats in active seconds; 0, below 0 and not a number mean that ``repeatCount`` decides.
  ///
  /// Core Animation leaves open what happens when both are given; here the earlier end holds.
  public var repeatDuration: Double
  /// Whether each time through is followed by the same way back, which makes a cycle twice the duration.
  public var autoreverses: Bool
  /// What is shown outside the active duration.
  public var fill: FillMode

  /// Creates a timing; the defaults are Core Animation's.
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
  /// The active time at a parent time: `(parentTime − begin) · speed + offset`.
  ///
  /// With a speed of 0 it is ``offset``, at any parent time.
  @inlinable
  public func activeTime(at parentTime: Double) -> Double {
    speed == 0 ? offset : (parentTime - begin) * speed + offset
  }

  /// The parent time at an active time: the inverse of ``activeTime(at:)``.
  ///
  /// Nil when the speed is 0 or not finite, since no single instant answers then.
  @inlinable
  public func parentTime(atActive active: Double) -> Double? {
    guard speed != 0 && speed.isFinite else { return nil }
    return begin + (active - offset) / speed
  }

  /// How long it is active, in active seconds: repeats and ways back included, infinite when it never ends.
  @inlinable
  public var activeDuration: Double {
    if repeatCount == 0 && repeatDuration == 0 && !autoreverses { return basicDuration }
    let cycle = cycleDuration
    guard cycle > 0 else { return 0 }
    let counted = cycle * (repeatCount > 0 ? repeatCount : repeatDuration > 0 ? .infinity : 1)
    return repeatDuration > 0 ? min(counted, repeatDuration) : counted
  }

  /// The parent time at which it is over for good, nil when it never is.
  ///
  /// Running forwards, it is over when active time reaches the end of the active duration. Running backwards, it starts
  /// from there and is over when active time comes down to 0. With a speed of 0, an endless active duration run forwards,
  /// or figures that are not numbers, it never is.
  @inlinable
  public var parentEnd: Double? {
    let last = speed < 0 ? 0 : activeDuration
    guard let end = parentTime(atActive: last), end.isFinite else { return nil }
    return end
  }

  /// ``duration`` with what is not a length counted as 0.
  @inlinable
  var basicDuration: Double { duration > 0 ? duration : 0 }

  /// The length of one cycle: there, and back with autoreverse.
  @inlinable
  var cycleDuration: Double { autoreverses ? 2 * basicDuration : basicDuration }
}
