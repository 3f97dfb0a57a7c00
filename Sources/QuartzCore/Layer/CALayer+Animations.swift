import CoreGraphics
import Motion

extension CALayer {
  /// The names of the animations on the layer, in the order of being added; nil where there are none.
  public final func animationKeys() -> [String]? {
    let keys = (original ?? self).records.filter(\.isNamed).sorted { $0.serial < $1.serial }.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The copy of the animation that was added under `key`.
  public final func animation(forKey key: String) -> CAAnimation? {
    (original ?? self).records.first { $0.isNamed && $0.key == key }?.animation
  }

  /// Opens a copy of `animation` and puts it on the layer.
  final func addCopy(of animation: CAAnimation, forKey key: String?) {
    let world = world ?? .current
    guard original == nil, let copy = animation.copy() as? CAAnimation else {
      return world.report("A presentation copy cannot be animated; the animation was not added")
    }
    let key = copy is CATransition ? kCATransition : key
    if let key { removeAnimation(forKey: key) }
    let context = CompilationContext(
      layer: self, world: world, duration: world.transactions.duration)
    if let pacing = world.transactions.timingFunction { copy.timingFunction = pacing }
    let node = context.node(of: copy, inheriting: context.duration)
    let serial = world.takeSerial()
    let record = AnimationRecord(
      key: key ?? "animation-\(serial)", isNamed: key != nil, animation: copy, node: node, serial: serial, layer: self,
      groups: world.transactions.openGroups)
    record.world = world
    world.animations.anchor(record)
    for group in record.groups { group.enter() }
    records.insert(record, at: copy.goesBeneath ? 0 : records.endIndex)
    if node.movesInDepth { parent?.hasDepth = true }
    if self.world != nil { world.animations.add(record) }
    world.journal?.didAdd(record)
    noteChange()
  }

  /// Takes off the animations that `isRemoved` picks; they are told so at the end of the turn.
  final func removeRecords(where isRemoved: (AnimationRecord) -> Bool) {
    let gone = records.filter(isRemoved)
    guard !gone.isEmpty else { return }
    records.removeAll(where: isRemoved)
    let world = world ?? .current
    world.animations.remove(Array(gone))
    for record in gone {
      record.layer = nil
      record.tellStop(finished: false, in: record.world ?? world)
    }
    noteChange()
  }

  /// Whether the layer is in the tree of a world.
  package final var isInTree: Bool { world != nil }

  /// Ends, as if it had run to its end, what `group` awaits of the layer and what waits for a tree, if there is none
  /// that the layer is in.
  package final func finishUnshownAnimations(awaitedBy group: AnimationGroup) {
    guard world == nil else { return }
    let over = records.filter { record in record.isPending && record.groups.contains { $0 === group } }
    guard !over.isEmpty else { return }
    records.removeAll { record in over.contains { $0 === record } }
    for record in over {
      record.layer = nil
      record.tellStop(finished: true, in: record.world ?? .current)
    }
  }

  /// Takes `record` off without telling anybody.
  final func drop(_ record: AnimationRecord) {
    records.removeAll { $0 === record }
    record.layer = nil
    noteChange()
  }

  /// The numbers and references that are presented at this instant.
  package final func presented() -> (values: LayerValues, objects: LayerObjects) {
    var shown = (values: values.pointee, objects: objects)
    let now = localNow
    for record in records { record.node.apply(at: now, to: &shown.values, &shown.objects) }
    return shown
  }

  /// The numbers and references of the model with nothing but what `clock` moves put on them, as at this instant.
  package final func presented(movedBy clock: AnimationClock) -> (values: LayerValues, objects: LayerObjects) {
    var shown = (values: values.pointee, objects: objects)
    let now = localNow
    for record in records where record.node.clock === clock {
      record.node.apply(at: now, to: &shown.values, &shown.objects)
    }
    return shown
  }

  /// A copy of the layer as it is seen at this instant: its values are those presented, its sublayers and
  /// superlayer such copies too.
  ///
  /// Nil where the layer is not in a tree on screen, and for subclasses of a client's own.
  public final func presentation() -> Self? {
    if original != nil { return self }
    guard hasBeenShown, let copy = makePresentationCopy() as? Self else { return nil }
    show(in: copy)
    return copy
  }

  /// The same where any layer will do: of a client's class a copy without what that class adds.
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
    copy.follow(shown.values, shown.objects, model: values.pointee)
  }

  /// The layer that this one is a presentation of; itself where it is none.
  public final func model() -> Self { original as? Self ?? self }
}

/// The colours that are presented otherwise than the model has them, as clients are given them.
struct PresentedColors {
  let model: LayerValues
  let shown: LayerValues

  /// The presented colour of `property`, or `given` where that is the model's.
  func color(_ property: LayerProperty, otherwise given: CGColor?) -> CGColor? {
    shown[property] == model[property] ? given : CGColor(rgba: SIMD4<Float>(shown[property]))
  }
}
