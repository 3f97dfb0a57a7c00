import CoreGraphics
import Motion

extension CALayer {
  /// In the order in which the animations were added; nil if there are none.
  public final func animationKeys() -> [String]? {
    let keys = (original ?? self).records.filter(\.isNamed).sorted { $0.serial < $1.serial }.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  public final func animation(forKey key: String) -> CAAnimation? {
    (original ?? self).records.first { $0.isNamed && $0.key == key }?.animation
  }

  final func addCopy(of animation: CAAnimation, forKey key: String?) {
    let world = world ?? .current
    guard original == nil, let copy = animation.copy() as? CAAnimation else {
      return world.report("A presentation copy cannot be animated; the animation was not added")
    }
    let key = copy is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    if let pacing = world.transactions.timingFunction { copy.timingFunction = pacing }
    let node = CompilationContext(layer: self, world: world).node(of: copy, inheriting: world.transactions.duration)
    let record = AnimationRecord(
      key: key, animation: copy, node: node, serial: world.takeSerial(), layer: self,
      groups: world.transactions.openGroups)
    record.world = world
    node.clock?.anchor(record)
    for group in record.groups { group.enter(record) }
    records.insert(record, at: copy.goesBeneath ? 0 : records.endIndex)
    if node.track.movesInDepth { parent?.hasDepth = true }
    world.animations.add(record)
    world.journal?.didAdd(record)
    noteChange()
  }

  /// The delegates are told at the end of the turn.
  final func removeRecords(where isRemoved: (AnimationRecord) -> Bool) {
    let removed = records.filter(isRemoved)
    guard !removed.isEmpty else { return }
    records.removeAll(where: isRemoved)
    let world = world ?? .current
    world.animations.remove(Array(removed))
    for record in removed {
      record.layer = nil
      record.tellStop(finished: false, in: record.world ?? world)
    }
    noteChange()
  }

  package final var isInTree: Bool { world != nil }

  /// Ends the pending animations that `group` awaits, as if they had run to their end, if the layer is in no tree.
  package final func finishUnshownAnimations(awaitedBy group: AnimationGroup) {
    guard world == nil else { return }
    let over = records.filter { record in record.isPending && record.groups.contains { $0 === group } }
    guard !over.isEmpty else { return }
    let identifiers = Set(over.map(ObjectIdentifier.init))
    records.removeAll { identifiers.contains(ObjectIdentifier($0)) }
    for record in over {
      record.layer = nil
      record.tellStop(finished: true, in: record.world ?? .current)
    }
  }

  /// Removes `record` without telling its delegate.
  final func drop(_ record: AnimationRecord) {
    if let index = records.index(ofObject: record) { records.remove(at: index) }
    record.layer = nil
    noteChange()
  }

  package final func presented() -> (values: LayerValues, objects: LayerObjects) {
    var shown = (values: values.pointee, objects: objects)
    let now = localNow
    for record in records { record.node.write(at: now, to: &shown.values, &shown.objects) }
    return shown
  }

  /// Only the animations that `clock` moves are applied.
  package final func presented(movedBy clock: AnimationClock) -> (values: LayerValues, objects: LayerObjects) {
    var shown = (values: values.pointee, objects: objects)
    let now = localNow
    for record in records where record.node.clock === clock {
      record.node.write(at: now, to: &shown.values, &shown.objects)
    }
    return shown
  }

  /// A copy with the values that are presented at this instant, as are its sublayers and superlayer; nil if the layer
  /// is not on screen, and for a client's subclass.
  public final func presentation() -> Self? {
    if original != nil { return self }
    guard hasBeenShown, let copy = makePresentationCopy() as? Self else { return nil }
    show(in: copy)
    return copy
  }

  /// Returns a presentation copy; for a client's subclass a plain layer.
  final func presentedCopy() -> CALayer? {
    if original != nil { return self }
    guard hasBeenShown else { return nil }
    let copy = makePresentationCopy() ?? CALayer(layer: self)
    show(in: copy)
    return copy
  }

  private func show(in copy: CALayer) {
    let shown = presented()
    copy.values.pointee = shown.values
    copy.objects = shown.objects
    for (slot, given) in LayerProperty.givenColors where copy.values[slot] != values[slot] {
      copy.givenColors[keyPath: given] = CGColor(rgba: SIMD4<Float>(copy.values[slot]))
    }
  }

  /// The layer itself if it is not a copy.
  public final func model() -> Self { original as? Self ?? self }
}

extension CALayer {
  /// The action of delegate, layer, style or class, or else the property's implicit animation.
  final func searchedAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? rare?.actions?[event]
      ?? (rare?.style?["actions"] as? [String: any CAAction])?[event] ?? type(of: self).defaultAction(forKey: event)
    if let found { return type(of: found) == NSNull.self ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// Whether a delegate, the layer or a client's class may have another action than an implicit animation.
  final var mayHaveActions: Bool {
    delegate != nil || rare?.actions != nil || rare?.style != nil
      || !Self.ownClasses.contains(ObjectIdentifier(type(of: self)))
  }

  private static let ownClasses = Set(
    [
      CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CATransformLayer.self,
      CAReplicatorLayer.self, CAScrollLayer.self,
    ].map { ObjectIdentifier($0) })

  /// The implicit animation of a property of a layer on screen, from the presented value to the value that is set.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard hasBeenShown, let property = LayerProperty(named: event), property.animatesImplicitly else { return nil }
    let transactions = (world ?? .current).transactions
    guard transactions.duration > 0 else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentedValue(at: LayerKeyPath(property)).boxed(at: LayerKeyPath(property))
    guard animation.fromValue != nil || property.kind == .object else { return nil }
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
