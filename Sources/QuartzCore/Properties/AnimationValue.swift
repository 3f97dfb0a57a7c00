import CoreGraphics

/// Opens the values that clients give animations into numbers.
package enum AnimationValue {
  /// The numbers of `value` for `keyPath`, in the first lanes; nil if it is of another kind or not finite.
  package static func lanes(_ value: Any?, for keyPath: LayerKeyPath) -> SIMD4<Double>? {
    guard let value, let found = anyLanes(value, for: keyPath) else { return nil }
    return found.isFinite ? found : nil
  }

  private static func anyLanes(_ value: Any, for keyPath: LayerKeyPath) -> SIMD4<Double>? {
    if keyPath.part == .whole, keyPath.property.kind == .color { return color(value) }
    switch keyPath.laneCount {
    case 1: return number(value).map(LayerValues.wide)
    case 2: return pair(value).map(LayerValues.wide)
    case 4: return rectangle(value)
    default: return nil
    }
  }

  /// The number that `value` is; nil if it is none.
  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: value.native
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    default: nil
    }
  }

  /// The transform that `value` is; nil if it is none or not finite.
  package static func transform(_ value: Any?) -> CATransform3D? {
    let found: CATransform3D? =
      switch value {
      case let value as CATransform3D: value
      case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
      case let value as NSValue: value.heldTransform
      default: nil
      }
    return found.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The red, green, blue and alpha of the colour that `value` is; nil if it is none.
  static func color(_ value: Any) -> SIMD4<Double>? {
    (value as? CGColor).map { SIMD4<Double>($0.rgba) }
  }

  private static func pair(_ value: Any) -> SIMD2<Double>? {
    switch value {
    case let value as CGPoint: SIMD2(value)
    case let value as CGSize: SIMD2(value)
    case let value as CGVector: SIMD2(value.dx.native, value.dy.native)
    // Foundation on Linux boxes geometry only under AppKit's names.
    case let value as NSNumber: SIMD2(repeating: value.doubleValue)
    case let value as NSValue where boxes(value, like: NSValue(point: .zero)): SIMD2(value.pointValue)
    case let value as NSValue where boxes(value, like: NSValue(size: .zero)): SIMD2(value.sizeValue)
    default: nil
    }
  }

  private static func rectangle(_ value: Any) -> SIMD4<Double>? {
    switch value {
    case let value as CGRect: SIMD4(value)
    case is NSNumber: nil
    case let value as NSValue where boxes(value, like: NSValue(rect: .zero)): SIMD4(value.rectValue)
    default: nil
    }
  }

  /// Whether both box the same type: reading another type out would write past the end of its memory.
  private static func boxes(_ value: NSValue, like other: NSValue) -> Bool {
    String(cString: value.objCType) == String(cString: other.objCType)
  }
}

extension SIMD where Scalar == Double {
  /// The length of the vector.
  var length: Double { (self * self).sum().squareRoot() }
}

extension SIMD4<Double> {
  /// Whether every lane is finite, and small enough that the product of two such lanes is finite, too.
  var isFinite: Bool { self * NumberLimits.reach * 0 == .zero }

  init(_ rect: CGRect) {
    self.init(rect.origin.x.native, rect.origin.y.native, rect.size.width.native, rect.size.height.native)
  }
}

extension SIMD2<Double> {
  /// Whether both lanes are finite, and small enough that the product of two such lanes is finite, too.
  var isFinite: Bool { self * NumberLimits.reach * 0 == .zero }

  @inline(__always)
  init(_ point: CGPoint) { self.init(point.x.native, point.y.native) }

  @inline(__always)
  init(_ size: CGSize) { self.init(size.width.native, size.height.native) }
}

extension CGPoint {
  @inline(__always)
  init(_ lanes: SIMD2<Double>) { self.init(x: lanes.x, y: lanes.y) }
}

extension CGSize {
  @inline(__always)
  init(_ lanes: SIMD2<Double>) { self.init(width: lanes.x, height: lanes.y) }
}

extension CGRect {
  @inline(__always)
  init(_ lanes: SIMD4<Double>) { self.init(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w) }
}
