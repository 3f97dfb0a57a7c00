import CoreGraphics

/// The position of a property's numbers in the memory of a `LayerValues`, and their number.
///
/// Sampling reads and writes through slots: without a switch, and without copying the other values.
struct ValueSlot: Hashable, Sendable {
  private enum Shape: UInt8 {
    case none, number, pair, quad, transform
  }

  private let offset: UInt16
  private let shape: Shape

  /// The slot of a property that is no number: it reads as zero, and writing to it has no effect.
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

  /// The numbers in `values`, in the first lanes; zero for transforms.
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

  /// Writes the first lanes of `lanes` into `values`; without effect for transforms.
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

  /// The transform in `values`; the identity for properties that are no transforms.
  @inline(__always)
  func transform(in values: UnsafePointer<LayerValues>) -> CATransform3D {
    guard shape == .transform else { return CATransform3DIdentity }
    return (UnsafeRawPointer(values) + Int(offset)).load(as: CATransform3D.self)
  }

  /// Writes `transform` into `values`; without effect for properties that are no transforms.
  @inline(__always)
  func set(_ transform: CATransform3D, in values: UnsafeMutablePointer<LayerValues>) {
    guard shape == .transform else { return }
    (UnsafeMutableRawPointer(values) + Int(offset)).storeBytes(of: transform, as: CATransform3D.self)
  }

  /// Copies the property's value from one layer's values to another's.
  func copy(from source: UnsafePointer<LayerValues>, to target: UnsafeMutablePointer<LayerValues>) {
    set(lanes(in: source), in: target)
    set(transform(in: source), in: target)
  }

  /// Whether both hold the same value of the property.
  func isSame(_ one: UnsafePointer<LayerValues>, _ other: UnsafePointer<LayerValues>) -> Bool {
    lanes(in: one) == lanes(in: other) && transform(in: one) == transform(in: other)
  }
}

extension LayerValues {
  /// The numbers of `property`, in the first lanes; zero for transforms and references.
  package subscript(property: LayerProperty) -> SIMD4<Double> {
    get { withUnsafePointer(to: self) { property.slot.lanes(in: $0) } }
    set { withUnsafeMutablePointer(to: &self) { property.slot.set(newValue, in: $0) } }
  }

  /// The transform that `property` is; the identity for properties that are no transforms.
  package subscript(transform property: LayerProperty) -> CATransform3D {
    get { withUnsafePointer(to: self) { property.slot.transform(in: $0) } }
    set { withUnsafeMutablePointer(to: &self) { property.slot.set(newValue, in: $0) } }
  }
}

extension UnsafeMutablePointer<LayerValues> {
  /// The numbers of the property in `slot`, in the first lanes.
  @inline(__always)
  subscript(slot: ValueSlot) -> SIMD4<Double> {
    get { slot.lanes(in: self) }
    nonmutating set { slot.set(newValue, in: self) }
  }

  /// The transform in `slot`.
  @inline(__always)
  subscript(transform slot: ValueSlot) -> CATransform3D {
    get { slot.transform(in: self) }
    nonmutating set { slot.set(newValue, in: self) }
  }
}
