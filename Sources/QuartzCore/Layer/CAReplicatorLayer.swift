public import CoreGraphics

/// A layer that shows copies of its sublayers, each transformed, coloured and delayed relative to the one before.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, the sublayers themselves included; the default is 1.
  public final var instanceCount = 1 { didSet { noteChange() } }
  /// Stored, without effect; copies lie in the layer's plane.
  public final var preservesDepth = false
  /// The delay between each copy and the one before, in seconds.
  public final var instanceDelay: CFTimeInterval {
    get { values.pointee.special.instanceDelay }
    set { write(newValue, to: .instanceDelay) }
  }
  /// The transform from each copy to the next, about the anchor point of the layer.
  public final var instanceTransform: CATransform3D {
    get { values.pointee.special.instanceTransform }
    set { write(newValue, to: .instanceTransform) }
  }
  /// The colour that the colours of the first copy are multiplied by.
  public final var instanceColor: CGColor? {
    get { givenColors.instance }
    set { write(newValue, to: .instanceColor, given: \.instance) }
  }
  /// The difference in red between each copy's colour and the next one's.
  public final var instanceRedOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.x) }
    set { setOffset(0, newValue, "instanceRedOffset") }
  }
  /// The difference in green between each copy's colour and the next one's.
  public final var instanceGreenOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.y) }
    set { setOffset(1, newValue, "instanceGreenOffset") }
  }
  /// The difference in blue between each copy's colour and the next one's.
  public final var instanceBlueOffset: Float {
    get { Float(values.pointee.special.instanceColorOffset.z) }
    set { setOffset(2, newValue, "instanceBlueOffset") }
  }
  /// The difference in alpha between each copy's colour and the next one's.
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

  /// The greatest number of copies that are shown, copies within copies included.
  private static let mostInstances = 10_000
}
