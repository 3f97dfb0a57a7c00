public import CoreGraphics

extension CALayer {
  // MARK: Geometry

  public final var anchorPoint: CGPoint {
    get { CGPoint(values.pointee.anchorPoint) }
    set { write(SIMD2(newValue), to: .anchorPoint) }
  }
  /// In front of the layer's plane, in points.
  public final var anchorPointZ: CGFloat {
    get { CGFloat(values.pointee.anchorPointZ) }
    set { write(newValue.native, to: .anchorPointZ) }
  }
  /// Siblings with a greater distance are drawn later.
  public final var zPosition: CGFloat {
    get { CGFloat(values.pointee.zPosition) }
    set { write(newValue.native, to: .zPosition) }
  }
  /// The transform of all sublayers about the layer's anchor point; its `m34` gives them perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.pointee.sublayerTransform }
    set { write(newValue, to: .sublayerTransform) }
  }
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
  public final func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  public final var autoresizingMask: CAAutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set { uncommon.autoresizingMask = newValue }
  }

  // MARK: Appearance

  /// Black by default.
  public final var borderColor: CGColor? {
    get { givenColors.border }
    set { write(newValue, to: .borderColor, given: \.border) }
  }
  public final var borderWidth: CGFloat {
    get { CGFloat(values.pointee.borderWidth) }
    set { write(newValue.native, to: .borderWidth) }
  }
  public final var maskedCorners: CACornerMask {
    get { flags.maskedCorners }
    set { set(\.maskedCorners, newValue) }
  }
  public final var cornerCurve: CALayerCornerCurve {
    get { flags.cornersAreContinuous ? .continuous : .circular }
    set { set(\.cornersAreContinuous, newValue == .continuous) }
  }
  /// The size of a corner with `curve` in radii.
  public final class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// A hint.
  public final var isOpaque: Bool {
    get { flags.isOpaque }
    set { set(\.isOpaque, newValue) }
  }
  public final var allowsGroupOpacity: Bool {
    get { flags.allowsGroupOpacity }
    set { set(\.allowsGroupOpacity, newValue) }
  }
  public final var allowsEdgeAntialiasing: Bool {
    get { flags.allowsEdgeAntialiasing }
    set { set(\.allowsEdgeAntialiasing, newValue) }
  }
  /// Stored, without effect.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { rare?.edgeAntialiasingMask ?? .all }
    set { uncommon.edgeAntialiasingMask = newValue }
  }
  /// A hint.
  public final var shouldRasterize: Bool {
    get { flags.shouldRasterize }
    set { set(\.shouldRasterize, newValue) }
  }
  public final var rasterizationScale: CGFloat {
    get { CGFloat(values.pointee.rasterizationScale) }
    set { write(newValue.native, to: .rasterizationScale) }
  }

  // MARK: Shadow

  /// Black by default.
  public final var shadowColor: CGColor? {
    get { givenColors.shadow }
    set { write(newValue, to: .shadowColor, given: \.shadow) }
  }
  /// 0 by default.
  public final var shadowOpacity: Float {
    get { Float(values.pointee.shadowOpacity) }
    set { write(Double(newValue), to: .shadowOpacity) }
  }
  public final var shadowOffset: CGSize {
    get { CGSize(values.pointee.shadowOffset) }
    set { write(SIMD2(newValue), to: .shadowOffset) }
  }
  public final var shadowRadius: CGFloat {
    get { CGFloat(values.pointee.shadowRadius) }
    set { write(newValue.native, to: .shadowRadius) }
  }
  /// An equal path changes nothing.
  public final var shadowPath: CGPath? {
    get { objects.shadowPath }
    set { if newValue != objects.shadowPath { write(newValue?.copy(), to: .shadowPath, \.shadowPath) } }
  }

  // MARK: Contents

  /// In fractions of the picture.
  public final var contentsRect: CGRect {
    get { CGRect(values.pointee.contentsRect) }
    set { write(SIMD4(newValue), to: .contentsRect) }
  }
  /// In fractions of the picture.
  public final var contentsCenter: CGRect {
    get { CGRect(values.pointee.contentsCenter) }
    set { write(SIMD4(newValue), to: .contentsCenter) }
  }
  /// Must be positive.
  public final var contentsScale: CGFloat {
    get { CGFloat(values.pointee.contentsScale) }
    set {
      guard newValue > 0 else { return refuse(newValue, for: "contentsScale", "it must be positive") }
      write(newValue.native, to: .contentsScale)
    }
  }
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
  public final func contentsAreFlipped() -> Bool { false }
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

  public final var name: String? {
    get { rare?.name }
    set { uncommon.name = newValue }
  }
  public final var style: [AnyHashable: Any]? {
    get { rare?.style }
    set { uncommon.style = newValue }
  }
  public final var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { uncommon.actions = newValue }
  }

  /// Created on first use.
  final var uncommon: RareValues {
    if let rare { return rare }
    let made = RareValues()
    rare = made
    return made
  }

  /// No animation changes flags.
  final func set<Value: Equatable>(_ path: WritableKeyPath<LayerFlags, Value>, _ value: Value) {
    guard flags[keyPath: path] != value else { return }
    flags[keyPath: path] = value
    noteChange()
  }
}
