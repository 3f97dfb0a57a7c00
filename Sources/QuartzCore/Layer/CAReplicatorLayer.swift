public import CoreGraphics

open class CAReplicatorLayer: CALayer {
  /// The sublayers themselves included.
  public final var instanceCount = 1 { didSet { noteChange() } }
  /// Stored, without effect; copies lie in the layer's plane.
  public final var preservesDepth = false
  /// The delay between each copy and the one before, in seconds.
  public final var instanceDelay: CFTimeInterval {
    get { values.pointee.special.instanceDelay }
    set { write(newValue, to: .instanceDelay) }
  }
  public final var instanceTransform: CATransform3D {
    get { values.pointee.special.instanceTransform }
    set { write(newValue, to: .instanceTransform) }
  }
  public final var instanceColor: CGColor? {
    get { givenColors.instance }
    set { write(newValue, to: .instanceColor, given: \.instance) }
  }
  public final var instanceRedOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.x) }
    set { setOffset(0, newValue, "instanceRedOffset") }
  }
  public final var instanceGreenOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.y) }
    set { setOffset(1, newValue, "instanceGreenOffset") }
  }
  public final var instanceBlueOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.z) }
    set { setOffset(2, newValue, "instanceBlueOffset") }
  }
  public final var instanceAlphaOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.w) }
    set { setOffset(3, newValue, "instanceAlphaOffset") }
  }

  private func setOffset(_ lane: Int, _ value: Float, _ name: String) {
    guard value.isFinite else { return refuse(value, for: name) }
    values.pointee.special.instanceColorOffset[lane] = Double(value)
    traits.insert(.rareValues)
    noteChange()
  }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CAReplicatorLayer.self ? CAReplicatorLayer(layer: self) : nil
  }

  override func copyState(of source: CALayer) {
    super.copyState(of: source)
    guard let source = source as? CAReplicatorLayer else { return }
    instanceCount = source.instanceCount
    preservesDepth = source.preservesDepth
  }

  override func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    let special = v.pointee.special
    let center = v.anchor
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

  /// Copies within copies included.
  private static let mostInstances = 10_000
}
