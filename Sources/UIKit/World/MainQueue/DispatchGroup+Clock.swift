public import Dispatch
public import Foundation

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

// As with timers, these are preferred to Foundation's own in a source that imports UIKit but not Foundation explicitly.
extension OperationQueue {
  /// A block for the main queue runs in the current stage's next turn.
  @_disfavoredOverload
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    if self === OperationQueue.main, MainQueue.schedule(after: 0, { _ in block() }) { return }
    self.Foundation::addOperation(block)
  }

  /// An operation for the main queue that waits for no other runs in the current stage's next turn.
  @_disfavoredOverload
  public func addOperation(_ op: Operation) {
    let isUserCode = self === OperationQueue.main && op.isReady
    if isUserCode, MainQueue.schedule(after: 0, isWanted: { !op.isFinished }, { _ in op.start() }) { return }
    self.Foundation::addOperation(op)
  }

  /// As `addOperation(_:)`, unless it is to wait for them.
  @_disfavoredOverload
  public func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    guard self === OperationQueue.main, !wait else {
      return self.Foundation::addOperations(ops, waitUntilFinished: wait)
    }
    for op in ops { addOperation(op) }
  }
}

@MainActor struct WaitingGroups {
  struct Item {
    let group: DispatchGroup
    let isWanted: () -> Bool
    let work: () -> Void
  }

  private var items: [Item] = []

  mutating func add(_ group: DispatchGroup, isWanted: @escaping () -> Bool, _ work: @escaping () -> Void) {
    items.append(Item(group: group, isWanted: isWanted, work: work))
  }

  /// In the order in which they were added.
  mutating func takeReady() -> [Item] {
    guard !items.isEmpty else { return [] }
    let ready = items.map(\.group.isEmpty)
    defer { items = zip(items, ready).filter { !$0.1 }.map(\.0) }
    return zip(items, ready).filter(\.1).map(\.0)
  }
}

extension DispatchGroup {
  var isEmpty: Bool { wait(timeout: .now()) == .success }
}

extension UIApplication {
  func scheduleEmptyGroups() {
    for item in waitingGroups.takeReady() { schedule.add(at: world.now, isWanted: item.isWanted, item.work) }
  }
}
