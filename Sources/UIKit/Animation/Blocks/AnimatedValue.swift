import CoreGraphics
import Foundation
import QuartzCore

/// The value of a place in a layer, as animations mix it.
enum AnimatedValue {
  /// Numbers, in the first lanes.
  case lanes(SIMD4<Double>)
  /// A transform.
  case transform(CATransform3D)
  /// A picture, a path or a list; nil where there is none.
  case object(Any?)

  /// What `value` is at `place`; nil where it is nothing that belongs there.
  init?(_ value: Any?, at place: LayerKeyPath) {
    switch place.property.kind {
    case .object: self = .object(value)
    case .transform:
      guard let transform = AnimationValue.transform(value) else { return nil }
      self = .transform(transform)
    default:
      guard let lanes = AnimationValue.lanes(value, for: place) else { return nil }
      self = .lanes(lanes)
    }
  }

  /// The value as clients know it.
  func boxed(at place: LayerKeyPath) -> Any? {
    switch self {
    case .object(let object): return object
    case .transform(let transform): return transform
    case .lanes(let lanes):
      var values = LayerValues()
      values[place] = lanes
      return CALayer.boxed(place, in: values)
    }
  }

  /// The value seen from `base`: what is to be added to that, or for transforms done before it, to get this.
  ///
  /// Nil where there is no such value.
  func relative(to base: Self) -> Self? {
    switch (self, base) {
    case (.lanes(let own), .lanes(let base)): return .lanes(own - base)
    case (.transform(let own), .transform(let base)):
      guard let inverse = base.inverse else { return nil }
      return .transform(CATransform3DConcat(own, inverse))
    default: return nil
    }
  }

  /// What changes nothing where it is added, or for transforms done before; nil for what cannot be added.
  var neutral: Self? {
    switch self {
    case .lanes: .lanes(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .object: nil
    }
  }

  /// The value at `fraction` of the way to `other`.
  func mixed(with other: Self, at fraction: Double) -> Self {
    switch (self, other) {
    case (.lanes(let from), .lanes(let to)):
      let way: SIMD4<Double> = to - from
      return .lanes(from + way * fraction)
    case (.transform(let from), .transform(let to)): return .transform(from.mixed(with: to, at: fraction))
    default: return fraction < 0.5 ? self : other
    }
  }

  /// How far it is to `other`: for transforms the length of the change of translation, for references nothing.
  func distance(to other: Self) -> Double {
    switch (self, other) {
    case (.lanes(let from), .lanes(let to)):
      let way: SIMD4<Double> = to - from
      return (way * way).sum().squareRoot()
    case (.transform(let from), .transform(let to)):
      let way = SIMD3<Double>(
        (to.m41 - from.m41).native, (to.m42 - from.m42).native, (to.m43 - from.m43).native)
      return (way * way).sum().squareRoot()
    default: return 0
    }
  }

  /// Whether it is the same as `other`.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.lanes(let own), .lanes(let other)): own == other
    case (.transform(let own), .transform(let other)): CATransform3DEqualToTransform(own, other)
    case (.object(let own), .object(let other)): (own as AnyObject?) === (other as AnyObject?)
    default: false
    }
  }
}

extension LayerKeyPath {
  /// The places that are animated each by itself when `property` changes.
  static func parts(of property: LayerProperty) -> [Self] {
    guard property == .bounds else { return [Self(property)] }
    return [Self(.bounds, .lanes(first: 0, count: 2)), Self(.bounds, .lanes(first: 2, count: 2))]
  }

  /// The axes of a position.
  static let axes = [Self(.position, .lanes(first: 0, count: 1)), Self(.position, .lanes(first: 1, count: 1))]

  /// What animations call the place.
  var name: String {
    guard case .lanes(let first, _) = part else { return property.rawValue }
    if property == .position { return first == 0 ? "position.x" : "position.y" }
    return first == 0 ? "bounds.origin" : "bounds.size"
  }

  /// Whether animations of the place can be put on top of each other.
  var isAdditive: Bool {
    switch property.kind {
    case .number, .point, .size, .rectangle, .transform: true
    case .flag, .color, .object: false
    }
  }
}
