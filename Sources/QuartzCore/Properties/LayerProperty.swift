import CoreGraphics

/// The properties of layers that can be animated; the row in the table below says everything else about them.
///
/// To add a property, store its default value in `LayerValues`, and add a case here and its row there; the compiler
/// asks for the row, `LayerPropertyTableTests` tests it.
package enum LayerProperty: UInt8, CaseIterable, Sendable {
  case position, anchorPoint, bounds, zPosition, anchorPointZ
  case transform, sublayerTransform
  case opacity, hidden, doubleSided, masksToBounds, cornerRadius, borderWidth
  case backgroundColor, borderColor
  case shadowColor, shadowOffset, shadowOpacity, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale, rasterizationScale
  case path, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, fillColor, strokeColor
  case colors, locations, startPoint, endPoint
  case fontSize, foregroundColor
  case instanceTransform, instanceColor, instanceDelay
  case backdropRadius, backdropSaturation, backdropTint

  /// Decides how two values are mixed.
  package enum Kind: Sendable {
    case number
    /// Switched halfway instead of being mixed.
    case flag
    case point
    case size
    case rectangle
    /// Mixed component by component.
    case color
    case transform
    /// A path, a picture or a list.
    case object
  }

  /// The names of Objective-C getters, such as `isHidden`, are keys too.
  package init?(named name: String) {
    guard let property = Self.byName[name] else { return nil }
    self = property
  }

  package var name: String { row.name }

  package var kind: Kind { row.kind }

  /// Unless an action says otherwise.
  package var animatesImplicitly: Bool { row.animatesImplicitly }

  /// 0 for transforms and references.
  package var laneCount: Int {
    switch kind {
    case .number, .flag: 1
    case .point, .size: 2
    case .rectangle, .color: 4
    case .transform, .object: 0
    }
  }

  /// The layer may move out of its superlayer's plane or change its order among its siblings.
  var affectsDepth: Bool { self == .zPosition || self == .transform }

  var row: LayerPropertyRow { Self.table[Int(rawValue)] }

  @inline(__always)
  var slot: ValueSlot { Self.slots[Int(rawValue)] }

  private static let table = allCases.map(\.tableRow)
  private static let slots = table.map(\.slot)
  /// The key paths of the colours that clients set, with the slots of their numbers.
  static let givenColors: [(slot: ValueSlot, given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)] =
    table.compactMap { row in
      guard case .color(_, _, let given) = row.access else { return nil }
      return (row.slot, given)
    }
  static let colorProperties: [(property: Self, given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)] =
    allCases.compactMap { property in
      guard case .color(_, _, let given) = property.tableRow.access else { return nil }
      return (property, given)
    }
  private static let byName: [String: Self] = {
    var found: [String: Self] = ["isHidden": .hidden, "isDoubleSided": .doubleSided]
    for property in allCases { found[property.name] = property }
    return found
  }()
}

