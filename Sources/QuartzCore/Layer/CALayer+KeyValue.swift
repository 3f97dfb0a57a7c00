package import CoreGraphics

extension CALayer {
  /// Also finds what the client stored under the key.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Also finds what the client stored under it.
  public final func value(forKeyPath keyPath: String) -> Any? {
    switch keyPath {
    case "frame": return frame
    case "name": return name
    case "mask": return mask
    case "speed": return speed
    case "timeOffset": return timeOffset
    case "beginTime": return beginTime
    case "contentsGravity": return contentsGravity
    case "opaque", "isOpaque": return isOpaque
    case "shouldRasterize": return shouldRasterize
    default:
      guard let animatable = LayerKeyPath(parsing: keyPath) else { return rare?.client[keyPath] }
      return value(at: animatable).boxed(at: animatable)
    }
  }

  final func setClientValue(_ value: Any?, forKeyPath keyPath: String) {
    switch keyPath {
    case "frame": if let frame = value as? CGRect { self.frame = frame }
    case "name": name = value as? String
    case "mask": mask = value as? CALayer
    case "speed": speed = Float(value.flatMap(AnimationValue.number) ?? 1)
    case "timeOffset": timeOffset = value.flatMap(AnimationValue.number) ?? 0
    case "beginTime": beginTime = value.flatMap(AnimationValue.number) ?? 0
    case "contentsGravity": contentsGravity = value as? CALayerContentsGravity ?? .resize
    case "opaque", "isOpaque": isOpaque = value as? Bool ?? false
    case "shouldRasterize": shouldRasterize = value as? Bool ?? false
    default:
      guard let animatable = LayerKeyPath(parsing: keyPath) else {
        uncommon.client[keyPath] = value
        return
      }
      setClientValue(value, at: animatable, keyPath)
    }
  }

  private func setClientValue(_ value: Any?, at keyPath: LayerKeyPath, _ spelling: String) {
    // A colour is kept as the object that the client set.
    if case .color(_, let set, _) = keyPath.property.row.access, value == nil || value is CGColor {
      return set(self, value as? CGColor)
    }
    guard let value else { return setValue(nil, at: keyPath) }
    guard keyPath.property.kind != .color, let opened = AnimatedValue(value, at: keyPath) else {
      return refuse(value, for: spelling, "it must be a finite value of kind \(keyPath.property.kind)")
    }
    setValue(opened, at: keyPath)
  }
}

// Animations read and write values here, without converting them to the types that clients know.

extension CALayer {
  package final func value(at keyPath: LayerKeyPath) -> AnimatedValue {
    switch keyPath.property.row.access {
    case .reference(let get, _, _): .object(get(self))
    case .transform where keyPath.part == .whole: .transform(values[transform: keyPath.property.slot])
    case .numbers, .transform, .color: .lanes(values[keyPath])
    }
  }

  /// Sets the value through the layer's own property, so that it animates and is noticed.
  ///
  /// Nil sets the default value, and for colours and references none. A value of another kind has no effect.
  package final func setValue(_ value: AnimatedValue?, at keyPath: LayerKeyPath) {
    let property = keyPath.property
    switch (property.row.access, value) {
    case (.reference(_, let set, _), nil): set(self, nil)
    case (.reference(_, let set, _), .object(let object)?): set(self, object)
    case (.color(_, let set, _), nil): set(self, nil)
    case (.color(_, let set, _), .lanes(let lanes)?): set(self, CGColor(rgba: SIMD4<Float>(lanes)))
    case (.transform, .transform(let transform)?): set(transform, of: property)
    case (.numbers, .lanes(let lanes)?), (.transform, .lanes(let lanes)?): set(lanes, at: keyPath)
    case (.numbers, nil), (.transform, nil): setValue(.defaultValue(at: keyPath), at: keyPath)
    case (.reference, _), (.color, _), (.numbers, _), (.transform, _): break
    }
  }

  private func set(_ lanes: SIMD4<Double>, at keyPath: LayerKeyPath) {
    var changed = values.pointee
    changed[keyPath] = lanes
    switch keyPath.property.row.access {
    case .numbers(let set):
      let all = changed[keyPath.property]
      if !set(self, all) { write(all, to: keyPath.property) }
    case .transform: set(changed[transform: keyPath.property], of: keyPath.property)
    case .color, .reference: break
    }
  }

  private func set(_ transform: CATransform3D, of property: LayerProperty) {
    guard case .transform(let set) = property.row.access else { return }
    if !set(self, transform) { write(transform, to: property) }
  }

  /// Nil also if the layer's class does not have the property.
  package final func givenColor(of property: LayerProperty) -> CGColor? {
    guard case .color(let get, _, _) = property.row.access else { return nil }
    return get(self)
  }

  /// The value at `keyPath` that is seen at this instant; with a `clock`, as only the animations that it moves make it.
  package final func presentedValue(at keyPath: LayerKeyPath, movedBy clock: AnimationClock? = nil) -> AnimatedValue {
    let shown = clock.map { presented(movedBy: $0) } ?? presented()
    return AnimatedValue(at: keyPath, values: shown.values, objects: shown.objects)
  }
}

// Not Apple's: colours of a layer that its view resolves for an appearance, and again for another one.

extension CALayer {
  /// Resolved from a dynamic colour.
  package final var dynamicColorProperties: [LayerProperty] {
    LayerProperty.colorProperties.filter { givenColors[keyPath: $0.given]?.dynamicColor != nil }.map(\.property)
  }

  /// Without effect if the layer's class does not have the property.
  package final func setColor(_ color: CGColor?, of property: LayerProperty) {
    if case .color(_, let set, _) = property.row.access { set(self, color) }
  }

  package final var hasDrawing: Bool { drawing != nil }
}
