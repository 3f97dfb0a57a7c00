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
  /// At 0 the active time stays at ``offset``, below 0 it runs backwards.
  public var speed: Double
  /// A negative duration or NaN counts as 0, infinity never ends.
  public var duration: Double
  /// May be fractional; 0, a negative number and NaN count as 1, infinity repeats for ever.
  public var repeatCount: Double
  /// The active seconds during which runs repeat; with 0, a negative number or NaN ``repeatCount`` decides.
  ///
  /// Core Animation does not define the effect of both; here the earlier end counts.
  public var repeatDuration: Double
  /// Each run is followed by the same run backwards: a cycle takes twice the duration.
  public var autoreverses: Bool
  public var fill: FillMode

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
  /// `(parentTime − begin) · speed + offset`.
  @inlinable
  public func activeTime(at parentTime: Double) -> Double {
    speed == 0 ? offset : (parentTime - begin) * speed + offset
  }

  /// Nil when the speed is 0 or not finite, because there is no single parent time then.
  @inlinable
  public func parentTime(atActive active: Double) -> Double? {
    guard speed != 0 && speed.isFinite else { return nil }
    return begin + (active - offset) / speed
  }

  /// In active seconds, with repeats and autoreverse; infinite if it never ends.
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

  /// A negative duration and NaN count as 0.
  @inlinable
  var basicDuration: Double { duration > 0 ? duration : 0 }

  /// With autoreverse, the run backwards is part of it.
  @inlinable
  var cycleDuration: Double { autoreverses ? 2 * basicDuration : basicDuration }
}

extension MediaTiming {
  /// Nil where the fill mode shows nothing, and for NaN.
  @inlinable
  public func position(at parentTime: Double) -> MediaPosition? {
    position(atActive: activeTime(at: parentTime))
  }

  /// Nil where the fill mode shows nothing, and for NaN.
  ///
  /// The active duration includes both its ends. The instant between two cycles belongs to the later one; the very end
  /// belongs to the last cycle.
  @inlinable
  public func position(atActive active: Double) -> MediaPosition? {
    if active < 0 {
      guard fill.showsBefore else { return nil }
      return MediaPosition(time: 0, iteration: 0, phase: .before, fraction: 0)
    }
    let end = activeDuration
    guard active >= end else {
      return active.isNaN ? nil : folded(active, phase: .active)
    }
    guard active == end || fill.showsAfter else { return nil }
    return lastPosition(phase: active == end ? .active : .after)
  }

  @inlinable
  func folded(_ active: Double, phase: MediaPosition.Phase) -> MediaPosition {
    let cycle = cycleDuration
    guard active >= cycle else { return position(done: 0, into: active, phase: phase) }
    let done = (active / cycle).rounded(.down)
    return position(done: done, into: active - done * cycle, phase: phase)
  }

  /// Where the repeat count decides, cycles are counted and not divided out of the duration, so that three repeats of a
  /// third of a second end with the third repeat complete.
  @inlinable
  func lastPosition(phase: MediaPosition.Phase) -> MediaPosition {
    let cycle = cycleDuration
    let end = activeDuration
    guard end.isFinite && cycle.isFinite && cycle > 0 else {
      return MediaPosition(time: basicDuration, iteration: 0, phase: phase, fraction: 1)
    }
    let isCounted = repeatCount > 0 && end == cycle * repeatCount
    let cycles = isCounted ? repeatCount : end / cycle
    let done = max(cycles.rounded(.up) - 1, 0)
    return position(done: done, into: (cycles - done) * cycle, phase: phase)
  }

  /// `seconds` into a cycle, after `done` complete cycles.
  @inlinable
  func position(done: Double, into seconds: Double, phase: MediaPosition.Phase) -> MediaPosition {
    let duration = basicDuration
    var time = max(seconds, 0)
    if time > duration { time = autoreverses ? max(2 * duration - time, 0) : duration }
    return MediaPosition(
      time: time,
      iteration: Int(min(done, 0x1p53)),
      phase: phase,
      fraction: duration > 0 ? (duration.isFinite ? time / duration : 0) : 1
    )
  }
}

@frozen
public enum FillMode: Hashable, Sendable, CaseIterable {
  case removed
  /// The last moment after the active duration; nothing before.
  case forwards
  /// The first moment before the active duration; nothing after.
  case backwards
  /// The first moment before the active duration and the last moment after it.
  case both

  @inlinable public var showsBefore: Bool { self == .backwards || self == .both }

  @inlinable public var showsAfter: Bool { self == .forwards || self == .both }
}

@frozen
public struct MediaPosition: Hashable, Sendable {
  @frozen
  public enum Phase: Hashable, Sendable, CaseIterable {
    /// Active time is below 0.
    case before
    /// Active time is in 0...active duration, including both ends.
    case active
    /// Active time is past the active duration.
    case after
  }

  /// Seconds into one cycle, in 0...duration; in the backward half of an autoreversing cycle it runs down to 0.
  public var time: Double
  /// Complete cycles (forwards and back, with autoreverse), for values that accumulate.
  ///
  /// At the very end of the last cycle that cycle does not count yet: the time is the duration instead.
  public var iteration: Int
  public var phase: Phase
  /// ``time`` as a fraction of the duration, in 0...1.
  ///
  /// For a duration of 0 it is 0 before the instant and 1 from it on; for an infinite duration it is always 0.
  public var fraction: Double

  @inlinable
  public init(time: Double, iteration: Int, phase: Phase, fraction: Double) {
    self.time = time
    self.iteration = iteration
    self.phase = phase
    self.fraction = fraction
  }
}
