public import Dispatch

// Preferred to Dispatch's own as those of queues are. In the Swift 5 language mode the closures are of the caller's actor.
extension DispatchGroup {
  /// Work for the main queue runs in the current stage's next turn after the group is empty.
  ///
  /// A stage does not wait for work of other queues: what that work finishes is noticed at the end of a later turn.
  @preconcurrency
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void) {
    if MainQueue.isMain(queue), MainQueue.wait(for: self, { work() }) { return }
    self.Dispatch::notify(queue: queue, execute: work)
  }

  @_disfavoredOverload
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    if MainQueue.isMain(queue), MainQueue.wait(for: self, isWanted: { !work.isCancelled }, { work.perform() }) {
      return
    }
    self.Dispatch::notify(queue: queue, work: work)
  }
}

extension DispatchQueue {
  /// Work for the main queue runs in the current stage's next turn.
  @preconcurrency
  public func async(group: DispatchGroup, execute work: @escaping @Sendable @convention(block) () -> Void) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// Work for the main queue runs by the current stage's clock, a whole number of milliseconds from now.
  @preconcurrency
  public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let delay = MainQueue.delay(until: wallDeadline)
    if MainQueue.isMain(self), MainQueue.schedule(after: delay, { _ in work() }) { return }
    self.Dispatch::asyncAfter(wallDeadline: wallDeadline, execute: work)
  }
}
