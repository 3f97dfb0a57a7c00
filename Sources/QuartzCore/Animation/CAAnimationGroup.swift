import CoreGraphics
import Motion

/// A group of animations that run together, in the group's time; they are cut off at its duration.
///
/// The animations' own delegates and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their begin times are relative to the group's beginning.
  public final var animations: [CAAnimation]?
  private var isBeingCopied = false

  override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard !isBeingCopied else {
      return LayerWorld.current.report("An animation group contains itself; inside itself it is left out")
    }
    isBeingCopied = true
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    isBeingCopied = false
  }

  override func track(in context: CompilationContext) -> Track {
    .group(
      (animations ?? []).map { context.compiled($0, inheriting: duration) }, duration: duration, even: curve == .linear)
  }
}
