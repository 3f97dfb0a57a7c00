import CoreGraphics
import Foundation

/// The form in which animations mix a value.
package enum AnimatedValue {
  /// In the first lanes.
  case lanes(SIMD4<Double>)
  case transform(CATransform3D)
  /// A picture, a path or a list; nil for none.
  case object(Any?)

  /// Nil if the client's value does not belong at `keyPath`.
  package init?(_ value: Any?, at keyPath: LayerKeyPath) {
    switch (keyPath.property.kind, keyPath.part) {
    case (.object, _): self = .object(value)
    case (.transform, .whole):
      guard let transform = AnimationValue.transform(value) else { return nil }
      self = .transform(transform)
    default:
      guard let lanes = AnimationValue.lanes(value, for: keyPath) else { return nil }
      self = .lanes(lanes)
    }
  }

  init(at keyPath: LayerKeyPath, values: LayerValues, objects: LayerObjects) {
    let row = keyPath.property.row
    switch row.access {
    case .reference(_, _, let reference): self = .object(reference.value(in: objects))
    case .transform where keyPath.part == .whole: self = .transform(values[transform: keyPath.property])
    case .numbers, .color, .transform:
      self = .lanes(values[keyPath])
    }
  }

  static func defaultValue(at keyPath: LayerKeyPath) -> Self {
    Self(at: keyPath, values: LayerValues(), objects: LayerObjects())
  }

  package func boxed(at keyPath: LayerKeyPath) -> Any? {
    switch self {
    case .object(let object): object
    case .transform(let transform): transform
    case .lanes(let lanes): Self.boxed(lanes, at: keyPath)
    }
  }

  private static func boxed(_ lanes: SIMD4<Double>, at keyPath: LayerKeyPath) -> Any {
    switch keyPath.part {
    case .whole: return boxed(lanes, as: keyPath.property.kind)
    case .lanes(first: 2, count: 2), .translation(axis: nil): return CGSize(lanes.lowHalf)
    case .lanes(_, count: 2): return CGPoint(lanes.lowHalf)
    case .lanes, .translation, .scale, .rotation: return CGFloat(lanes.x)
    }
  }

  private static func boxed(_ lanes: SIMD4<Double>, as kind: LayerProperty.Kind) -> Any {
    switch kind {
    case .number: CGFloat(lanes.x)
    case .flag: lanes.x != 0
    case .point: CGPoint(lanes.lowHalf)
    case .size: CGSize(lanes.lowHalf)
    case .rectangle: CGRect(lanes)
    case .color: CGColor(rgba: SIMD4<Float>(lanes))
    case .transform, .object: lanes
    }
  }

  /// What must be added to `base`, or for transforms done before it, to get this value; nil if there is no such
  /// value.
  package func relative(to base: Self) -> Self? {
    switch (self, base) {
    case (.lanes(let own), .lanes(let base)): return .lanes(own - base)
    case (.transform(let own), .transform(let base)):
      guard let inverse = base.inverse else { return nil }
      return .transform(CATransform3DConcat(own, inverse))
    default: return nil
    }
  }

  /// Changes nothing when it is added, or for transforms done before; nil if the value cannot be added.
  package var neutral: Self? {
    switch self {
    case .lanes: .lanes(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .object: nil
    }
  }

  /// This value is at fraction 0.
  package func mixed(with other: Self, at fraction: Double) -> Self {
    switch (self, other) {
    case (.lanes(let from), .lanes(let to)):
      let change: SIMD4<Double> = to - from
      return .lanes(from + change * fraction)
    case (.transform(let from), .transform(let to)): return .transform(from.mixed(with: to, at: fraction))
    default: return fraction < 0.5 ? self : other
    }
  }

  /// For transforms the length of the change of translation, for references 0.
  package func distance(to other: Self) -> Double {
    switch (self, other) {
    case (.lanes(let from), .lanes(let to)): (to - from).length
    case (.transform(let from), .transform(let to)):
      SIMD4((to.m41 - from.m41).native, (to.m42 - from.m42).native, (to.m43 - from.m43).native, 0).length
    default: 0
    }
  }

  /// References are the same if they are one object.
  package func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.lanes(let own), .lanes(let other)): own == other
    case (.transform(let own), .transform(let other)): CATransform3DEqualToTransform(own, other)
    case (.object(let own), .object(let other)): (own as AnyObject?) === (other as AnyObject?)
    default: false
    }
  }
}

package enum AnimationValue {
  /// In the first lanes; nil if the value is of another kind or not finite.
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

  /// Nil if the value is not a finite transform.
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

  /// Reading another type out would write past the end of the value's memory.
  private static func boxes(_ value: NSValue, like other: NSValue) -> Bool {
    String(cString: value.objCType) == String(cString: other.objCType)
  }
}

extension SIMD where Scalar == Double {
  var length: Double { (self * self).sum().squareRoot() }
}

extension SIMD4<Double> {
  /// And small enough that the product of two such lanes is finite, too.
  var isFinite: Bool { self * NumberLimits.reach * 0 == .zero }

  init(_ rect: CGRect) {
    self.init(rect.origin.x.native, rect.origin.y.native, rect.size.width.native, rect.size.height.native)
  }
}

extension SIMD2<Double> {
  /// And small enough that the product of two such lanes is finite, too.
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
