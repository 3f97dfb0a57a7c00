import QuartzCore

/// The state of the animation blocks of an application that are being staged.
@MainActor final class AnimationState {
  /// The blocks whose closures are running, innermost last.
  private var blocks: [AnimationBlock] = []
  /// Whether changes in blocks are animated.
  var isEnabled = true
  /// Called before a block changes a property of a layer.
  var onChange: ((CALayer, LayerProperty) -> Void)?
  /// The active property animators, which are kept alive here.
  private(set) var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// The observers of staged blocks, innermost last.
  private var scopes: [AnimationStaging.Scope] = []

  /// The block to which changes belong; nil outside blocks and while animations are disabled.
  var current: AnimationBlock? { isEnabled ? blocks.last : nil }

  /// The innermost block, also while animations are disabled.
  var innermost: AnimationBlock? { blocks.last }

  /// Whether blocks get linear timing.
  var isEven: Bool { scopes.contains(where: \.isEven) }

  /// Keeps `animator`, which became active.
  func keep(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = animator }

  /// Releases `animator`, which is active no longer.
  func release(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = nil }

  /// Releases all active animators, whose completions are not called.
  func forgetAnimators() {
    for animator in animators.values { animator.rest() }
  }

  /// Whether the closure of a block or of a transition is running.
  var isStaging: Bool { !scopes.isEmpty || blocks.contains { !$0.isOpen } }

  /// Makes `block` the innermost.
  func push(_ block: AnimationBlock) { blocks.append(block) }

  /// Ends the innermost block.
  func pop() { _ = blocks.popLast() }

  /// Runs `body` inside `block`.
  func perform(in block: AnimationBlock, _ body: () -> Void) {
    blocks.append(block)
    body()
    blocks.removeLast()
  }

  /// Runs `body` with animations enabled or disabled.
  func with(enabled: Bool, _ body: () -> Void) {
    let before = isEnabled
    isEnabled = enabled
    body()
    isEnabled = before
  }

  /// Runs `body` as if no closure of a block were running: what it changes and stages belongs to none, and no one observes
  /// it.
  func outsideBlocks(_ body: () -> Void) {
    let transactions = UIApplication.shared.world.transactions
    let (outerBlocks, outerScopes, wasEnabled) = (blocks, scopes, isEnabled)
    let (outerChange, onEmpty) = (onChange, transactions.onEmptyTransaction)
    (blocks, scopes, isEnabled) = ([], [], true)
    (onChange, transactions.onEmptyTransaction) = (nil, nil)
    body()
    (blocks, scopes, isEnabled) = (outerBlocks, outerScopes, wasEnabled)
    (onChange, transactions.onEmptyTransaction) = (outerChange, onEmpty)
  }

  /// Runs `body` while `scope` observes.
  func watched(by scope: AnimationStaging.Scope, _ body: () -> Void) {
    scopes.append(scope)
    body()
    scopes.removeLast()
  }

  /// Tells the observers that `block` is staged.
  func note(_ block: AnimationBlock) {
    for scope in scopes { scope.note(block) }
  }

  /// Lets the observers that wait for the first block join `block`; called inside the block.
  func join(_ block: AnimationBlock) {
    for scope in scopes { scope.join(block) }
  }

  /// Decides when a block without animations ends; nil leaves it to the next turn.
  var emptyBlockHandler: ((@escaping () -> Void) -> Void)? { scopes.last { $0.onEmptyBlock != nil }?.onEmptyBlock }
}
