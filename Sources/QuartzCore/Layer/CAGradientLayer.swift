public import CoreGraphics

open class CAGradientLayer: CALayer {
  private var kind: CAGradientLayerType = .axial

  /// `CGColor` objects; any other object counts as clear.
  public final var colors: [Any]? {
    get { objects.gradient?.clientColors }
    set { setStops(newValue, locations, .colors) }
  }
  /// 0...1 and rising; nil spaces the colours evenly.
  public final var locations: [NSNumber]? {
    get { objects.gradient?.clientLocations }
    set { setStops(colors, newValue, .locations) }
  }
  /// A fraction of the bounds; the default is the middle of the top edge.
  public final var startPoint: CGPoint {
    get { CGPoint(values.pointee.special.startPoint) }
    set { write(SIMD2(newValue), to: .startPoint) }
  }
  /// A fraction of the bounds; the default is the middle of the bottom edge.
  public final var endPoint: CGPoint {
    get { CGPoint(values.pointee.special.endPoint) }
    set { write(SIMD2(newValue), to: .endPoint) }
  }
  public final var type: CAGradientLayerType {
    get { kind }
    set {
      kind = newValue
      noteChange()
    }
  }

  private func setStops(_ colors: [Any]?, _ locations: [NSNumber]?, _ property: LayerProperty) {
    let isEmpty = colors == nil && locations == nil
    write(isEmpty ? nil : GradientStops(givenColors: colors, locations: locations), to: property, \.gradient)
  }

  override func makePresentationCopy() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : nil
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAGradientLayer else { return }
    kind = source.kind
  }

  override func paint(
    _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter
  ) {
    super.paint(v, objects, painter)
    guard let stops = objects.gradient, !stops.colors.isEmpty, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else {
      return
    }
    let shape: DisplayItem.Gradient.Shape = kind == .radial ? .radial : kind == .conic ? .conic : .axial
    let (origin, size) = (v.pointee.bounds.lowHalf, v.pointee.bounds.highHalf)
    painter.add(
      .gradient(
        .init(
          outline: painter.outline(v), stops: stops, shape: shape, start: origin + v.pointee.special.startPoint * size,
          end: origin + v.pointee.special.endPoint * size,
          tint: painter.tint)))
  }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  public static let conic = Self(rawValue: "conic")
}
