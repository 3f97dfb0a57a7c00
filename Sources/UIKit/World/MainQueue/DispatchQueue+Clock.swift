public import Dispatch

// These stand in front of Dispatch's own where a source imports UIKit, because they have fewer arguments that are left
// out. Those that take a work item have the same arguments, and stand in front only where Dispatch, or Foundation,
// is not imported by name as well.
extension DispatchQueue {
  /// Has the queue do `work`; the main queue's is done in the current stage's next turn.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if MainQueue.isIt(self), MainQueue.schedule(after: 0, { _ in work() }) { return }
    self.Dispatch::async(execute: work)
  }

  /// Has the queue do `work` at `deadline`; the main queue's is done by the current stage's clock, in whole
  /// milliseconds from now.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if MainQueue.isIt(self), MainQueue.schedule(after: MainQueue.delay(until: deadline), { _ in work() }) {
      return
    }
    self.Dispatch::asyncAfter(deadline: deadline, execute: work)
  }

  /// Has the queue do `workItem` unless it is cancelled; the main queue's is done in the current stage's next turn.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    if MainQueue.isIt(self), MainQueue.schedule(after: 0, workItem) { return }
    self.Dispatch::async(execute: workItem)
  }

  /// Has the queue do `execute` at `deadline` unless it is cancelled; the main queue's is done by the current stage's
  /// clock, in whole milliseconds from now.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    if MainQueue.isIt(self), MainQueue.schedule(after: MainQueue.delay(until: deadline), execute) { return }
    self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
  }
}

extension MainQueue {
  fileprivate static func schedule(after seconds: Double, _ item: DispatchWorkItem) -> Bool {
    schedule(after: seconds, isWanted: { !item.isCancelled }, { _ in item.perform() })
  }
}
