import CoreGraphics
import Motion
import QuartzCore

/// One run of an animator, from becoming active to its end: its animations and the clock that moves them.
///
/// The clock shows fractions of the run, with the timing curve applied; the animations themselves are linear.
@MainActor final class AnimatorRun {
  /// The duration of the run, in seconds.
  let length: Double
  /// The changed values.
  let values = AnimatorValues()
  /// The application that it is in.
  @WeakApplication var application: UIApplication
  /// Whether the run goes in reverse.
  var isReversed: Bool
  /// Moves all animations; the vertical part of positions separately, since a spring may give it another velocity.
  let clock = AnimationClock()
  /// The fractions at which the clock was paused, from which scrubbing continues.
  private var pivot = (main: 0.0, vertical: 0.0)
  /// The rates of the clock when it was paused, and the instant.
  private var caught: (main: Double, vertical: Double, instant: Double)?

  /// Creates a run of `length` seconds that is paused at the beginning of its direction.
  init(length: Double, isReversed: Bool, in application: UIApplication) {
    self.length = length
    self.isReversed = isReversed
    self.application = application
    set(isReversed ? 1 : 0)
  }

  private var world: LayerWorld { application.world }

  /// The fraction at which it ends.
  var target: Double { isReversed ? 0 : 1 }

  /// Whether it moves, or is about to.
  var isRunning: Bool { world.isRunning(clock) }

  /// The visible progress in its direction, 0...1.
  var progress: Double {
    let fraction = world.fraction(of: clock)
    return min(1, max(0, isReversed ? 1 - fraction : fraction))
  }

  /// The fraction of its time that has passed, in its direction, 0...1; nil while it is paused.
  ///
  /// When it was resumed at a fraction of its own, the rest of its time counts as the rest of the fraction.
  var timeFraction: Double? {
    guard let map = rest?.main else { return nil }
    let passed = map.duration > 0 ? min(1, max(0, -map.begin / map.duration)) : 1
    let start = min(1, max(0, isReversed ? 1 - map.from : map.from))
    return start + (1 - start) * passed
  }

  /// The fraction of the run, 0...1, regardless of its direction.
  var position: Double { min(1, max(0, world.fraction(of: clock))) }

  /// Whether it ends at its beginning, because it or the transition around it was reversed.
  var endsAtStart: Bool { isReversed || clock.isReturned }

  /// Sets whether it stays active at its end.
  func setStaysAtEnd(_ stays: Bool) { world.setStaysAtEnd(stays, of: clock) }

  /// Makes the clock move `animation`, of a block that begins at the fraction `begin`.
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

  /// Pauses the run.
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

  /// The time maps of the rest of the run, counted from now; nil if it is paused.
  var rest: (main: TimeMap, vertical: TimeMap)? { world.rest(of: clock) }

  /// Follows these time maps from now on.
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

  /// The rates at which it was paused, if that was at this instant; otherwise 0.
  private var caughtRates: (Double, Double) {
    guard let caught, caught.instant == world.now else { return (0, 0) }
    return (caught.main, caught.vertical)
  }

  private func set(_ fraction: Double) { holdAt(fraction, fraction) }

  private func holdAt(_ main: Double, _ vertical: Double) {
    pivot = (main, vertical)
    world.hold(clock, at: main, vertical: vertical)
  }

  /// Returns the fraction of the vertical part when the rest is at `fraction`: in proportion on either side of where both
  /// were paused.
  private func followed(_ fraction: Double) -> Double {
    guard pivot.main != pivot.vertical, pivot.main > 0, pivot.main < 1 else { return fraction }
    if fraction < pivot.main { return pivot.vertical * fraction / pivot.main }
    return 1 - (1 - pivot.vertical) * (1 - fraction) / (1 - pivot.main)
  }
}
