public import CoreGraphics

extension CALayer {
  // MARK: Geometry

  /// The point of the bounds that `position` refers to and that `transform` acts about, as a fraction of the bounds.
  public final var anchorPoint: CGPoint {
    get { CGPoint(values.pointee.anchorPoint) }
    set { write(SIMD2(newValue), to: .anchorPoint) }
  }
  /// The distance of the anchor point in front of the layer's plane, in points.
  public final var anchorPointZ: CGFloat {
    get { CGFloat(values.pointee.anchorPointZ) }
    set { write(newValue.native, to: .anchorPointZ) }
  }
  /// The distance of the layer in front of its superlayer, in points; siblings with a greater distance are drawn later.
  public final var zPosition: CGFloat {
    get { CGFloat(values.pointee.zPosition) }
    set { write(newValue.native, to: .zPosition) }
  }
  /// The transform of all sublayers about the layer's anchor point; its `m34` gives them perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.pointee.sublayerTransform }
    set { write(newValue, to: .sublayerTransform) }
  }
  /// A Boolean value that says whether the layer is visible from behind.
  public final var isDoubleSided: Bool {
    get { values.pointee.isDoubleSided != 0 }
    set { write(newValue ? 1 : 0, to: .doubleSided) }
  }
  /// Stored, without effect; y always grows downwards.
  public final var isGeometryFlipped: Bool {
    get { flags.isGeometryFlipped }
    set { flags.isGeometryFlipped = newValue }
  }
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets the transform to the affine transform `m`.
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// The parts of the layer's frame that change when its superlayer is resized.
  public final var autoresizingMask: CAAutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { uncommon.autoresizingMask = newValue }
  }

  // MARK: Appearance

  /// The colour of the border; nil for none; the default is black.
  public final var borderColor: CGColor? {
    get { givenColors.border }
    set { write(newValue, to: .borderColor, given: \.border) }
  }
  /// The width of the border, in points; it is drawn inside the bounds, above everything else.
  public final var borderWidth: CGFloat {
    get { CGFloat(values.pointee.borderWidth) }
    set { write(newValue.native, to: .borderWidth) }
  }
  /// The corners that are rounded; the default is all.
  public final var maskedCorners: CACornerMask {
    get { flags.maskedCorners }
    set { set(\.maskedCorners, newValue) }
  }
  public final var cornerCurve: CALayerCornerCurve {
    get { flags.cornersAreContinuous ? .continuous : .circular }
    set { set(\.cornersAreContinuous, newValue == .continuous) }
  }
  /// Returns the ratio of the size of a corner with `curve` to its radius.
  public final class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// A Boolean value that says whether the layer's content is opaque; a hint.
  public final var isOpaque: Bool {
    get { flags.isOpaque }
    set { set(\.isOpaque, newValue) }
  }
  /// A Boolean value that says whether opacity applies to the layer and its sublayers as a group rather than to each.
  public final var allowsGroupOpacity: Bool {
    get { flags.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue) }
  }
  /// A Boolean value that says whether the layer's edges are antialiased.
  public final var allowsEdgeAntialiasing: Bool {
    get { flags.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }
  /// The edges that are antialiased; stored, without effect.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? .all }
    set { uncommon.edgeAntialiasingMask = newValue }
  }
  /// A Boolean value that says whether the layer may be cached as a bitmap; a hint.
  public final var shouldRasterize: Bool {
    get { flags.shouldRasterize }
    set { set(\.shouldRasterize, newValue) }
  }
  /// The scale of that bitmap, in pixels per point.
  public final var rasterizationScale: CGFloat {
    get { CGFloat(values.pointee.rasterizationScale) }
    set { write(newValue.native, to: .rasterizationScale) }
  }

  // MARK: Shadow

  /// The colour of the shadow; nil for none; the default is black.
  public final var shadowColor: CGColor? {
    get { givenColors.shadow }
    set { write(newValue, to: .shadowColor, given: \.shadow) }
  }
  /// The opacity of the shadow, 0...1; the default is 0.
  public final var shadowOpacity: Float {
    get { Float(values.pointee.shadowOpacity) }
    set { write(Double(newValue), to: .shadowOpacity) }
  }
  /// The offset of the shadow from the layer, in points; the default is (0, -3).
  public final var shadowOffset: CGSize {
    get { CGSize(values.pointee.shadowOffset) }
    set { write(SIMD2(newValue), to: .shadowOffset) }
  }
  /// The standard deviation of the shadow's blur, in points; the default is 3.
  public final var shadowRadius: CGFloat {
    get { CGFloat(values.pointee.shadowRadius) }
    set { write(newValue.native, to: .shadowRadius) }
  }
  /// The outline that casts the shadow; nil for the layer's own content.
  public final var shadowPath: CGPath? {
    get { objects.shadowPath }
    set { write(newValue?.copy(), to: .shadowPath, \.shadowPath) }
  }

  // MARK: Contents

  /// The part of the picture that is shown, in fractions of its size.
  public final var contentsRect: CGRect {
    get { CGRect(values.pointee.contentsRect) }
    set { write(SIMD4(newValue), to: .contentsRect) }
  }
  /// The part of the picture that stretches when it is resized, in fractions of its size.
  public final var contentsCenter: CGRect {
    get { CGRect(values.pointee.contentsCenter) }
    set { write(SIMD4(newValue), to: .contentsCenter) }
  }
  /// The scale of the picture, in pixels per point; must be positive.
  public final var contentsScale: CGFloat {
    get { CGFloat(values.pointee.contentsScale) }
    set {
      guard newValue > 0 else { return refuse(newValue, for: "contentsScale", "it must be positive") }
      write(newValue.native, to: .contentsScale)
    }
  }
  /// The position and scaling of the picture in bounds of another size.
  public final var contentsGravity: CALayerContentsGravity {
    get { flags.contentsGravity }
    set { set(\.contentsGravity, newValue) }
  }
  public final var magnificationFilter: CALayerContentsFilter {
    get { flags.magnificationFilter }
    set { set(\.magnificationFilter, newValue) }
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { flags.minificationFilter }
    set { set(\.minificationFilter, newValue) }
  }
  /// Stored, without effect.
  public final var minificationFilterBias: Float {
    get { rare?.minificationFilterBias ?? 0 }
    set { uncommon.minificationFilterBias = newValue }
  }
  /// Stored, without effect.
  public final var contentsFormat: CALayerContentsFormat {
    get { rare?.contentsFormat ?? .RGBA8Uint }
    set { uncommon.contentsFormat = newValue }
  }
  /// Returns whether pictures are flipped: always false.
  public final func contentsAreFlipped() -> Bool { false }
  /// A Boolean value that says whether a change of size marks the layer for display.
  public final var needsDisplayOnBoundsChange: Bool {
    get { flags.needsDisplayOnBoundsChange }
    set { flags.needsDisplayOnBoundsChange = newValue }
  }
  /// Stored, without effect.
  public final var drawsAsynchronously: Bool {
    get { flags.drawsAsynchronously }
    set { flags.drawsAsynchronously = newValue }
  }
  /// Stored, without effect; filters are not supported.
  public final var filters: [Any]? {
    get { rare?.filters }
    set { uncommon.filters = newValue }
  }
  /// Stored, without effect; filters are not supported.
  public final var backgroundFilters: [Any]? {
    get { rare?.backgroundFilters }
    set { uncommon.backgroundFilters = newValue }
  }
  /// Stored, without effect; filters are not supported.
  public final var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set { uncommon.compositingFilter = newValue }
  }

  // MARK: Names

  /// The name of the layer, for the developer.
  public final var name: String? {
    get { rare?.name }
    set { uncommon.name = newValue }
  }
  /// A dictionary of values; its entry `actions` is searched for actions.
  public final var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { uncommon.style = newValue }
  }
  /// The layer's own actions, by the keys of the properties that they are for.
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { uncommon.actions = newValue }
  }

  /// The rarely used values, created on first use.
  final var uncommon: RareValues {
    if let rare { return rare }
    let made = RareValues()
    rare = made
    return made
  }

  /// Sets a flag, which no animation changes.
  final func set<Value: Equatable>(_ path: WritableKeyPath<LayerFlags, Value>, _ value: Value) {
    guard flags[keyPath: path] != value else { return }
    flags[keyPath: path] = value
    noteChange()
  }
}
