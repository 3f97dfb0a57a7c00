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

  /// Notes that `nodes` and what follows from them no longer agree with the animations.
  final func noteRecords() {
    note(.animations, !records.isEmpty)
    traits.insert(.staleNodes)
  }

  /// Updates what sampling reads of the animations.
  final func updateNodes() {
    nodes.removeAll(keepingCapacity: true)
    var found: LayerTraits = []
    for record in records {
      nodes.append(Unmanaged.passUnretained(record.node))
      found.formUnion(record.node.traits)
    }
    let plain = records.compactMap(\.node.plain)
    plainTracks = plain.count == records.count ? ContiguousArray(plain) : []
    traits.subtract([.staleNodes, .animatesObjects, .animatesCold, .transition])
    note(.replacesTransform, plainTracks.contains { $0.slot == LayerProperty.transform.slot && !$0.isAdditive })
    traits.formUnion(found)
  }

  /// Whether sublayers may be drawn in another order than theirs.
  final var hasDepth: Bool {
    get { traits.contains(.depth) }
    set { note(.depth, newValue) }
  }
}
