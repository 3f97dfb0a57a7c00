/// How the transition engine observes what an animator stages.
@MainActor enum AnimationStaging {
  /// Observes the blocks that are staged.
  @MainActor final class Scope {
    /// Staged blocks get linear timing.
    let isEven: Bool
    /// Gets the end of each block without animations, to call it at the right time.
    let onEmptyBlock: ((@escaping () -> Void) -> Void)?
    private let joins: (AnimationBlock) -> Bool
    private var onFirstBlock: (() -> Void)?
    private var firstBlock: AnimationBlock?
    private(set) var blocks: [AnimationBlock] = []

    fileprivate init(
      isEven: Bool, onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil,
      joins: @escaping (AnimationBlock) -> Bool = { $0.animates }
    ) {
      self.isEven = isEven
      self.joins = joins
      self.onFirstBlock = onFirstBlock
      self.onEmptyBlock = onEmptyBlock
    }

    /// Alongside animations can join such a block.
    var hasSeenBlock: Bool { firstBlock != nil }

    /// Called before the closure of `block` runs.
    func note(_ block: AnimationBlock) {
      blocks.append(block)
      if firstBlock == nil, joins(block) { firstBlock = block }
    }

    /// Called after the closure of `block` has run.
    func join(_ block: AnimationBlock) {
      guard block === firstBlock else { return }
      onFirstBlock?()
      onFirstBlock = nil
    }
  }

  /// Blocks staged meanwhile keep their durations and delays but get linear timing, whatever they ask for; returns
  /// whether one that animates was staged.
  @discardableResult
  static func withLinearTiming(
    onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil, _ body: () -> Void
  ) -> Bool {
    stage(Scope(isEven: true, onFirstBlock: onFirstBlock, onEmptyBlock: onEmptyBlock), body)
  }

  /// Calls `onFirstBlock` once, inside the first block that animates and right after its closure, so that its changes
  /// are animated with that block.
  ///
  /// A block without animations ends at the next turn unless there is an `onEmptyBlock`, which receives its end. Only
  /// blocks for which `joins` returns true count. Returns whether such a block was staged.
  @discardableResult
  static func observing(
    onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil,
    where joins: @escaping (AnimationBlock) -> Bool = { $0.animates }, _ body: () -> Void
  ) -> Bool {
    stage(Scope(isEven: false, onFirstBlock: onFirstBlock, onEmptyBlock: onEmptyBlock, joins: joins), body)
  }

  /// The blocks that were staged meanwhile, so that they can be discarded.
  static func collecting(_ body: () -> Void) -> [AnimationBlock] {
    let scope = Scope(isEven: false)
    UIApplication.shared.animationState.watched(by: scope, body)
    return scope.blocks
  }

  private static func stage(_ scope: Scope, _ body: () -> Void) -> Bool {
    let transactions = UIApplication.shared.world.transactions
    let outer = transactions.onEmptyTransaction
    transactions.onEmptyTransaction = scope.onEmptyBlock ?? outer
    UIApplication.shared.animationState.watched(by: scope, body)
    transactions.onEmptyTransaction = outer
    return scope.hasSeenBlock
  }
}
