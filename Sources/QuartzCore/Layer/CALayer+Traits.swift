import Motion

// Keeps what a frame looks into up to date, whenever that changes.

extension CALayer {
  final func note(_ trait: LayerTraits, _ isSo: Bool) {
    if isSo { traits.insert(trait) } else { traits.remove(trait) }
  }

  final func updatePaints() { note(.paints, objects.contents != nil || drawing != nil || paintsBesides) }

  final func updateOwnTime() {
    let isPlain = timing.speed == 1 && timing.begin == 0 && timing.offset == 0 && timing.duration == 0
    note(.ownTime, timeControl != nil || !isPlain)
  }

  final func noteChildren() {
    walkIsStale = true
    note(.children, !children.isEmpty)
  }

  /// Makes the walk anew, when the next frame needs it.
  final func updateWalk() {
    walkIsStale = false
    walk.removeAll(keepingCapacity: true)
    for child in children { walk.append(.passUnretained(child)) }
  }

  final func updateNodes() {
    nodes.removeAll(keepingCapacity: true)
    var found: LayerTraits = records.isEmpty ? [] : .animations
    for record in records {
      nodes.append(Unmanaged.passUnretained(record.node))
      found.formUnion(record.node.traits)
    }
    let plain = records.compactMap(\.node.plain)
    plainTracks = plain.count == records.count ? ContiguousArray(plain) : []
    traits.subtract([.animations, .animatesObjects, .animatesCold, .transition])
    note(.replacesTransform, plainTracks.contains { $0.property == .transform && !$0.isAdditive })
    traits.formUnion(found)
  }

  /// Whether children are not in the order in which they are drawn.
  final var hasDepth: Bool {
    get { traits.contains(.depth) }
    set { note(.depth, newValue) }
  }
}
