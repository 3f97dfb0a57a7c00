import CoreGraphics

/// An animation of a property of a layer, or of a part of one.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated value: a property's key, or a path such as `position.x` or `transform.rotation.z`.
  public final var keyPath: String?
  /// A Boolean value that says whether the animation's values are added to the property's value without the animation;
  /// transforms are multiplied, the animation's first.
  public final var isAdditive = false
  /// A Boolean value that says whether each repetition begins at the value at which the one before ended.
  public final var isCumulative = false

  /// Creates an animation of the value at `path`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override final func track(in context: CompilationContext) -> Track {
    guard let spelling = keyPath else {
      context.report("An animation without a key path does nothing; give it one")
      return .nothing
    }
    guard let keyPath = LayerKeyPath(parsing: spelling) else {
      context.report("Layers have nothing to animate at \"\(spelling)\"; the animation runs without effect")
      return .nothing
    }
    return track(at: keyPath, in: context)
  }

  /// Compiles the change of the value at `keyPath`.
  func track(at keyPath: LayerKeyPath, in context: CompilationContext) -> Track { .nothing }
}
