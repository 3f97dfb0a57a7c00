extension MediaTiming {
  /// Returns the position at a parent time; nil where the fill mode shows nothing, and for NaN.
  @inlinable
  public func position(at parentTime: Double) -> MediaPosition? {
    position(atActive: activeTime(at: parentTime))
  }

  /// Returns the position at an active time; nil where the fill mode shows nothing, and for NaN.
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

  /// Returns the position at an active time inside the active duration.
  @inlinable
  func folded(_ active: Double, phase: MediaPosition.Phase) -> MediaPosition {
    let cycle = cycleDuration
    guard active >= cycle else { return position(done: 0, into: active, phase: phase) }
    let done = (active / cycle).rounded(.down)
    return position(done: done, into: active - done * cycle, phase: phase)
  }

  /// Returns the position at the end of the active duration.
  ///
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

  /// Returns the position at a number of seconds into a cycle, after `done` complete cycles.
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
