public import CoreGraphics

/// A layer that fills its bounds, rounded as they are, with colours that run into each other.
open class CAGradientLayer: CALayer {
  private var listedColors: [Any]?
  private var givenLocations: [NSNumber]?
  private var kind: CAGradientLayerType = .axial

  /// The colours, as `CGColor`s; one that is none counts as clear.
  public final var colors: [Any]? {
    get { listedColors }
    set {
      listedColors = newValue
      updateStops(.colors)
    }
  }
  /// Where each colour stands, 0...1 and rising; nil spaces them evenly.
  public final var locations: [NSNumber]? {
    get { givenLocations }
    set {
      givenLocations = newValue
      updateStops(.locations)
    }
  }
  /// Where the first colour is, as a fraction of the bounds; at first the middle of the top.
  public final var startPoint: CGPoint {
    get { CGPoint(values.pointee.special.startPoint) }
    set { write(\.special.startPoint, SIMD2(newValue), .startPoint) }
  }
  /// Where the last colour is, as a fraction of the bounds; at first the middle of the bottom.
  public final var endPoint: CGPoint {
    get { CGPoint(values.pointee.special.endPoint) }
    set { write(\.special.endPoint, SIMD2(newValue), .endPoint) }
  }
  /// In which shape the colours run.
  public final var type: CAGradientLayerType {
    get { kind }
    set {
      kind = newValue
      noteChange()
    }
  }

  private func updateStops(_ property: LayerProperty) {
    let colors = (listedColors ?? []).map { AnimationValue.color($0) ?? .zero }
    let stops =
      colors.isEmpty ? nil : GradientStops(colors: colors, locations: givenLocations?.map(\.doubleValue))
    writeObject(stops, \.gradient, property)
  }

  override func makePresentationCopy() -> CALayer? {
    Swift.type(of: self) == CAGradientLayer.self ? CAGradientLayer(layer: self) : nil
  }

  override func follow(_ shown: LayerValues, _ shownObjects: LayerObjects, model: LayerValues) {
    super.follow(shown, shownObjects, model: model)
    guard let stops = shownObjects.gradient, stops !== original?.objects.gradient else { return }
    listedColors = stops.colors.map { CGColor(rgba: SIMD4<Float>($0)) }
    givenLocations = stops.locations.map { NSNumber(value: $0) }
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAGradientLayer else { return }
    listedColors = source.listedColors
    givenLocations = source.givenLocations
    kind = source.kind
  }

  override func paint(
    _ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter
  ) {
    super.paint(v, objects, painter)
    guard let stops = objects.gradient, v.pointee.bounds.z > 0, v.pointee.bounds.w > 0 else { return }
    var item = painter.rounded(.gradient, v)
    item.color = painter.tint
    item.object = painter.list.place(of: stops)
    let (origin, size) = (v.pointee.bounds.lowHalf, v.pointee.bounds.highHalf)
    item.figures = SIMD4(
      lowHalf: origin + v.pointee.special.startPoint * size, highHalf: origin + v.pointee.special.endPoint * size)
    item.variant = kind == .radial ? 1 : kind == .conic ? 2 : 0
    painter.list.append(item)
  }
}

/// In which shape the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String

  /// A type by name; an unknown one is `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")
  /// In ellipses about the start.
  public static let radial = Self(rawValue: "radial")
  /// Around the start, beginning towards the end.
  public static let conic = Self(rawValue: "conic")
}
