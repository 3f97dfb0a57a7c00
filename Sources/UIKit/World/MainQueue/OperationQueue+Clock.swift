public import Foundation

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
