public import Dispatch

// In a source that imports UIKit these are preferred to Dispatch's own because fewer of their arguments are left out.
// Those that take a work item have the same arguments as Dispatch's, and are preferred only in a source that does not
// also import Dispatch or Foundation explicitly.
extension DispatchQueue {
  /// Work for the main queue runs in the current stage's next turn.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    if MainQueue.isMain(self), MainQueue.schedule(after: 0, { _ in work() }) { return }
    self.Dispatch::async(execute: work)
  }

  /// Work for the main queue runs by the current stage's clock, a whole number of milliseconds from now.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    if MainQueue.isMain(self), MainQueue.schedule(after: MainQueue.delay(until: deadline), { _ in work() }) {
      return
    }
    self.Dispatch::asyncAfter(deadline: deadline, execute: work)
  }

  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    if MainQueue.isMain(self), MainQueue.schedule(after: 0, workItem) { return }
    self.Dispatch::async(execute: workItem)
  }

  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    if MainQueue.isMain(self), MainQueue.schedule(after: MainQueue.delay(until: deadline), execute) { return }
    self.Dispatch::asyncAfter(deadline: deadline, execute: execute)
  }
}

extension MainQueue {
  fileprivate static func schedule(after seconds: Double, _ item: DispatchWorkItem) -> Bool {
    schedule(after: seconds, isWanted: { !item.isCancelled }, { _ in item.perform() })
  }
}
