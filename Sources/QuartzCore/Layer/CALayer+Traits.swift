import Motion

// Keeps the traits that sampling reads up to date.

extension CALayer {
  final func note(_ trait: LayerTraits, _ isSo: Bool) {
    if isSo { traits.insert(trait) } else { traits.remove(trait) }
  }

  final func updatePaints() { note(.paints, objects.contents != nil || drawing != nil || paintsOwnContent) }

  final func updateOwnTime() {
    let isPlain = timing.speed == 1 && timing.begin == 0 && timing.offset == 0 && timing.duration == 0
    note(.ownTime, timeControl != nil || !isPlain)
  }

  final func noteChildren() {
    walkIsStale = true
    note(.children, !children.isEmpty)
  }

  /// Updates the list of sublayers that sampling walks.
  final func updateWalk() {
    walkIsStale = false
    walk.removeAll(keepingCapacity: true)
    for child in children { walk.append(.passUnretained(child)) }
  }

  final func noteRecords() {
    traits.subtract([.animations, .animatesObjects, .transition])
    if !records.isEmpty { traits.insert(.animations) }
    for record in records { traits.formUnion(record.track.traits) }
  }

  /// Whether sublayers may be drawn in another order than theirs.
  final var hasDepth: Bool {
    get { traits.contains(.depth) }
    set { note(.depth, newValue) }
  }
}
