import CoreGraphics

/// Everything that is animated by mixing, and everything that a frame is made of, with default values.
///
/// Plain memory without references, in doubles, so that sampling can copy it and let animations write into the copy
/// without allocating memory or counting references. Points and sizes are two lanes, rectangles and colours four.
package struct LayerValues {
  /// x, y, width, height.
  package var bounds: SIMD4<Double> = .zero
  package var backgroundColor: SIMD4<Double> = .zero
  package var position: SIMD2<Double> = .zero
  package var anchorPoint = SIMD2<Double>(repeating: 0.5)
  package var opacity = 1.0
  package var isHidden = 0.0
  package var isDoubleSided = 1.0
  package var masksToBounds = 0.0
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var shadowOpacity = 0.0
  package var zPosition = 0.0
  package var anchorPointZ = 0.0
  package var contentsScale = 1.0
  package var transform = CATransform3DIdentity

  // From here on, values that few layers change: without them sampling copies a third of the memory.
  package var sublayerTransform = CATransform3DIdentity
  package var borderColor = SIMD4<Double>(0, 0, 0, 1)
  package var shadowColor = SIMD4<Double>(0, 0, 0, 1)
  package var shadowOffset = SIMD2<Double>(0, -3)
  package var shadowRadius = 3.0
  package var contentsRect = SIMD4<Double>(0, 0, 1, 1)
  package var contentsCenter = SIMD4<Double>(0, 0, 1, 1)
  package var rasterizationScale = 1.0
  /// Only subclasses have these.
  package var special = SpecialValues()

  package init() {}

  /// The number of bytes before the values that few layers change.
  static let usualSize = MemoryLayout<Self>.offset(of: \.sublayerTransform) ?? MemoryLayout<Self>.size
}

/// The values of shape, gradient, text, replicator and backdrop layers.
package struct SpecialValues {
  package var strokeStart = 0.0
  package var strokeEnd = 1.0
  package var lineWidth = 1.0
  package var miterLimit = 10.0
  package var lineDashPhase = 0.0
  package var fillColor = SIMD4<Double>(0, 0, 0, 1)
  package var strokeColor: SIMD4<Double> = .zero
  package var startPoint = SIMD2<Double>(0.5, 0)
  package var endPoint = SIMD2<Double>(0.5, 1)
  package var fontSize = 36.0
  package var foregroundColor = SIMD4<Double>(repeating: 1)
  package var instanceTransform = CATransform3DIdentity
  package var instanceColor = SIMD4<Double>(repeating: 1)
  /// The difference between the colours of one copy of a replicator and the next.
  package var instanceColorOffset: SIMD4<Double> = .zero
  package var instanceDelay = 0.0
  package var backdropRadius = 0.0
  package var backdropSaturation = 1.0
  package var backdropTint: SIMD4<Double> = .zero
}

extension LayerValues {
  @inline(__always)
  static func wide(_ value: Double) -> SIMD4<Double> { SIMD4(value, 0, 0, 0) }

  @inline(__always)
  static func wide(_ value: SIMD2<Double>) -> SIMD4<Double> { SIMD4(value.x, value.y, 0, 0) }
}

extension LayerValues {
  /// In the first lanes.
  package subscript(keyPath: LayerKeyPath) -> SIMD4<Double> {
    get {
      var values = self
      return withUnsafeMutablePointer(to: &values) { $0[keyPath] }
    }
    set { withUnsafeMutablePointer(to: &self) { $0[keyPath] = newValue } }
  }
}

extension UnsafeMutablePointer<LayerValues> {
  /// In the first lanes.
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

/// The position of a property's numbers in the memory of a `LayerValues`, and their number.
///
/// Sampling reads and writes through slots: without a switch, and without copying the other values.
struct ValueSlot: Hashable, Sendable {
  private enum Shape: UInt8 {
    case none, number, pair, quad, transform
  }

  private let offset: UInt16
  private let shape: Shape

  /// Few layers change the property from its default.
  var isRare: Bool { Int(offset) >= LayerValues.usualSize }

  /// It reads as zero, and writing to it has no effect.
  static let none = Self(offset: 0, .none)

  // Inlined, so that the compiler finds the offsets and no key path is created.

