/// The implicit transaction is at the bottom.
package final class TransactionStack {
  private struct Level {
    var values: [String: Any] = [:]
    var completionBlock: (() -> Void)?
    var group: AnimationGroup?
    /// These await the animations that are added, too.
    var awaiting: [AnimationGroup] = []
  }

  /// In seconds.
  static let standardDuration = 0.25

  private var levels = [Level()]

  /// Receives the completion of each transaction without animations, to call it later; if nil, the commit calls it.
  package var onEmptyTransaction: ((@escaping () -> Void) -> Void)?

  package func begin() { levels.append(Level()) }

  /// Removes the open transactions, without calling their completions.
  func removeAll() {
    let dropped = (levels, onEmptyTransaction)
    (levels, onEmptyTransaction) = ([Level()], nil)
    withExtendedLifetime(dropped) {}
  }

  /// False if there is only the implicit transaction.
  @discardableResult
  package func commit() -> Bool {
    guard levels.count > 1 else { return false }
    guard let group = levels.removeLast().group else { return true }
    if let onEmptyTransaction, !group.isRunning { onEmptyTransaction(group.close) } else { group.close() }
    return true
  }

  /// Begins the next implicit transaction.
  func commitImplicit() {
    let level = levels[0]
    levels[0] = Level()
    level.group?.close()
  }

  /// The value of the innermost transaction that has one.
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

  /// In seconds; never negative.
  package var duration: Double {
    let seconds = value(forKey: kCATransactionAnimationDuration).flatMap(AnimationValue.number) ?? 0
    return seconds > 0 ? seconds : 0
  }

  /// Replaces that of every animation.
  var timingFunction: CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  var disablesActions: Bool { value(forKey: kCATransactionDisableActions) as? Bool ?? false }

  var completionBlock: (() -> Void)? { levels[levels.count - 1].completionBlock }

  /// The block that it replaces awaits the animations added so far.
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

  /// Innermost first; they await an animation that is added now.
  var openGroups: [AnimationGroup] {
    levels.reversed().flatMap { level in level.awaiting + (level.group.map { [$0] } ?? []) }
  }

  /// Completion blocks wait for something that begins later, such as a transition.
  package func hold() -> TransactionHold { TransactionHold(openGroups) }

  /// `groups`, innermost first, await the animations that `body` adds; if `even`, those are paced linearly.
  package func awaited(by groups: [AnimationGroup], even: Bool, _ body: () -> Void) {
    begin()
    levels[levels.count - 1].awaiting = groups
    if even { setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction) }
    body()
    commit()
  }
}

/// Completion blocks wait for something that was asked for while the transactions were open, and that begins later: a
/// transition, for one, adds its animations when the turn ends.
package struct TransactionHold {
  private let groups: [AnimationGroup]

  /// Innermost first.
  init(_ groups: [AnimationGroup]) {
    self.groups = groups
    for group in groups { group.enter() }
  }

  /// The same completion blocks await what `body` asks for.
  package func include(in stack: TransactionStack, _ body: () -> Void) {
    stack.awaited(by: groups, even: false, body)
  }

  /// Called once.
  package func end() {
    for group in groups { group.leave(finished: true) }
  }
}

/// Animations whose ends are awaited together: those of a transaction, or of an animation block in UIKit.
package final class AnimationGroup {
  /// Not kept alive by the group: they keep the group.
  private var members: [Weak<AnimationRecord>] = []
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var whenOver: ((_ finished: Bool) -> Void)?
  /// Whether the group's owner, such as an animation block, removes its animations itself: those of layers in no tree
  /// instead of the commit, and those that are staged again.
  package var isManaged = false

  /// `whenOver` is called once, when the group is closed and all its animations have ended.
  package init(whenOver: @escaping (_ finished: Bool) -> Void) { self.whenOver = whenOver }

  package var isRunning: Bool { running > 0 }

  /// The animations that were added and are still there, in that order.
  var awaited: [AnimationRecord] { members.compactMap { $0.object } }

  /// Something other than an animation, until ``leave(finished:)`` is called.
  func enter() { running += 1 }

  func enter(_ record: AnimationRecord) {
    enter()
    // Those that were freed go when the list would grow anyway.
    if members.count == members.capacity { members.removeAll { $0.object == nil } }
    members.append(Weak(record))
  }

  /// `finished` says whether the end was reached.
  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callIfOver()
  }

  /// No more animations are added.
  package func close() {
    isClosed = true
    callIfOver()
  }

  private func callIfOver() {
    guard isClosed, running == 0, let whenOver else { return }
    self.whenOver = nil
    members = []
    whenOver(allFinished)
  }
}
