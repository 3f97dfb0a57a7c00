import CoreGraphics
import QuartzCore

/// A change of a property, with what there was before it and what was seen.
struct PropertyChange {
  /// The places that change.
  let places: [LayerKeyPath]
  /// Whether there was no colour before, where it is one.
  let wasColorless: Bool
  private let before: [AnimatedValue?]
  private let presented: [AnimatedValue?]

  /// A change of `property` of `layer` that is about to be made; where each axis of a position moves `byAxis`, that is
  /// two.
  init(_ property: LayerProperty, of layer: CALayer, byAxis: Bool = false) {
    places = byAxis && property == .position ? LayerKeyPath.axes : LayerKeyPath.parts(of: property)
    wasColorless = property.kind == .color && layer.givenColor(of: property) == nil
    before = places.map { layer.value(at: $0) }
    // Only what cannot be put on top goes on from what is seen; of transforms, the singular ones.
    let needsPresented = property.kind == .transform || !LayerKeyPath(property).isAdditive
    let shown = needsPresented ? layer.presentedValue(of: property) : nil
    presented = places.map { needsPresented ? AnimatedValue(shown, at: $0) : nil }
  }

  /// The value before the change.
  func before(at place: LayerKeyPath) -> AnimatedValue? { value(at: place, of: before) }

  /// The value that was seen before the change.
  func presented(at place: LayerKeyPath) -> AnimatedValue? { value(at: place, of: presented) }

  private func value(at place: LayerKeyPath, of values: [AnimatedValue?]) -> AnimatedValue? {
    zip(places, values).first { $0.0 == place }?.1
  }

  /// What leads from the value before to the one there is now; nil where they are the same.
  func animation(at place: LayerKeyPath, of layer: CALayer, with timing: BlockTiming) -> CABasicAnimation? {
    guard let old = before(at: place), let new = layer.value(at: place), !old.isSame(as: new) else { return nil }
    let animation = timing.curve.animation(keyPath: place.name, duration: timing.duration)
    if place.isAdditive, let way = old.relative(to: new), let end = new.neutral {
      animation.isAdditive = true
      animation.fromValue = way.boxed(at: place)
      animation.toValue = end.boxed(at: place)
    } else {
      animation.fromValue = (presented(at: place) ?? old).boxed(at: place)
    }
    return animation
  }
}

extension CALayer {
  /// What the model has at `place`.
  func value(at place: LayerKeyPath) -> AnimatedValue? { AnimatedValue(value(forKeyPath: place.name), at: place) }
}