  @inline(__always)
  init(_ stored: KeyPath<LayerValues, Double>) { self.init(MemoryLayout<LayerValues>.offset(of: stored), .number) }

  @inline(__always)
  init(_ stored: KeyPath<LayerValues, SIMD2<Double>>) { self.init(MemoryLayout<LayerValues>.offset(of: stored), .pair) }

  @inline(__always)
  init(_ stored: KeyPath<LayerValues, SIMD4<Double>>) { self.init(MemoryLayout<LayerValues>.offset(of: stored), .quad) }

  @inline(__always)
  init(_ stored: KeyPath<LayerValues, CATransform3D>) {
    self.init(MemoryLayout<LayerValues>.offset(of: stored), .transform)
  }

  private init(_ offset: Int?, _ shape: Shape) {
    guard let offset else { preconditionFailure("a slot needs a stored property of LayerValues") }
    self.init(offset: offset, shape)
  }

  private init(offset: Int, _ shape: Shape) {
    self.offset = UInt16(offset)
    self.shape = shape
  }

  /// In the first lanes; zero for transforms.
  @inline(__always)
  func lanes(in values: UnsafePointer<LayerValues>) -> SIMD4<Double> {
    let address = UnsafeRawPointer(values) + Int(offset)
    switch shape {
    case .number: return LayerValues.wide(address.load(as: Double.self))
    case .pair: return LayerValues.wide(address.load(as: SIMD2<Double>.self))
    case .quad: return address.load(as: SIMD4<Double>.self)
    case .transform, .none: return .zero
    }
  }

  /// Without effect for transforms.
  @inline(__always)
  func set(_ lanes: SIMD4<Double>, in values: UnsafeMutablePointer<LayerValues>) {
    let address = UnsafeMutableRawPointer(values) + Int(offset)
    switch shape {
    case .number: address.storeBytes(of: lanes.x, as: Double.self)
    case .pair: address.storeBytes(of: lanes.lowHalf, as: SIMD2<Double>.self)
    case .quad: address.storeBytes(of: lanes, as: SIMD4<Double>.self)
    case .transform, .none: break
    }
  }

  /// The identity for properties that are not transforms.
  @inline(__always)
  func transform(in values: UnsafePointer<LayerValues>) -> CATransform3D {
    guard shape == .transform else { return CATransform3DIdentity }
    return (UnsafeRawPointer(values) + Int(offset)).load(as: CATransform3D.self)
  }

  /// Without effect for properties that are not transforms.
  @inline(__always)
  func set(_ transform: CATransform3D, in values: UnsafeMutablePointer<LayerValues>) {
    guard shape == .transform else { return }
    (UnsafeMutableRawPointer(values) + Int(offset)).storeBytes(of: transform, as: CATransform3D.self)
  }

  func copy(from source: UnsafePointer<LayerValues>, to target: UnsafeMutablePointer<LayerValues>) {
    set(lanes(in: source), in: target)
    set(transform(in: source), in: target)
  }

  func isSame(_ one: UnsafePointer<LayerValues>, _ other: UnsafePointer<LayerValues>) -> Bool {
    lanes(in: one) == lanes(in: other) && transform(in: one) == transform(in: other)
  }
}

extension LayerValues {
  /// In the first lanes; zero for transforms and references.
  package subscript(property: LayerProperty) -> SIMD4<Double> {
    get { withUnsafePointer(to: self) { property.slot.lanes(in: $0) } }
    set { withUnsafeMutablePointer(to: &self) { property.slot.set(newValue, in: $0) } }
  }

  /// The identity for properties that are not transforms.
  package subscript(transform property: LayerProperty) -> CATransform3D {
    get { withUnsafePointer(to: self) { property.slot.transform(in: $0) } }
    set { withUnsafeMutablePointer(to: &self) { property.slot.set(newValue, in: $0) } }
  }
}

extension UnsafeMutablePointer<LayerValues> {
  @inline(__always)
  subscript(slot: ValueSlot) -> SIMD4<Double> {
    get { slot.lanes(in: self) }
    nonmutating set { slot.set(newValue, in: self) }
  }

  @inline(__always)
  subscript(transform slot: ValueSlot) -> CATransform3D {
    get { slot.transform(in: self) }
    nonmutating set { slot.set(newValue, in: self) }
  }
}
