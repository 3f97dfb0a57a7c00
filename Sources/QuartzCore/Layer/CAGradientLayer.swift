public import CoreGraphics

/// A layer that fills its bounds, with their rounded corners, with a gradient.
open class CAGradientLayer: CALayer {
  private var kind: CAGradientLayerType = .axial

  /// The colours, `CGColor` objects; any other object counts as clear.
  public final var colors: [Any]? {
    get { objects.gradient?.clientColors }
    set { setStops(newValue, locations, .colors) }
  }
  /// The positions of the colours, 0...1 and rising; nil spaces them evenly.
  public final var locations: [NSNumber]? {
    get { objects.gradient?.clientLocations }
    set { setStops(colors, newValue, .locations) }
  }
  /// The point of the first colour, as a fraction of the bounds; the default is the middle of the top edge.
  public final var startPoint: CGPoint {
    get { CGPoint(values.pointee.special.startPoint) }
    set { write(SIMD2(newValue), to: .startPoint) }
  }
  /// The point of the last colour, as a fraction of the bounds; the default is the middle of the bottom edge.
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

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a type from its name; an unknown name behaves as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The colours run along a line from the start to the end.
  public static let axial = Self(rawValue: "axial")
  public static let radial = Self(rawValue: "radial")
  /// The colours run around the start, beginning in the direction of the end.
  public static let conic = Self(rawValue: "conic")
}
