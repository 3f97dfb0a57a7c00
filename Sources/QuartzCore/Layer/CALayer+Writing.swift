import CoreGraphics

// Every new value of the model is written here: the value is checked, the action of the change is found and run, the open
// journal records the change, and the world notices it.

extension CALayer {
  /// Without effect if `value` is not finite, as in the other functions.
  final func write(_ value: Double, to property: LayerProperty) {
    let lanes = LayerValues.wide(value)
    writeLanes(lanes, isFinite: lanes.isFinite, to: property, describing: value)
  }

  final func write(_ value: SIMD2<Double>, to property: LayerProperty) {
    writeLanes(LayerValues.wide(value), isFinite: value.isFinite, to: property, describing: value)
  }

  final func write(_ value: SIMD4<Double>, to property: LayerProperty) {
    writeLanes(value, isFinite: value.isFinite, to: property, describing: value)
  }

  @inline(__always)
  private func writeLanes<Value>(
    _ lanes: SIMD4<Double>, isFinite: Bool, to property: LayerProperty, describing value: @autoclosure () -> Value
  ) {
    guard isFinite else { return refuse(value(), for: property) }
    let slot = property.slot
    guard values[slot] != lanes else { return }
    change(property) { values[slot] = lanes }
  }

  final func write(_ value: CATransform3D, to property: LayerProperty) {
    guard value.isFinite else { return refuse(value, for: property) }
    let slot = property.slot
    guard values[transform: slot] != value else { return }
    change(property) { values[transform: slot] = value }
  }

  /// `given` gets the object that getters return.
  final func write(
    _ color: CGColor?, to property: LayerProperty, given: WritableKeyPath<LayerColors, CGColor?>
  ) {
    let lanes = color.map { SIMD4<Double>($0.rgba) } ?? .zero
    guard lanes.isFinite else { return refuse(lanes, for: property) }
    let slot = property.slot
    if values[slot] != lanes {
      change(property) {
        givenColors[keyPath: given] = color
        values[slot] = lanes
      }
    } else {
      openJournal?.willChange(self, property)
      givenColors[keyPath: given] = color
    }
  }

  final func write<Object: AnyObject>(
    _ object: Object?, to property: LayerProperty, _ stored: WritableKeyPath<LayerObjects, Object?>
  ) {
    guard objects[keyPath: stored] !== object else { return }
    change(property) { objects[keyPath: stored] = object }
  }

  /// The action is looked up before the change, so that it sees the old value, and run after it.
  @inline(__always)
  private func change(_ property: LayerProperty, _ body: () -> Void) {
    let action = actionForChange(of: property)
    openJournal?.willChange(self, property)
    body()
    if property.slot.isRare { traits.insert(.rareValues) }
    if property.affectsDepth { noteDepth() }
    noteChange()
    if flags.isObserved { observer?.layerChanged() }
    action?.run(forKey: property.name, object: self, arguments: nil)
  }

  final var openJournal: LayerJournal? { (world ?? .current).journal }

  /// Tells the superlayer if this layer does not lie in its plane.
  final func noteDepth() {
    if values.depth != 0 { parent?.hasDepth = true }
  }

  private func refuse(_ value: Any, for property: LayerProperty) { refuse(value, for: property.name) }

  /// `rule` says which values are allowed.
  final func refuse(_ value: Any, for name: String, _ rule: String = "it must be finite and below 1e150") {
    (world ?? .current).refuse(value, for: "\(type(of: self)).\(name)", rule)
  }

  /// The tree differs from what was last drawn.
  @inline(__always)
  final func noteChange() { world?.revision += 1 }

  /// The change is about to be made.
  private func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    guard original == nil, hasBeenShown || mayHaveActions else { return nil }
    guard !(world ?? .current).transactions.disablesActions else { return nil }
    return action(forKey: property.name)
  }

  final func setBounds(_ new: SIMD4<Double>) {
    let old = values.pointee.bounds
    write(new, to: .bounds)
    guard values.pointee.bounds.highHalf != old.highHalf else { return }
    let journal = openJournal
    journal?.followDepth += 1
    resizeSublayers(withOldSize: CGSize(old.highHalf))
    owner?.layerDidResize(from: CGSize(old.highHalf))
    journal?.followDepth -= 1
    setNeedsLayout()
    if flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
