public import CoreGraphics

/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
open class CAReplicatorLayer: CALayer {
  private var givenInstanceColor: CGColor? = .white

  /// How often the sublayers are shown; at first once.
  public final var instanceCount = 1 { didSet { noteChange() } }
  /// Kept; copies lie in the layer's plane.
  public final var preservesDepth = false
  /// By how many seconds each copy lags behind the one before.
  public final var instanceDelay: CFTimeInterval {
    get { values.pointee.special.instanceDelay }
    set { write(\.special.instanceDelay, newValue, .instanceDelay) }
  }
  /// How each copy is moved from the one before, about the middle of the layer.
  public final var instanceTransform: CATransform3D {
    get { values.pointee.special.instanceTransform }
    set { write(\.special.instanceTransform, newValue, .instanceTransform) }
  }
  /// What the first copy's colours are multiplied with.
  public final var instanceColor: CGColor? {
    get { givenInstanceColor }
    set { writeColor(newValue, \.special.instanceColor, .instanceColor) { givenInstanceColor = $0 } }
  }
  /// What each copy adds to the red of that colour.
  public final var instanceRedOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.x) }
    set { setOffset(0, newValue) }
  }
  /// What each copy adds to the green of that colour.
  public final var instanceGreenOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.y) }
    set { setOffset(1, newValue) }
  }
  /// What each copy adds to the blue of that colour.
  public final var instanceBlueOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.z) }
    set { setOffset(2, newValue) }
  }
  /// What each copy adds to the alpha of that colour.
  public final var instanceAlphaOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.w) }
    set { setOffset(3, newValue) }
  }

  private func setOffset(_ lane: Int, _ value: Float) {
    guard value.isFinite else {
      (world ?? .current).report("CAReplicatorLayer's colour offsets cannot be \(value): they must be finite")
      return
    }
    values.pointee.special.instanceColorOffset[lane] = Double(value)
    traits.insert(.cold)
    noteChange()
  }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : nil
  }

  override func follow(_ shown: LayerValues, _ shownObjects: LayerObjects, model: LayerValues) {
    super.follow(shown, shownObjects, model: model)
    let change = PresentedColors(model: model, shown: shown)
    givenInstanceColor = change.color(.instanceColor, otherwise: givenInstanceColor)
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAReplicatorLayer else { return }
    givenInstanceColor = source.givenInstanceColor
    instanceCount = source.instanceCount
    preservesDepth = source.preservesDepth
  }

  override func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    let special = v.pointee.special
    let center = v.pointee.anchor
    var step = CATransform3DMakeTranslation(CGFloat(-center.x), CGFloat(-center.y), 0)
    step = CATransform3DConcat(step, special.instanceTransform)
    step.moveAfter(SIMD3(center, 0))
    var space = CATransform3DIdentity
    let (time, map) = (around.time, around.map)
    let tint = around.tint
    let count = min(max(0, instanceCount), Self.mostInstances / around.copies)
    around.copies *= max(1, count)
    for index in 0..<count {
      around.map = Homography(flattening: space).followed(by: map)
      around.time = time - special.instanceDelay * Double(index)
      let color = special.instanceColor + special.instanceColorOffset * Double(index)
      around.tint = tint * SIMD4<Float>(color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1)))
      visit(&around)
      space = CATransform3DConcat(space, step)
    }
  }

  /// More copies than this are not shown, those within copies among them.
  private static let mostInstances = 10_000
}
