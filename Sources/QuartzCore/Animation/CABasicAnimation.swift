import CoreGraphics

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` at most two may be given; what is missing is the value that the
/// property has otherwise.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning.
  public final var fromValue: Any?
  /// The value at the end.
  public final var toValue: Any?
  /// The way from the beginning to the end; for transforms what is multiplied on.
  public final var byValue: Any?

  override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyFigures(to copy: CAAnimation) {
    super.copyFigures(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override final func compileTrack(
    at place: LayerKeyPath, into context: CompilationContext
  ) -> AnimationNode.Content {
    switch place.property.kind {
    case .transform where place.part == .whole:
      let ends = (
        opened(fromValue, place, context, AnimationValue.transform),
        opened(toValue, place, context, AnimationValue.transform),
        opened(byValue, place, context, AnimationValue.transform)
      )
      return .transform(TransformTrack(place.property, from: ends.0, to: ends.1, by: ends.2, options: options))
    case .object:
      return .object(ObjectTrack(place.property, from: fromValue, to: toValue, context: context))
    default:
      let numbers = { AnimationValue.lanes($0, for: place) }
      let ends = (
        opened(fromValue, place, context, numbers), opened(toValue, place, context, numbers),
        opened(byValue, place, context, numbers)
      )
      return .lanes(LaneTrack(place, from: ends.0, to: ends.1, by: ends.2, options: options))
    }
  }

  private var options: TrackOptions { TrackOptions(isAdditive: isAdditive, isCumulative: isCumulative) }

  /// The value opened, or nil; one that was given but is of no use is reported and counts as not given.
  private func opened<Value>(
    _ value: Any?, _ place: LayerKeyPath, _ context: CompilationContext, _ open: (Any?) -> Value?
  ) -> Value? {
    guard let value, !(value is NSNull) else { return nil }
    let result = open(value)
    if result == nil {
      context.report(
        "\"\(keyPath ?? "")\" cannot be animated with \(value): a finite value of kind \(place.property.kind) is needed"
      )
    }
    return result
  }
}
