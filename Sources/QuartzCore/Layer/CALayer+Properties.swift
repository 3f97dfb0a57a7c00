public import CoreGraphics

extension CALayer {
  // MARK: Geometry

  /// The point of the layer that `position` places and about which `transform` acts, as a fraction of the bounds.
  public final var anchorPoint: CGPoint {
    get { CGPoint(values.pointee.anchorPoint) }
    set { write(\.anchorPoint, SIMD2(newValue), .anchorPoint) }
  }
  /// How far in front of the layer's plane the anchor point lies, in points.
  public final var anchorPointZ: CGFloat {
    get { CGFloat(values.pointee.anchorPointZ) }
    set { write(\.anchorPointZ, newValue.native, .anchorPointZ) }
  }
  /// How far in front of its superlayer the layer lies; among its siblings the larger is drawn later.
  public final var zPosition: CGFloat {
    get { CGFloat(values.pointee.zPosition) }
    set { write(\.zPosition, newValue.native, .zPosition) }
  }
  /// What happens to all sublayers about the middle of the layer; its `m34` gives them perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.pointee.sublayerTransform }
    set { write(\.sublayerTransform, newValue, .sublayerTransform) }
  }
  /// Whether the layer is seen from behind.
  public final var isDoubleSided: Bool {
    get { values.pointee.isDoubleSided != 0 }
    set { write(\.isDoubleSided, newValue ? 1 : 0, .doubleSided) }
  }
  /// Kept; y always grows downwards here.
  public final var isGeometryFlipped: Bool {
    get { flags.isGeometryFlipped }
    set { flags.isGeometryFlipped = newValue }
  }
  /// The transform as one of the plane.
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to one of the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// How the layer follows its superlayer's size.
  public final var autoresizingMask: CAAutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { uncommon.autoresizingMask = newValue }
  }

  // MARK: Looks

  /// The colour of the border; nil for none.
  public final var borderColor: CGColor? {
    get { givenColors.border }
    set { writeColor(newValue, \.border, \.borderColor, .borderColor) }
  }
  /// The width of the border, inside the bounds and above everything else, in points.
  public final var borderWidth: CGFloat {
    get { CGFloat(values.pointee.borderWidth) }
    set { write(\.borderWidth, newValue.native, .borderWidth) }
  }
  /// The corners that `cornerRadius` rounds; at first all.
  public final var maskedCorners: CACornerMask {
    get { flags.maskedCorners }
    set { set(\.maskedCorners, newValue) }
  }
  /// How the corners are rounded.
  public final var cornerCurve: CALayerCornerCurve {
    get { flags.cornersAreContinuous ? .continuous : .circular }
    set { set(\.cornersAreContinuous, newValue == .continuous) }
  }
  /// How much larger a corner of `curve` is than its radius.
  public final class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Whether the client says that nothing shines through; a hint.
  public final var isOpaque: Bool {
    get { flags.isOpaque }
    set { set(\.isOpaque, newValue) }
  }
  /// Whether opacity acts on the layer and its sublayers as one picture rather than on each.
  public final var allowsGroupOpacity: Bool {
    get { flags.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue) }
  }
  /// Whether turned edges are smoothed.
  public final var allowsEdgeAntialiasing: Bool {
    get { flags.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }
  /// The edges that are smoothed.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? .all }
    set { uncommon.edgeAntialiasingMask = newValue }
  }
  /// Whether the layer may be kept as a picture; a hint.
  public final var shouldRasterize: Bool {
    get { flags.shouldRasterize }
    set { set(\.shouldRasterize, newValue) }
  }
  /// The pixels a point of that picture.
  public final var rasterizationScale: CGFloat {
    get { CGFloat(values.pointee.rasterizationScale) }
    set { write(\.rasterizationScale, newValue.native, .rasterizationScale) }
  }

  // MARK: Shadow

  /// The colour of the shadow; nil for none.
  public final var shadowColor: CGColor? {
    get { givenColors.shadow }
    set { writeColor(newValue, \.shadow, \.shadowColor, .shadowColor) }
  }
  /// How much of the shadow is seen, 0...1; at first 0.
  public final var shadowOpacity: Float {
    get { Float(values.pointee.shadowOpacity) }
    set { write(\.shadowOpacity, Double(newValue), .shadowOpacity) }
  }
  /// Where the shadow lies from the layer, in points; at first (0, -3).
  public final var shadowOffset: CGSize {
    get { CGSize(values.pointee.shadowOffset) }
    set { write(\.shadowOffset, SIMD2(newValue), .shadowOffset) }
  }
  /// How soft the shadow is: the standard deviation of its blur in points; at first 3.
  public final var shadowRadius: CGFloat {
    get { CGFloat(values.pointee.shadowRadius) }
    set { write(\.shadowRadius, newValue.native, .shadowRadius) }
  }
  /// The outline that casts the shadow; nil for what is seen of the layer.
  public final var shadowPath: CGPath? {
    get { objects.shadowPath }
    set { writeObject(newValue?.copy(), \.shadowPath, .shadowPath) }
  }

  // MARK: Contents

  /// The part of the picture that is shown, in fractions of it.
  public final var contentsRect: CGRect {
    get { CGRect(values.pointee.contentsRect) }
    set { write(\.contentsRect, SIMD4(newValue), .contentsRect) }
  }
  /// The part of the picture that stretches when it is resized, in fractions of it.
  public final var contentsCenter: CGRect {
    get { CGRect(values.pointee.contentsCenter) }
    set { write(\.contentsCenter, SIMD4(newValue), .contentsCenter) }
  }
  /// The pixels of the picture to a point.
  public final var contentsScale: CGFloat {
    get { CGFloat(values.pointee.contentsScale) }
    set {
      guard newValue > 0 else {
        return (world ?? .current).report("\(type(of: self)).contentsScale cannot be \(newValue): it must be positive")
      }
      write(\.contentsScale, newValue.native, .contentsScale)
    }
  }
  /// How the picture lies in bounds of another size.
  public final var contentsGravity: CALayerContentsGravity {
    get { flags.contentsGravity }
    set { set(\.contentsGravity, newValue) }
  }
  /// How the picture's pixels are mixed when it is shown larger.
  public final var magnificationFilter: CALayerContentsFilter {
    get { flags.magnificationFilter }
    set { set(\.magnificationFilter, newValue) }
  }
  /// How the picture's pixels are mixed when it is shown smaller.
  public final var minificationFilter: CALayerContentsFilter {
    get { flags.minificationFilter }
    set { set(\.minificationFilter, newValue) }
  }
  /// Kept; it makes no difference here.
  public final var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { uncommon.minificationFilterBias = newValue }
  }
  /// Kept; it makes no difference here.
  public final var contentsFormat: CALayerContentsFormat {
    get { rare?.contentsFormat ?? .RGBA8Uint }
    set { uncommon.contentsFormat = newValue }
  }
  /// Whether pictures lie upside down: never here.
  public final func contentsAreFlipped() -> Bool { false }
  /// Whether a new size asks for drawing again.
  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.needsDisplayOnBoundsChange }
    set { flags.needsDisplayOnBoundsChange = newValue }
  }
  /// Kept; it makes no difference here.
  public final var drawsAsynchronously: Bool {
    get { flags.drawsAsynchronously }
    set { flags.drawsAsynchronously = newValue }
  }
  /// Kept; filters are not drawn.
  public final var filters: [Any]? {
    get { rare?.filters }
    set { uncommon.filters = newValue }
  }
  /// Kept; filters are not drawn.
  public final var backgroundFilters: [Any]? {
    get { rare?.backgroundFilters }
    set { uncommon.backgroundFilters = newValue }
  }
  /// Kept; filters are not drawn.
  public final var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set { uncommon.compositingFilter = newValue }
  }

  // MARK: Names

  /// A name for people.
  public final var name: String? {
    get { rare?.name }
    set { uncommon.name = newValue }
  }
  /// Values under keys; `actions` in it is searched for actions.
  public final var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { uncommon.style = newValue }
  }
  /// What is done when the properties named change.
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { uncommon.actions = newValue }
  }

  /// What few layers have, made when first written.
  final var uncommon: RareValues {
    if let rare { return rare }
    let made = RareValues()
    rare = made
    return made
  }

  /// Sets what no animation touches.
  final func set<Value: Equatable>(_ path: WritableKeyPath<LayerFlags, Value>, _ value: Value) {
    guard flags[keyPath: path] != value else { return }
    flags[keyPath: path] = value
    noteChange()
  }
}
