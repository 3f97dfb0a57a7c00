import CoreGraphics

/// A row of the table of animatable properties.
struct LayerPropertyRow: Sendable {
  /// The property's key.
  let name: String
  /// The kind of its value.
  let kind: LayerProperty.Kind
  /// The slot of its numbers; references have no numbers.
  let slot: ValueSlot
  /// The functions that read and set it for clients.
  let access: Access
  /// Whether setting it animates by itself, unless an action says otherwise.
  private(set) var animatesImplicitly: Bool
  /// Whether the layer has to be displayed again after a change.
  private(set) var needsDisplay = false

  /// Functions that read and set a property by the layer's own declaration, so that overrides are called.
  enum Access: Sendable {
    /// Sets numbers; returns false if the layer's class does not have the property.
    case numbers(set: @Sendable (CALayer, SIMD4<Double>) -> Bool)
    /// Sets a transform; returns false if the layer's class does not have the property.
    case transform(set: @Sendable (CALayer, CATransform3D) -> Bool)
    /// Reads and sets a colour, and says where a layer keeps the colour that the client set; nil and without effect if
    /// the layer's class does not have the property.
    case color(
      get: @Sendable (CALayer) -> CGColor?, set: @Sendable (CALayer, CGColor?) -> Void,
      given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)
    /// Reads and sets a reference; nil and without effect if the layer's class does not have the property.
    case reference(get: @Sendable (CALayer) -> Any?, set: @Sendable (CALayer, Any?) -> Void, LayerReference)
  }

  private init(_ name: String, _ kind: LayerProperty.Kind, _ slot: ValueSlot, _ access: Access) {
    self.name = name
    self.kind = kind
    self.slot = slot
    self.access = access
    animatesImplicitly = kind != .flag
  }

  /// The row of a property that does not animate by itself.
  var withoutImplicitAnimation: Self {
    var row = self
    row.animatesImplicitly = false
    return row
  }

  /// The row of a property whose change asks for the layer to be displayed again.
  var redrawing: Self {
    var row = self
    row.needsDisplay = true
    return row
  }

  // MARK: Numbers

  // Inlined for `ValueSlot`.

  @inline(__always)
  static func number<Layer: CALayer, Value: BinaryFloatingPoint & SendableMetatype>(
    _ name: String, _ stored: KeyPath<LayerValues, Double>,
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> Self {
    Self(name, .number, ValueSlot(stored), .numbers { set(property, of: $0, to: Value($1.x)) })
  }

  @inline(__always)
  static func flag<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, Double>,
    _ property: any ReferenceWritableKeyPath<Layer, Bool> & Sendable
  ) -> Self {
    Self(name, .flag, ValueSlot(stored), .numbers { set(property, of: $0, to: $1.x != 0) })
  }

  @inline(__always)
  static func point<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, SIMD2<Double>>,
    _ property: any ReferenceWritableKeyPath<Layer, CGPoint> & Sendable
  ) -> Self {
    Self(name, .point, ValueSlot(stored), .numbers { set(property, of: $0, to: CGPoint($1.lowHalf)) })
  }

  @inline(__always)
  static func size<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, SIMD2<Double>>,
    _ property: any ReferenceWritableKeyPath<Layer, CGSize> & Sendable
  ) -> Self {
    Self(name, .size, ValueSlot(stored), .numbers { set(property, of: $0, to: CGSize($1.lowHalf)) })
  }

  @inline(__always)
  static func rectangle<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, SIMD4<Double>>,
    _ property: any ReferenceWritableKeyPath<Layer, CGRect> & Sendable
  ) -> Self {
    Self(name, .rectangle, ValueSlot(stored), .numbers { set(property, of: $0, to: CGRect($1)) })
  }

  @inline(__always)
  static func transform<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, CATransform3D>,
    _ property: any ReferenceWritableKeyPath<Layer, CATransform3D> & Sendable
  ) -> Self {
    Self(name, .transform, ValueSlot(stored), .transform { set(property, of: $0, to: $1) })
  }

  @inline(__always)
  static func color<Layer: CALayer>(
    _ name: String, _ stored: KeyPath<LayerValues, SIMD4<Double>>,
    _ given: any WritableKeyPath<LayerColors, CGColor?> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGColor?> & Sendable
  ) -> Self {
    let access = Access.color(
      get: { ($0 as? Layer)?[keyPath: property] }, set: { _ = set(property, of: $0, to: $1) }, given: given)
    return Self(name, .color, ValueSlot(stored), access)
  }

  // MARK: References

  static func picture<Layer: CALayer>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Layer, Any?> & Sendable
  ) -> Self {
    reference(name, property, .picture) { $0 }
  }

  static func path<Layer: CALayer>(
    _ name: String, _ stored: any WritableKeyPath<LayerObjects, CGPath?> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGPath?> & Sendable
  ) -> Self {
    reference(name, property, .path(stored)) { $0 as? CGPath }
  }

  static func gradientColors<Layer: CALayer>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Layer, [Any]?> & Sendable
  ) -> Self {
    reference(name, property, .gradientColors) { $0 as? [Any] }
  }

  static func gradientLocations<Layer: CALayer>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Layer, [NSNumber]?> & Sendable
  ) -> Self {
    reference(name, property, .gradientLocations) { $0 as? [NSNumber] }
  }

  private static func reference<Layer: CALayer, Value>(
    _ name: String, _ property: any ReferenceWritableKeyPath<Layer, Value?> & Sendable, _ reference: LayerReference,
    _ opened: @escaping @Sendable (Any?) -> Value?
  ) -> Self {
    let access = Access.reference(
      get: { ($0 as? Layer)?[keyPath: property] }, set: { _ = set(property, of: $0, to: opened($1)) }, reference)
    return Self(name, .object, .none, access)
  }

  /// Sets `property` if `layer` is of the class that has it; otherwise returns false.
  private static func set<Layer: CALayer, Value>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, of layer: CALayer, to value: Value
  ) -> Bool {
    guard let layer = layer as? Layer else { return false }
    layer[keyPath: property] = value
    return true
  }
}
