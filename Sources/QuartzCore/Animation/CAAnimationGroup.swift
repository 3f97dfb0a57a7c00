import CoreGraphics

/// Animations that run together in the group's time; what goes on past its duration is cut off.
///
/// The animations' own delegates and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their `beginTime` counts from the group's beginning.
  public final var animations: [CAAnimation]?
  private var isBeingCopied = false

  override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard !isBeingCopied else {
      return LayerWorld.current.report("An animation group holds itself; inside itself it is left out")
    }
    isBeingCopied = true
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    isBeingCopied = false
  }

  override func compileContent(into context: CompilationContext) -> AnimationNode.Content {
    .group((animations ?? []).map { context.node(of: $0, inheriting: duration) })
  }
}
