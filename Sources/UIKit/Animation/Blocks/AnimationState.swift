import QuartzCore

/// The animation blocks of an application that are being staged.
@MainActor final class AnimationState {
  /// Their closures are running, innermost last.
  private var blocks: [AnimationBlock] = []
  var isEnabled = true
  /// Called before a block changes a property of a layer.
  var onChange: ((CALayer, LayerProperty) -> Void)?
  /// Kept alive here while they are active.
  private(set) var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]
  /// Innermost last.
  private var scopes: [AnimationStaging] = []

  /// Nil outside blocks and while animations are disabled.
  var current: AnimationBlock? { isEnabled ? blocks.last : nil }

  var innermost: AnimationBlock? { blocks.last }

  var isEven: Bool { scopes.contains(where: \.isEven) }

  func keep(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = animator }

  func release(_ animator: UIViewPropertyAnimator) { animators[ObjectIdentifier(animator)] = nil }

  /// Releases all active animators, whose completions are not called.
  func forgetAnimators() {
    for animator in animators.values { animator.rest() }
  }

  /// The closure of a block or of a transition is running.
  var isStaging: Bool { !scopes.isEmpty || blocks.contains { !$0.isOpen } }

  func push(_ block: AnimationBlock) { blocks.append(block) }

  func pop() { _ = blocks.popLast() }

  func perform(in block: AnimationBlock, _ body: () -> Void) {
    blocks.append(block)
    body()
    blocks.removeLast()
  }

  func with(enabled: Bool, _ body: () -> Void) {
    let before = isEnabled
    isEnabled = enabled
    body()
    isEnabled = before
  }

  /// What `body` changes and stages belongs to no block, and nothing observes it.
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

  func watched(by scope: AnimationStaging, _ body: () -> Void) {
    scopes.append(scope)
    body()
    scopes.removeLast()
  }

  func note(_ block: AnimationBlock) {
    for scope in scopes { scope.note(block) }
  }

  /// Called inside the block; the observers wait for the first one.
  func join(_ block: AnimationBlock) {
    for scope in scopes { scope.join(block) }
  }

  /// When a block without animations ends; nil leaves it to the next turn.
  var emptyBlockHandler: ((@escaping () -> Void) -> Void)? { scopes.last { $0.onEmptyBlock != nil }?.onEmptyBlock }
}
