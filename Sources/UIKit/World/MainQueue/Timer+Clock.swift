public import Foundation
public import QuartzCore

// As for queues: these stand in front of Foundation's own where a source imports UIKit and not Foundation by name;
// where it imports both, Foundation's stand in front, which wait for a run loop. The form with a selector is here
// alone.
extension Timer {
  /// A timer that calls `block` after `interval` seconds of the current stage's clock, or every so often.
  ///
  /// An interval of 0 or less is a tenth of a millisecond.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(after: max(interval, shortest), in: .current)
    return timer
  }

  /// A timer that calls `block` after `interval` seconds, or every so often, once it was added to a run loop.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    // Foundation's own is due at once.
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  /// A timer that calls `aSelector` on `aTarget`, which it keeps alive until it is invalidated, after `ti` seconds of
  /// the current stage's clock, or every so often.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(every: ti, repeats: yesOrNo, aTarget as AnyObject, aSelector, userInfo)
    timer.start(after: max(ti, shortest), in: .current)
    return timer
  }

  /// Begins to wait; what no world takes waits in `loop`.
  fileprivate func start(after seconds: Double, in loop: RunLoop, _ mode: RunLoop.Mode = .default) {
    if !wait(seconds) { loop.Foundation::add(self, forMode: mode) }
  }

  /// Has the current world fire the timer `seconds` from now, or from `instant`, and every interval from then on; false
  /// where none can.
  private func wait(_ seconds: Double, since instant: Double? = nil) -> Bool {
    MainQueue.schedule(after: seconds, since: instant, isWanted: { self.isValid }, fireWhenDue)
  }

  private func fireWhenDue(at due: Double) {
    guard timeInterval > 0 else {
      fire()
      return invalidate()
    }
    // What was missed is not made up for, and the rest stays where it was due.
    let missed = ((CACurrentMediaTime() - due) / timeInterval).rounded(.down)
    _ = wait(max(timeInterval, Self.shortest) * (1 + max(0, missed)), since: due)
    fire()
  }

  /// The shortest interval, in seconds.
  fileprivate static var shortest: Double { 0.0001 }
}

extension RunLoop {
  /// Begins a timer; the main loop's waits by the current stage's clock.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard self === RunLoop.main else { return self.Foundation::add(timer, forMode: mode) }
    timer.start(after: MainQueue.delay(until: timer.fireDate), in: self, mode)
  }
}
