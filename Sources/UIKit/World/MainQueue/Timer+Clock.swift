public import Foundation
public import QuartzCore

// As for queues: these are preferred to Foundation's own in a source that imports UIKit but not Foundation explicitly. In
// a source that imports both, Foundation's are preferred, which wait for a run loop. The form with a selector exists only
// here.
extension Timer {
  /// In seconds of the current stage's clock; an interval of 0 or less counts as a tenth of a millisecond.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(after: max(interval, shortest), in: .current)
    return timer
  }

  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    // Foundation's own initialiser makes a timer that is due at once.
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  /// The timer keeps its target alive until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(every: ti, repeats: yesOrNo, aTarget as AnyObject, aSelector, userInfo)
    timer.start(after: max(ti, shortest), in: .current)
    return timer
  }

  /// In the current world; without one, in `loop`.
  fileprivate func start(after seconds: Double, in loop: RunLoop, _ mode: RunLoop.Mode = .default) {
    if !wait(seconds) { loop.Foundation::add(self, forMode: mode) }
  }

  /// Returns false if no world can schedule it.
  private func wait(_ seconds: Double, since instant: Double? = nil) -> Bool {
    MainQueue.schedule(after: seconds, since: instant, isWanted: { self.isValid }, fireWhenDue)
  }

  private func fireWhenDue(at due: Double) {
    guard timeInterval > 0 else {
      fire()
      return invalidate()
    }
    // Missed firings are skipped, and the following ones keep their instants.
    let missed = ((CACurrentMediaTime() - due) / timeInterval).rounded(.down)
    _ = wait(max(timeInterval, Self.shortest) * (1 + max(0, missed)), since: due)
    fire()
  }

  /// In seconds.
  fileprivate static var shortest: Double { 0.0001 }
}

extension RunLoop {
  /// A timer of the main run loop waits by the current stage's clock.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    guard self === RunLoop.main else { return self.Foundation::add(timer, forMode: mode) }
    timer.start(after: MainQueue.delay(until: timer.fireDate), in: self, mode)
  }
}

final class SelectorTimer: Timer {
  private let information: Any?

  override var userInfo: Any? { information }

  init(every interval: TimeInterval, repeats: Bool, _ target: AnyObject, _ selector: Selector, _ information: Any?) {
    self.information = information
    // Timers of the main thread are fired on it.
    nonisolated(unsafe) let (target, selector) = (target, selector)
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      selector.perform(on: target, with: $0)
    }
  }
}
