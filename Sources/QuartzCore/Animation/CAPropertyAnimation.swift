import CoreGraphics

/// An animation of one property of a layer, or of a part of one.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated: a property's name, or a path such as `position.x` or `transform.rotation.z`.
  public final var keyPath: String?
  /// Whether the values are added to what the property is otherwise; transforms are multiplied, first these.
  public final var isAdditive = false
  /// Whether each repetition begins where the one before ended.
  public final var isCumulative = false

  /// An animation of what `path` names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard let copy = copy as? CAPropertyAnimation else { return }
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
  }

  override final func compileContent(into context: CompilationContext) -> AnimationNode.Content {
    guard let keyPath else {
      context.report("An animation without a key path does nothing; give it one")
      return .nothing
    }
    guard let place = LayerKeyPath(parsing: keyPath) else {
      context.report("Layers have nothing to animate at \"\(keyPath)\"; the animation runs without effect")
      return .nothing
    }
    return compileTrack(at: place, into: context)
  }

  func compileTrack(at place: LayerKeyPath, into context: CompilationContext) -> AnimationNode.Content { .nothing }
}
