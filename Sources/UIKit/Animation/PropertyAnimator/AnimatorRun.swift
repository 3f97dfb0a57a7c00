import CoreGraphics
import Motion
import QuartzCore

/// An animator between becoming active and being over: what it animates, and the clock that moves that.
///
/// The clock shows fractions of the way, after its pacing; what is animated is paced evenly.
@MainActor final class AnimatorRun {
  /// The length of the whole way, in seconds.
  let length: Double
  /// What was changed.
  let values = AnimatorValues()
  /// The application that it is in.
  @WeakApplication var application: UIApplication
  /// Whether the way leads back.
  var isReversed: Bool
  /// Moves everything; the vertical part of positions by itself, which a spring may set off at another speed.
  let clock = AnimationClock()
  /// Where the clock stood when it was held, which scrubbing goes on from.
  private var pivot = (main: 0.0, vertical: 0.0)
  /// How fast the clock moved when it was held, and when that was.
  private var caught: (main: Double, vertical: Double, instant: Double)?

  /// A way of `length` seconds that stands at the beginning of its direction.
  init(length: Double, isReversed: Bool, in application: UIApplication) {
    self.length = length
    self.isReversed = isReversed
    self.application = application
    set(isReversed ? 1 : 0)
  }

  private var world: LayerWorld { application.world }

  /// Where it goes.
  var target: Double { isReversed ? 0 : 1 }

  /// Whether it moves or is about to.
  var isRunning: Bool { world.isRunning(clock) }

  /// How far it is in its direction, 0...1, as it is seen.
  var progress: Double {
    let fraction = world.fraction(of: clock)
    return min(1, max(0, isReversed ? 1 - fraction : fraction))
  }

  /// Where on the way it is, 0...1.
  var place: Double { min(1, max(0, world.fraction(of: clock))) }

  /// Whether its way back, or that of a transition it was part of, brought it to its beginning.
  var endsAtStart: Bool { isReversed || clock.isReturned }

  /// Says whether it stays active at its end.
  func setStaysAtEnd(_ stays: Bool) { world.setStaysAtEnd(stays, of: clock) }

  /// Has `animation`, of a block that begins at `begin`, moved by the clock.
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

  /// The shortest part of the way that anything is animated on.
  private static let least = 1e-9

  // MARK: Moving

  /// Holds it where it is.
  func hold() {
    guard isRunning else { return holdAt(world.fraction(of: clock), world.fraction(of: clock, isVertical: true)) }
    caught = (world.rate(of: clock), world.rate(of: clock, isVertical: true), world.now)
    holdAt(world.fraction(of: clock), world.fraction(of: clock, isVertical: true))
  }

  /// Has it stand at `progress` of its direction: on `pacing`, or evenly without.
  func scrub(to progress: Double, _ pacing: AnimatorPacing?) {
    caught = nil
    guard let pacing else {
      let fraction = isReversed ? 1 - progress : progress
      return world.hold(clock, at: fraction, vertical: followed(fraction))
    }
    let main = pacing.main.timingCurve(duration: length).value(at: progress)
    let vertical = pacing.vertical.timingCurve(duration: length).value(at: progress)
    if isReversed { holdAt(1 - main, 1 - vertical) } else { holdAt(main, vertical) }
  }

  /// Goes on, paced by `pacing`: for `seconds`, or without them for the rest of the whole.
  func play(_ pacing: AnimatorPacing, seconds: Double?, delay: Double = 0) {
    let rates = isRunning ? (world.rate(of: clock), world.rate(of: clock, isVertical: true)) : caughtRates
    let travelled = progress
    let main = map(from: world.fraction(of: clock), pacing.main, seconds, delay, rates.0, travelled)
    let vertical = map(
      from: world.fraction(of: clock, isVertical: true), pacing.vertical, seconds, delay, rates.1, travelled)
    world.run(clock, along: main, vertical: vertical)
    caught = nil
  }

  /// What is left of the way it is on, counted from now; nil where it stands.
  var rest: (main: TimeMap, vertical: TimeMap)? { world.rest(of: clock) }

  /// Goes where these maps lead, from now on.
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

  /// What is left of the way along `curve`, taken up where it has the value `fraction`; nil where that is no one place.
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

  /// How fast it was held, where that was at this very instant.
  private var caughtRates: (Double, Double) {
    guard let caught, caught.instant == world.now else { return (0, 0) }
    return (caught.main, caught.vertical)
  }

  private func set(_ fraction: Double) { holdAt(fraction, fraction) }

  private func holdAt(_ main: Double, _ vertical: Double) {
    pivot = (main, vertical)
    world.hold(clock, at: main, vertical: vertical)
  }

  /// Where the vertical part is to stand when the rest does at `fraction`: in proportion on either side of where both
  /// were held.
  private func followed(_ fraction: Double) -> Double {
    guard pivot.main != pivot.vertical, pivot.main > 0, pivot.main < 1 else { return fraction }
    if fraction < pivot.main { return pivot.vertical * fraction / pivot.main }
    return 1 - (1 - pivot.vertical) * (1 - fraction) / (1 - pivot.main)
  }
}
