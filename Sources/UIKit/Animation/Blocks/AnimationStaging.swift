/// How the transition engine takes part in what an animator stages.
@MainActor enum AnimationStaging {
  /// Somebody who watches what is staged.
  @MainActor final class Scope {
    /// Whether what is staged is paced evenly.
    let isEven: Bool
    /// Is given the end of each block that has nothing to animate, to call it when its time has come.
    let onEmptyBlock: ((@escaping () -> Void) -> Void)?
    private let joins: (AnimationBlock) -> Bool
    private var onFirstBlock: (() -> Void)?
    private var firstBlock: AnimationBlock?
    /// The blocks that were staged.
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

    /// Whether a block was staged that others join.
    var hasSeenBlock: Bool { firstBlock != nil }

    /// The closure of `block` is about to run.
    func note(_ block: AnimationBlock) {
      blocks.append(block)
      if firstBlock == nil, joins(block) { firstBlock = block }
    }

    /// The closure of `block` has run.
    func join(_ block: AnimationBlock) {
      guard block === firstBlock else { return }
      onFirstBlock?()
      onFirstBlock = nil
    }
  }

  /// Does `body`; blocks staged meanwhile keep their lengths and delays and are paced evenly, whatever they ask for.
  ///
  /// `onFirstBlock` and `onEmptyBlock` as in `observing`. Gives whether any block that animates was staged.
  @discardableResult
  static func withLinearTiming(
    onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil, _ body: () -> Void
  ) -> Bool {
    stage(Scope(isEven: true, onFirstBlock: onFirstBlock, onEmptyBlock: onEmptyBlock), body)
  }

  /// Does `body`, and `onFirstBlock` once, inside the first block that animates and right after its own closure, so that
  /// what it changes is animated with that block.
  ///
  /// A block that has nothing to animate is over at the next turn, unless `onEmptyBlock` takes that in its hands. Of the
  /// blocks that animate only those count that `joins` picks. Gives whether any such was staged.
  @discardableResult
  static func observing(
    onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil,
    where joins: @escaping (AnimationBlock) -> Bool = { $0.animates }, _ body: () -> Void
  ) -> Bool {
    stage(Scope(isEven: false, onFirstBlock: onFirstBlock, onEmptyBlock: onEmptyBlock, joins: joins), body)
  }

  /// Does `body` and gives the blocks that were staged meanwhile, so that they can be discarded.
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