extension LayerProperty {
  /// One row for each property, read once; the kind follows from the types.
  var tableRow: LayerPropertyRow {
    switch self {
    case .position: .point("position", \.position, \CALayer.position)
    case .anchorPoint: .point("anchorPoint", \.anchorPoint, \CALayer.anchorPoint)
    case .bounds: .rectangle("bounds", \.bounds, \CALayer.bounds)
    case .zPosition: .number("zPosition", \.zPosition, \CALayer.zPosition)
    case .anchorPointZ: .number("anchorPointZ", \.anchorPointZ, \CALayer.anchorPointZ)

    case .transform: .transform("transform", \.transform, \CALayer.transform)
    case .sublayerTransform: .transform("sublayerTransform", \.sublayerTransform, \CALayer.sublayerTransform)

    case .opacity: .number("opacity", \.opacity, \CALayer.opacity)
    case .hidden: .flag("hidden", \.isHidden, \CALayer.isHidden)
    case .doubleSided: .flag("doubleSided", \.isDoubleSided, \CALayer.isDoubleSided)
    case .masksToBounds: .flag("masksToBounds", \.masksToBounds, \CALayer.masksToBounds)
    case .cornerRadius: .number("cornerRadius", \.cornerRadius, \CALayer.cornerRadius)
    case .borderWidth: .number("borderWidth", \.borderWidth, \CALayer.borderWidth)
    case .backgroundColor: .color("backgroundColor", \.backgroundColor, \.background, \CALayer.backgroundColor)
    case .borderColor: .color("borderColor", \.borderColor, \.border, \CALayer.borderColor)

    case .shadowColor: .color("shadowColor", \.shadowColor, \.shadow, \CALayer.shadowColor)
    case .shadowOffset: .size("shadowOffset", \.shadowOffset, \CALayer.shadowOffset)
    case .shadowOpacity: .number("shadowOpacity", \.shadowOpacity, \CALayer.shadowOpacity)
    case .shadowRadius: .number("shadowRadius", \.shadowRadius, \CALayer.shadowRadius)
    case .shadowPath: .path("shadowPath", \.shadowPath, \CALayer.shadowPath)

    case .contents: .picture("contents", \CALayer.contents)
    case .contentsRect: .rectangle("contentsRect", \.contentsRect, \CALayer.contentsRect)
    case .contentsCenter: .rectangle("contentsCenter", \.contentsCenter, \CALayer.contentsCenter)
    case .contentsScale: .number("contentsScale", \.contentsScale, \CALayer.contentsScale).withoutImplicitAnimation
    case .rasterizationScale:
      .number("rasterizationScale", \.rasterizationScale, \CALayer.rasterizationScale).withoutImplicitAnimation

    case .path: .path("path", \.path, \CAShapeLayer.path)
    case .strokeStart: .number("strokeStart", \.special.strokeStart, \CAShapeLayer.strokeStart)
    case .strokeEnd: .number("strokeEnd", \.special.strokeEnd, \CAShapeLayer.strokeEnd)
    case .lineWidth: .number("lineWidth", \.special.lineWidth, \CAShapeLayer.lineWidth)
    case .miterLimit: .number("miterLimit", \.special.miterLimit, \CAShapeLayer.miterLimit)
    case .lineDashPhase: .number("lineDashPhase", \.special.lineDashPhase, \CAShapeLayer.lineDashPhase)
    case .fillColor: .color("fillColor", \.special.fillColor, \.fill, \CAShapeLayer.fillColor)
    case .strokeColor: .color("strokeColor", \.special.strokeColor, \.stroke, \CAShapeLayer.strokeColor)

    case .colors: .gradientColors("colors", \CAGradientLayer.colors)
    case .locations: .gradientLocations("locations", \CAGradientLayer.locations)
    case .startPoint: .point("startPoint", \.special.startPoint, \CAGradientLayer.startPoint)
    case .endPoint: .point("endPoint", \.special.endPoint, \CAGradientLayer.endPoint)

    case .fontSize: .number("fontSize", \.special.fontSize, \CATextLayer.fontSize).withoutImplicitAnimation.redrawing
    case .foregroundColor:
      .color("foregroundColor", \.special.foregroundColor, \.foreground, \CATextLayer.foregroundColor)

    case .instanceTransform:
      .transform("instanceTransform", \.special.instanceTransform, \CAReplicatorLayer.instanceTransform)
    case .instanceColor: .color("instanceColor", \.special.instanceColor, \.instance, \CAReplicatorLayer.instanceColor)
    case .instanceDelay: .number("instanceDelay", \.special.instanceDelay, \CAReplicatorLayer.instanceDelay)

    case .backdropRadius: .number("backdropRadius", \.special.backdropRadius, \BackdropLayer.blurRadius)
    case .backdropSaturation: .number("backdropSaturation", \.special.backdropSaturation, \BackdropLayer.saturation)
    case .backdropTint: .color("backdropTint", \.special.backdropTint, \.tint, \BackdropLayer.tint)
    }
  }
}

struct LayerPropertyRow: Sendable {
  let name: String
  let kind: LayerProperty.Kind
  /// References have no numbers.
  let slot: ValueSlot
  /// The functions that read and set it for clients.
  let access: Access
  /// Unless an action says otherwise.
  private(set) var animatesImplicitly: Bool
  /// Whether the layer has to be displayed again after a change.
  private(set) var needsDisplay = false

  /// Functions that read and set a property by the layer's own declaration, so that overrides are called; without
  /// effect if the layer's class does not have the property.
  enum Access: Sendable {
    /// Returns false if the layer's class does not have the property.
    case numbers(set: @Sendable (CALayer, SIMD4<Double>) -> Bool)
    /// Returns false if the layer's class does not have the property.
    case transform(set: @Sendable (CALayer, CATransform3D) -> Bool)
    /// Also says where a layer keeps the colour that the client set.
    case color(
      get: @Sendable (CALayer) -> CGColor?, set: @Sendable (CALayer, CGColor?) -> Void,
      given: any WritableKeyPath<LayerColors, CGColor?> & Sendable)
    case reference(get: @Sendable (CALayer) -> Any?, set: @Sendable (CALayer, Any?) -> Void, LayerReference)
  }

  private init(_ name: String, _ kind: LayerProperty.Kind, _ slot: ValueSlot, _ access: Access) {
    self.name = name
    self.kind = kind
    self.slot = slot
    self.access = access
    animatesImplicitly = kind != .flag
  }

  var withoutImplicitAnimation: Self {
    var row = self
    row.animatesImplicitly = false
    return row
  }

  /// The layer has to be displayed again after a change.
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

  /// False if `layer` is not of the class that has the property.
  private static func set<Layer: CALayer, Value>(
    _ property: ReferenceWritableKeyPath<Layer, Value>, of layer: CALayer, to value: Value
  ) -> Bool {
    guard let layer = layer as? Layer else { return false }
    layer[keyPath: property] = value
    return true
  }
}
