import CoreGraphics

extension CALayer {
  /// The action for `event` from delegate, layer, style or class, or else the property's implicit animation.
  final func searchedAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
      ?? (rare?.style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    if let found { return type(of: found) == NSNull.self ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// Whether there may be actions other than implicit animations: a delegate's, the layer's, or a client's class's.
  final var mayHaveActions: Bool {
    delegate != nil || rare?.actions != nil || rare?.style != nil
      || !Self.ownClasses.contains(ObjectIdentifier(type(of: self)))
  }

  private static let ownClasses = Set(
    [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self,
      CAReplicatorLayer.self, CAScrollLayer.self,
    ].map { ObjectIdentifier($0) })

  /// The implicit animation of a property of a layer on screen, from the presented value to the value that is set.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard hasBeenShown, let property = LayerProperty(named: event), property.animatesImplicitly else { return nil }
    let transactions = (world ?? .current).transactions
    guard transactions.duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedValue(at: LayerKeyPath(property)).boxed(at: LayerKeyPath(property))
    guard animation.fromValue != nil || property.kind == .object else { return nil }
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
