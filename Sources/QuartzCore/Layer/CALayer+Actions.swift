import CoreGraphics

extension CALayer {
  /// The action that delegate, layer, style or class give for `event`, or else the property's own animation.
  final func searchedAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
      ?? (rare?.style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// Whether anybody but the properties themselves could have an action: a delegate, the layer, or a client's class.
  final var mayHaveActions: Bool {
    delegate != nil || rare?.actions != nil || rare?.style != nil
      || !Self.ownClasses.contains(ObjectIdentifier(type(of: self)))
  }

  private static let ownClasses = Set(
    [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self,
      CAReplicatorLayer.self, CAScrollLayer.self,
    ].map { ObjectIdentifier($0) })

  /// The animation that a property of a layer on screen has by itself, from what is presented to what is set.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard hasBeenShown, let property = LayerProperty.named(event), property.animatesByItself else { return nil }
    let transactions = (world ?? .current).transactions
    guard transactions.duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedValue(of: property)
    guard animation.fromValue != nil || property.kind == .object else { return nil }
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// The value of `property` that is presented at this instant, as clients know it.
  package final func presentedValue(of property: LayerProperty) -> Any? { Self.value(of: property, in: presented()) }

  /// The value at `place`, as clients know it, that the model and what `clock` moves make at this instant.
  package final func presentedValue(at place: LayerKeyPath, movedBy clock: AnimationClock) -> Any? {
    let shown = presented(movedBy: clock)
    return place.part == .whole ? Self.value(of: place.property, in: shown) : Self.boxed(place, in: shown.values)
  }

  private static func value(
    of property: LayerProperty, in shown: (values: LayerValues, objects: LayerObjects)
  ) -> Any? {
    switch property {
    case .contents: return shown.objects.contents
    case .path: return shown.objects.path
    case .shadowPath: return shown.objects.shadowPath
    case .colors: return shown.objects.gradient?.colors.map { CGColor(rgba: SIMD4<Float>($0)) }
    case .locations: return shown.objects.gradient?.locations
    default: return boxed(LayerKeyPath(property), in: shown.values)
    }
  }

  /// The value at `place` as clients know it.
  package static func boxed(_ place: LayerKeyPath, in values: LayerValues) -> Any {
    if place.part == .whole, place.property.kind == .transform { return values[transform: place.property] }
    let lanes = values[place]
    guard place.part == .whole else {
      switch (place.laneCount, place.part) {
      case (1, _): return CGFloat(lanes.x)
      case (_, .translation), (_, .lanes(first: 2, count: 2)): return CGSize(lanes.lowHalf)
      default: return CGPoint(lanes.lowHalf)
      }
    }
    switch place.property.kind {
    case .point: return CGPoint(lanes.lowHalf)
    case .size: return CGSize(lanes.lowHalf)
    case .rectangle: return CGRect(lanes)
    case .color: return CGColor(rgba: SIMD4<Float>(lanes))
    case .flag: return lanes.x != 0
    default: return CGFloat(lanes.x)
    }
  }
}
