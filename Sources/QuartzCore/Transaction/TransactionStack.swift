/// The open transactions of a world, the implicit one at the bottom.
package final class TransactionStack {
  private struct Level {
    var values: [String: Any] = [:]
    var completionBlock: (() -> Void)?
    var group: AnimationGroup?
    /// Groups of others that wait for what is added.
    var awaiting: [AnimationGroup] = []
  }

  /// How long an animation takes when nobody says.
  static let standardDuration = 0.25

  private var levels = [Level()]

  /// Is given the end of each transaction that has nothing to animate, to call it when its time has come; nil leaves it
  /// to the commit.
  package var onEmptyTransaction: ((@escaping () -> Void) -> Void)?

  /// Opens a transaction.
  package func begin() { levels.append(Level()) }

  /// Drops the open transactions and what waits for their animations.
  func removeAll() {
    let dropped = (levels, onEmptyTransaction)
    (levels, onEmptyTransaction) = ([Level()], nil)
    withExtendedLifetime(dropped) {}
  }

  /// Closes the innermost transaction; false where there is only the implicit one.
  @discardableResult
  package func commit() -> Bool {
    guard levels.count > 1 else { return false }
    guard let group = levels.removeLast().group else { return true }
    if let onEmptyTransaction, !group.isRunning { onEmptyTransaction(group.close) } else { group.close() }
    return true
  }

  /// Closes the implicit transaction and opens the next.
  func commitImplicit() {
    let level = levels[0]
    levels[0] = Level()
    level.group?.close()
  }

  /// The values of the innermost transaction that has any under `key`.
  func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock }
    for level in levels.reversed() {
      if let value = level.values[key] { return value }
    }
    return key == kCATransactionAnimationDuration ? Self.standardDuration : nil
  }

  func setValue(_ value: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      setCompletionBlock(value as? () -> Void)
    } else {
      levels[levels.count - 1].values[key] = value
    }
  }

  /// How long animations without a length of their own take, 0 or more, in seconds.
  package var duration: Double {
    let seconds = value(forKey: kCATransactionAnimationDuration).flatMap(AnimationValue.number) ?? 0
    return seconds > 0 ? seconds : 0
  }

  /// The pacing of animations, whatever their own is; nil leaves them theirs.
  var timingFunction: CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Whether changes look for no actions.
  var disablesActions: Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  var completionBlock: (() -> Void)? { levels[levels.count - 1].completionBlock }

  /// Sets the block of the innermost transaction; the one before it waits for what was added up to now.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let world = LayerWorld.current
    let top = levels.count - 1
    let earlier = levels[top].group
    levels[top].completionBlock = block
    levels[top].group = block.map { block in
      AnimationGroup { [weak world] _ in (world ?? .current).callCompletion(block) }
    }
    earlier?.close()
  }

  /// The groups that an animation added now belongs to, innermost first.
  var openGroups: [AnimationGroup] {
    levels.reversed().flatMap { level in level.awaiting + (level.group.map { [$0] } ?? []) }
  }

  /// Has `groups`, innermost first, wait for the animations that `body` adds.
  ///
  /// Where the time is `even`, those are paced evenly whatever anybody says.
  package func awaited(by groups: [AnimationGroup], even: Bool, _ body: () -> Void) {
    begin()
    levels[levels.count - 1].awaiting = groups
    if even { setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction) }
    body()
    commit()
  }
}
