import QuartzCore

/// The animation blocks of an application that are being staged, and what is said about them.
@MainActor final class AnimationState {
  /// The blocks whose closures are running, innermost last.
  private var blocks: [AnimationBlock] = []
  /// Whether changes in blocks are animated.
  var isEnabled = true
  /// Called before a block changes a property of a layer.
  var onChange: ((CALayer, LayerProperty) -> Void)?
  /// The property animators that are active, which keeps them alive.
  var animators: [UIViewPropertyAnimator] = []
  /// Who watches what is staged, innermost last.
  private var scopes: [AnimationStaging.Scope] = []

  /// The block that changes belong to now.
  var current: AnimationBlock? { isEnabled ? blocks.last : nil }

  /// The block opened last, whether or not it animates.
  var innermost: AnimationBlock? { blocks.last }

  /// Whether blocks are to be paced evenly.
  var isEven: Bool { scopes.contains(where: \.isEven) }

  /// Makes `block` the innermost.
  func push(_ block: AnimationBlock) { blocks.append(block) }

  /// Ends the innermost block.
  func pop() { _ = blocks.popLast() }

  /// Does `body` in `block`.
  func perform(in block: AnimationBlock, _ body: () -> Void) {
    blocks.append(block)
    body()
    blocks.removeLast()
  }

  /// Does `body` with changes animated or not.
  func with(enabled: Bool, _ body: () -> Void) {
    let before = isEnabled
    isEnabled = enabled
    body()
    isEnabled = before
  }

  /// Does `body` watched by `scope`.
  func watched(by scope: AnimationStaging.Scope, _ body: () -> Void) {
    scopes.append(scope)
    body()
    scopes.removeLast()
  }

  /// Tells those who watch that `block` is staged.
  func note(_ block: AnimationBlock) {
    for scope in scopes { scope.note(block) }
  }

  /// Has those who wait for the first block take part in `block`, where it is that; called inside the block.
  func join(_ block: AnimationBlock) {
    for scope in scopes { scope.join(block) }
  }

  /// Who decides when a block without animations is over; nil leaves it to the next turn.
  var emptyBlockHandler: ((@escaping () -> Void) -> Void)? { scopes.last { $0.onEmptyBlock != nil }?.onEmptyBlock }
}
