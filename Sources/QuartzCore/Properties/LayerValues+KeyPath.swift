import CoreGraphics

extension LayerValues {
  /// The numbers at `keyPath`, in the first lanes.
  package subscript(keyPath: LayerKeyPath) -> SIMD4<Double> {
    get {
      var values = self
      return withUnsafeMutablePointer(to: &values) { $0[keyPath] }
    }
    set { withUnsafeMutablePointer(to: &self) { $0[keyPath] = newValue } }
  }
}

extension UnsafeMutablePointer<LayerValues> {
  /// The numbers at `keyPath`, in the first lanes.
  subscript(keyPath: LayerKeyPath) -> SIMD4<Double> {
    get {
      switch keyPath.part {
      case .whole:
        return self[keyPath.property.slot]
      case .lanes(let first, let count):
        let all = self[keyPath.property.slot]
        return count == 1 ? LayerValues.wide(all[first]) : SIMD4(all[first], all[first + 1], 0, 0)
      case .translation(let axis):
        let t = self[transform: keyPath.property.slot]
        let moved = SIMD4(t.m41.native, t.m42.native, t.m43.native, 0)
        return axis.map { LayerValues.wide(moved[$0]) } ?? SIMD4(moved.x, moved.y, 0, 0)
      case .scale(let axis):
        let scale = scale(of: keyPath.property.slot)
        return LayerValues.wide(axis.map { scale[$0] } ?? scale.sum() / 3)
      case .rotation(let axis):
        return LayerValues.wide(TransformParts(self[transform: keyPath.property.slot])?.angles[axis] ?? 0)
      }
    }
    nonmutating set {
      switch keyPath.part {
      case .whole:
        self[keyPath.property.slot] = newValue
      case .lanes(let first, let count):
        var all = self[keyPath.property.slot]
        for lane in 0..<count { all[first + lane] = newValue[lane] }
        self[keyPath.property.slot] = all
      case .translation(let axis):
        setTranslation(of: keyPath.property.slot, axis: axis, newValue)
      case .scale(let axis):
        setScale(of: keyPath.property.slot, axis: axis, newValue.x)
      case .rotation(let axis):
        var parts = TransformParts(self[transform: keyPath.property.slot]) ?? TransformParts()
        var angles = parts.angles
        angles[axis] = newValue.x
        parts.angles = angles
        self[transform: keyPath.property.slot] = parts.transform
      }
    }
  }

  private func setTranslation(of slot: ValueSlot, axis: Int?, _ value: SIMD4<Double>) {
    var t = self[transform: slot]
    switch axis {
    case 0: t.m41 = CGFloat(value.x)
    case 1: t.m42 = CGFloat(value.x)
    case 2: t.m43 = CGFloat(value.x)
    default:
      t.m41 = CGFloat(value.x)
      t.m42 = CGFloat(value.y)
    }
    self[transform: slot] = t
  }

  /// The scale factors; for a transform that only scales and moves, its diagonal with signs and zeros.
  private func scale(of slot: ValueSlot) -> SIMD3<Double> {
    let t = self[transform: slot]
    if t.onlyScalesAndMoves { return SIMD3(t.m11.native, t.m22.native, t.m33.native) }
    return TransformParts(t)?.scale ?? .zero
  }

  private func setScale(of slot: ValueSlot, axis: Int?, _ value: Double) {
    var t = self[transform: slot]
    var scale = scale(of: slot)
    if let axis { scale[axis] = value } else { scale = SIMD3(repeating: value) }
    if t.onlyScalesAndMoves {
      t.m11 = CGFloat(scale.x)
      t.m22 = CGFloat(scale.y)
      t.m33 = CGFloat(scale.z)
    } else if var parts = TransformParts(t) {
      parts.scale = scale
      t = parts.transform
    } else {
      // A singular transform has no rotation left to keep.
      let moved = t
      t = CATransform3DMakeScale(CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
      (t.m41, t.m42, t.m43) = (moved.m41, moved.m42, moved.m43)
    }
    self[transform: slot] = t
  }
}
