import CoreGraphics
import Motion
import QuartzCore

/// One run of an animator, from becoming active to its end: its animations and the clock that moves them.
///
/// The clock shows fractions of the run, with the timing curve applied; the animations themselves are linear.
@MainActor final class AnimatorRun {
  /// In seconds.
  let length: Double
  let values = AnimatorValues()
  @WeakApplication var application: UIApplication
  var isReversed: Bool
  /// The vertical part of positions moves separately, since a spring may give it another velocity.
  let clock = AnimationClock()
  /// The fractions at which the clock was paused, from which scrubbing continues.
  private var pivot = (main: 0.0, vertical: 0.0)
  /// The rates when the clock was paused, and the instant.
  private var caught: (main: Double, vertical: Double, instant: Double)?

  /// Paused at the beginning of its direction.
  init(length: Double, isReversed: Bool, in application: UIApplication) {
    self.length = length
    self.isReversed = isReversed
    self.application = application
    set(isReversed ? 1 : 0)
  }

  private var world: LayerWorld { application.world }

  /// The fraction at which the run ends.
  var target: Double { isReversed ? 0 : 1 }

  /// Or is about to move.
  var isRunning: Bool { world.isRunning(clock) }

  /// What is seen, in the run's direction, 0...1.
  var progress: Double {
    let fraction = world.fraction(of: clock)
    return min(1, max(0, isReversed ? 1 - fraction : fraction))
  }

  /// In the run's direction, 0...1; nil while it is paused.
  ///
  /// When it was resumed at a fraction of its own, the rest of its time counts as the rest of the fraction.
  var timeFraction: Double? {
    guard let map = rest?.main else { return nil }
    let passed = map.duration > 0 ? min(1, max(0, -map.begin / map.duration)) : 1
    let start = min(1, max(0, isReversed ? 1 - map.from : map.from))
    return start + (1 - start) * passed
  }

  /// 0...1, regardless of the direction.
  var position: Double { min(1, max(0, world.fraction(of: clock))) }

  /// The run, or the transition around it, was reversed.
  var endsAtStart: Bool { isReversed || clock.isReturned }

  func setStaysAtEnd(_ stays: Bool) { world.setStaysAtEnd(stays, of: clock) }

  /// `animation` belongs to a block that begins at the fraction `begin`.
  func take(_ animation: CAAnimation, from begin: Double, _ timing: BlockTiming) {
    animation.clock = clock
    let wait = length > 0 ? max(0, timing.delay) / length : 0
    let share = length > 0 ? timing.duration / length : 1
    animation.beginTime = min(begin + wait, 1 - Self.least)
    animation.duration = max(Self.least, min(share, 1 - animation.beginTime))
    animation.delay = 0
    animation.repeatCount = 0
    animation.autoreverses = false
  }

  /// The shortest fraction of the run that an animation takes.
  private static let least = 1e-9

  // MARK: Moving

  func hold() {
    guard isRunning else { return holdAt(world.fraction(of: clock), world.fraction(of: clock, isVertical: true)) }
    caught = (world.rate(of: clock), world.rate(of: clock, isVertical: true), world.now)
    holdAt(world.fraction(of: clock), world.fraction(of: clock, isVertical: true))
  }

  /// Pauses it at `progress` in its direction: on the curves of `pacing`, or linearly if that is nil.
  func scrub(to progress: Double, _ pacing: AnimatorCurves?) {
    caught = nil
    guard let pacing else {
      let fraction = isReversed ? 1 - progress : progress
      return world.hold(clock, at: fraction, vertical: followed(fraction))
    }
    let main = pacing.main.timingCurve(duration: length).value(at: progress)
    let vertical = pacing.vertical.timingCurve(duration: length).value(at: progress)
    if isReversed { holdAt(1 - main, 1 - vertical) } else { holdAt(main, vertical) }
  }

  /// Resumes with the curves of `pacing`, for `seconds` or, if that is nil, for the rest of the duration.
  func play(_ pacing: AnimatorCurves, seconds: Double?, delay: Double = 0) {
    let rates = isRunning ? (world.rate(of: clock), world.rate(of: clock, isVertical: true)) : caughtRates
    let travelled = progress
    let main = map(from: world.fraction(of: clock), pacing.main, seconds, delay, rates.0, travelled)
    let vertical = map(
      from: world.fraction(of: clock, isVertical: true), pacing.vertical, seconds, delay, rates.1, travelled)
    world.run(clock, along: main, vertical: vertical)
    caught = nil
  }

  /// Counted from now; nil if the run is paused.
  var rest: (main: TimeMap, vertical: TimeMap)? { world.rest(of: clock) }

  func follow(main: TimeMap, vertical: TimeMap) {
    caught = nil
    world.run(clock, along: main, vertical: vertical)
  }

  private func map(
    from fraction: Double, _ curve: BlockCurve, _ seconds: Double?, _ delay: Double, _ rate: Double,
    _ travelled: Double
  ) -> TimeMap {
    if seconds == nil, let rest = rest(of: curve, from: fraction, delay) { return rest }
    let rest = seconds ?? (1 - travelled) * length
    return curve.map(from: fraction, to: target, seconds: curve.ownLength ?? rest, delay: delay, rate: rate)
  }

  /// Returns the rest of `curve` from the time at which it has the value `fraction`; nil if that time is not unique.
  private func rest(of curve: BlockCurve, from fraction: Double, _ delay: Double) -> TimeMap? {
    guard !curve.isSpring else { return nil }
    let shape = curve.timingCurve(duration: length)
    guard let passed = shape.fraction(at: isReversed ? 1 - fraction : fraction) else { return nil }
    guard passed == 0 || delay == 0 else {
      return curve.map(
        from: fraction, to: target, seconds: (1 - passed) * length, delay: delay, rate: 0)
    }
    return TimeMap(
      begin: delay - passed * length, from: 1 - target, to: target, duration: length, curve: shape)
  }

  /// 0 unless the run was paused at this instant.
  private var caughtRates: (Double, Double) {
    guard let caught, caught.instant == world.now else { return (0, 0) }
    return (caught.main, caught.vertical)
  }

  private func set(_ fraction: Double) { holdAt(fraction, fraction) }

  private func holdAt(_ main: Double, _ vertical: Double) {
    pivot = (main, vertical)
    world.hold(clock, at: main, vertical: vertical)
  }

  /// The fraction of the vertical part when the rest is at `fraction`: in proportion on either side of where both were
  /// paused.
  private func followed(_ fraction: Double) -> Double {
    guard pivot.main != pivot.vertical, pivot.main > 0, pivot.main < 1 else { return fraction }
    if fraction < pivot.main { return pivot.vertical * fraction / pivot.main }
    return 1 - (1 - pivot.vertical) * (1 - fraction) / (1 - pivot.main)
  }
}
