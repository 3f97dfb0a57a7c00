import CoreGraphics

extension LayerValues {
  /// The numbers at `keyPath`, in the first lanes.
  package subscript(keyPath: LayerKeyPath) -> SIMD4<Double> {
    get {
      switch keyPath.part {
      case .whole:
        return self[keyPath.property]
      case .lanes(let first, let count):
        let all = self[keyPath.property]
        return count == 1 ? Self.wide(all[first]) : SIMD4(all[first], all[first + 1], 0, 0)
      case .translation(let axis):
        let t = self[transform: keyPath.property]
        let moved = SIMD4(t.m41.native, t.m42.native, t.m43.native, 0)
        return axis.map { Self.wide(moved[$0]) } ?? SIMD4(moved.x, moved.y, 0, 0)
      case .scale(let axis):
        let scale = scale(of: keyPath.property)
        return Self.wide(axis.map { scale[$0] } ?? scale.sum() / 3)
      case .rotation(let axis):
        return Self.wide(TransformParts(self[transform: keyPath.property])?.angles[axis] ?? 0)
      }
    }
    set {
      switch keyPath.part {
      case .whole:
        self[keyPath.property] = newValue
      case .lanes(let first, let count):
        var all = self[keyPath.property]
        for lane in 0..<count { all[first + lane] = newValue[lane] }
        self[keyPath.property] = all
      case .translation(let axis):
        setTranslation(of: keyPath.property, axis: axis, newValue)
      case .scale(let axis):
        setScale(of: keyPath.property, axis: axis, newValue.x)
      case .rotation(let axis):
        var parts = TransformParts(self[transform: keyPath.property]) ?? TransformParts()
        var angles = parts.angles
        angles[axis] = newValue.x
        parts.angles = angles
        self[transform: keyPath.property] = parts.transform
      }
    }
  }

  private mutating func setTranslation(of property: LayerProperty, axis: Int?, _ value: SIMD4<Double>) {
    var t = self[transform: property]
    switch axis {
    case 0: t.m41 = CGFloat(value.x)
    case 1: t.m42 = CGFloat(value.x)
    case 2: t.m43 = CGFloat(value.x)
    default:
      t.m41 = CGFloat(value.x)
      t.m42 = CGFloat(value.y)
    }
    self[transform: property] = t
  }

  /// The scale factors; of a transform that only scales they are its diagonal, signs and zeros included.
  private func scale(of property: LayerProperty) -> SIMD3<Double> {
    let t = self[transform: property]
    if t.onlyScalesAndMoves { return SIMD3(t.m11.native, t.m22.native, t.m33.native) }
    return TransformParts(t)?.scale ?? .zero
  }

  private mutating func setScale(of property: LayerProperty, axis: Int?, _ value: Double) {
    var t = self[transform: property]
    var scale = scale(of: property)
    if let axis { scale[axis] = value } else { scale = SIMD3(repeating: value) }
    if t.onlyScalesAndMoves {
      t.m11 = CGFloat(scale.x)
      t.m22 = CGFloat(scale.y)
      t.m33 = CGFloat(scale.z)
    } else if var parts = TransformParts(t) {
      parts.scale = scale
      t = parts.transform
    } else {
      // Singular: nothing is left of the rotation, so the scale stands alone.
      let moved = t
      t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
      (t.m41, t.m42, t.m43) = (moved.m41, moved.m42, moved.m43)
    }
    self[transform: property] = t
  }
}
