import CoreGraphics

open class CAPropertyAnimation: CAAnimation {
  /// A property's key, or a path such as `position.x` or `transform.rotation.z`.
  public final var keyPath: String?
  /// Transforms are multiplied, the animation's first.
  public final var isAdditive = false
  public final var isCumulative = false

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

  func track(at keyPath: LayerKeyPath, in context: CompilationContext) -> Track { .nothing }
}

/// At most two of `fromValue`, `toValue` and `byValue` are used; a missing end is the value that the property has
/// without the animation.
open class CABasicAnimation: CAPropertyAnimation {
  public final var fromValue: Any?
  public final var toValue: Any?
  /// For transforms the factor between the ends.
  public final var byValue: Any?

  override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override final func track(at keyPath: LayerKeyPath, in context: CompilationContext) -> Track {
    switch keyPath.property.row.access {
    case .reference(_, _, let reference):
      let name = keyPath.property.name
      return .reference(ReferenceTrack(reference, of: name, from: fromValue, to: toValue, context: context))
    case .transform where keyPath.part == .whole:
      let ends = (
        opened(fromValue, keyPath, context, AnimationValue.transform),
        opened(toValue, keyPath, context, AnimationValue.transform),
        opened(byValue, keyPath, context, AnimationValue.transform)
      )
      return .transform(TransformTrack(keyPath.property, from: ends.0, to: ends.1, by: ends.2, options: options))
    case .numbers, .color, .transform:
      let numbers = { AnimationValue.lanes($0, for: keyPath) }
      let ends = (
        opened(fromValue, keyPath, context, numbers), opened(toValue, keyPath, context, numbers),
        opened(byValue, keyPath, context, numbers)
      )
      return .numbers(NumberTrack(keyPath, from: ends.0, to: ends.1, by: ends.2, options: options))
    }
  }

  private var options: TrackOptions { TrackOptions(isAdditive: isAdditive, isCumulative: isCumulative) }

  /// A value of another kind is reported and counts as missing.
  private func opened<Value>(
    _ value: Any?, _ keyPath: LayerKeyPath, _ context: CompilationContext, _ open: (Any?) -> Value?
  ) -> Value? {
    guard let value, !(value is NSNull) else { return nil }
    let result = open(value)
    if result == nil {
      context.report(
        "\"\(self.keyPath ?? "")\" cannot be animated with \(value): a finite value of kind \(keyPath.property.kind) is needed"
      )
    }
    return result
  }
}
