import CoreGraphics

// The way by which every new value gets into a layer: checked, with its action, noticed by the world.

extension CALayer {
  @inline(__always)
  final func write(_ path: WritableKeyPath<LayerValues, Double>, _ value: Double, _ property: LayerProperty) {
    guard accepts(value.isFinite, value, property) else { return }
    change(path, value, property)
  }

  @inline(__always)
  final func write(
    _ path: WritableKeyPath<LayerValues, SIMD2<Double>>, _ value: SIMD2<Double>, _ property: LayerProperty
  ) {
    guard accepts(value.isFinite, value, property) else { return }
    change(path, value, property)
  }

  @inline(__always)
  final func write(
    _ path: WritableKeyPath<LayerValues, SIMD4<Double>>, _ value: SIMD4<Double>, _ property: LayerProperty
  ) {
    guard accepts(value.isFinite, value, property) else { return }
    change(path, value, property)
  }

  @inline(__always)
  final func write(
    _ path: WritableKeyPath<LayerValues, CATransform3D>, _ value: CATransform3D, _ property: LayerProperty
  ) {
    guard accepts(value.isFinite, value, property) else { return }
    change(path, value, property)
  }

  /// Sets a colour: the numbers that are drawn and, by `keep`, the object that is given back.
  final func writeColor(
    _ color: CGColor?, _ path: WritableKeyPath<LayerValues, SIMD4<Double>>, _ property: LayerProperty,
    keep: (CGColor?) -> Void
  ) {
    let lanes = color.map { SIMD4<Double>($0.rgba) } ?? .zero
    guard accepts(lanes.isFinite, lanes, property) else { return }
    // Who is asked for an action sees the colour as it was.
    let action = values.pointee[keyPath: path] == lanes ? nil : actionForChange(of: property)
    openJournal?.willChange(self, property)
    keep(color)
    guard values.pointee[keyPath: path] != lanes else { return }
    values.pointee[keyPath: path] = lanes
    if property.isCold { traits.insert(.cold) }
    noteChange()
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// Sets a colour that every layer has.
  final func writeColor(
    _ color: CGColor?, _ given: WritableKeyPath<LayerColors, CGColor?>,
    _ path: WritableKeyPath<LayerValues, SIMD4<Double>>, _ property: LayerProperty
  ) {
    writeColor(color, path, property) { givenColors[keyPath: given] = $0 }
  }

  /// Sets a reference.
  final func writeObject<Object: AnyObject>(
    _ object: Object?, _ path: WritableKeyPath<LayerObjects, Object?>, _ property: LayerProperty
  ) {
    guard objects[keyPath: path] !== object else { return }
    let action = actionForChange(of: property)
    openJournal?.willChange(self, property)
    objects[keyPath: path] = object
    noteChange()
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ value: Value, _ property: LayerProperty
  ) {
    guard values.pointee[keyPath: path] != value else { return }
    let action = actionForChange(of: property)
    openJournal?.willChange(self, property)
    values.pointee[keyPath: path] = value
    if property.isCold { traits.insert(.cold) }
    if property == .zPosition || property == .transform { noteDepth() }
    noteChange()
    action?.run(forKey: property.rawValue, object: self, arguments: nil)
  }

  /// What records changes now.
  final var openJournal: LayerJournal? { (world ?? .current).journal }

  /// Tells the superlayer that this layer no longer lies in its plane, where that is so.
  final func noteDepth() {
    if values.pointee.depth != 0 { parent?.hasDepth = true }
  }

  /// Whether a value may be set; one that may not is reported and changes nothing.
  private func accepts(_ isGood: Bool, _ value: Any, _ property: LayerProperty) -> Bool {
    if isGood { return true }
    (world ?? .current).report("\(type(of: self)).\(property.rawValue) cannot be \(value): it must be finite")
    return false
  }

  /// Tells the world that the tree is no longer what was last drawn.
  @inline(__always)
  final func noteChange() { world?.revision += 1 }

  /// What is to be done for a change that is about to be made.
  private func actionForChange(of property: LayerProperty) -> (any CAAction)? {
    guard original == nil, hasBeenShown || mayHaveActions else { return nil }
    guard !(world ?? .current).transactions.disablesActions else { return nil }
    return action(forKey: property.rawValue)
  }

  final func setBounds(_ new: SIMD4<Double>) {
    let old = values.pointee.bounds
    write(\.bounds, new, .bounds)
    guard values.pointee.bounds.highHalf != old.highHalf else { return }
    resizeSublayers(withOldSize: CGSize(old.highHalf))
    (delegate as? any LayerOwner)?.layerDidResize(from: CGSize(old.highHalf))
    setNeedsLayout()
    if flags.needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
