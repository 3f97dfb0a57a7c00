/// Observes the blocks that an animator stages for a transition.
@MainActor final class AnimationStaging {
  /// Staged blocks keep their durations and delays but get linear timing, whatever they ask for.
  let isEven: Bool
  /// Gets the end of each block without animations, to call it at the right time; without this it ends at the next turn.
  let onEmptyBlock: ((@escaping () -> Void) -> Void)?
  private let joins: (AnimationBlock) -> Bool
  private var onFirstBlock: (() -> Void)?
  private var firstBlock: AnimationBlock?
  private(set) var blocks: [AnimationBlock] = []

  /// `onFirstBlock` is called once, inside the first block for which `joins` returns true and right after its closure, so
  /// that its changes are animated with that block.
  init(
    isEven: Bool = false, onFirstBlock: (() -> Void)? = nil, onEmptyBlock: ((@escaping () -> Void) -> Void)? = nil,
    joins: @escaping (AnimationBlock) -> Bool = { $0.animates }
  ) {
    (self.isEven, self.onEmptyBlock, self.joins, self.onFirstBlock) = (isEven, onEmptyBlock, joins, onFirstBlock)
  }

  /// Whether there was a block that animations alongside could join.
  var hasSeenBlock: Bool { firstBlock != nil }

  @discardableResult
  func observe(_ body: () -> Void) -> Self {
    let transactions = UIApplication.shared.world.transactions
    let outer = transactions.onEmptyTransaction
    transactions.onEmptyTransaction = onEmptyBlock ?? outer
    UIApplication.shared.animationState.watched(by: self, body)
    transactions.onEmptyTransaction = outer
    return self
  }

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
