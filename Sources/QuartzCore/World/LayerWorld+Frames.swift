import CoreGraphics
import Motion

extension LayerWorld {
  /// A frame: its display list, and its difference from the frame before.
  package struct Frame {
    /// The display list, from back to front.
    package let list: DisplayList
    /// The region that differs from the frame before; empty if nothing does.
    package let damage: DamageRegion
  }

  /// Returns the frame at the current instant.
  ///
  /// If nothing changed since the frame before, no sampling is needed and there is no damage. The list is reused two
  /// frames later. With `scale`, the number of device pixels per point, the damage is smaller where boxes only move, and
  /// its rectangles are joined where that adds at most `boxCost` pixels.
  package func frame(scale: Double? = nil, boxCost: Double = DamageRegion.boxCost) -> Frame {
    frames.next(self, scale: scale, boxCost: boxCost)
  }

  /// Fills `list` with the current frame, independently of other frames, for a single picture.
  package func fill(_ list: DisplayList) {
    frames.fill(list, self)
  }
}

/// The source of a world's frames, which alternates between two lists.
struct FrameSource {
  private let sampler = LayerSampler()
  private var current = DisplayList()
  private var previous = DisplayList()
  private var damage = DamageRegion()
  private var finder = DamageFinder()
  private var revision = -1
  private var hasReportedDepth = false

  mutating func next(_ world: LayerWorld, scale: Double?, boxCost: Double) -> LayerWorld.Frame {
    damage.removeAll()
    damage.addableArea = scale.map { boxCost / ($0 * $0) } ?? 0
    if revision == world.revision, !world.animations.differ(from: current.instant, to: world.now) {
      return LayerWorld.Frame(list: current, damage: damage)
    }
    revision = world.revision
    swap(&current, &previous)
    fill(current, world)
    if sampler.leavesOut, !hasReportedDepth {
      hasReportedDepth = true
      world.report("Layers with more than \(LayerSampler.mostAbove) layers above them are not shown; flatten the tree")
    }
    finder.find(between: previous, and: current, scale: scale, into: &damage)
    return LayerWorld.Frame(list: current, damage: damage)
  }

  func fill(_ list: DisplayList, _ world: LayerWorld) {
    if let root = world.root {
      sampler.sample(root, at: world.now, into: list)
    } else {
      list.removeAll()
    }
  }
}

extension CALayer {
  /// The delay of the layer's last copy behind the first, in seconds.
  final var replicationLag: Double {
    let above = parent?.replicationLag ?? 0
    guard let replicator = parent as? CAReplicatorLayer else { return above }
    return above + abs(replicator.instanceDelay) * Double(max(1, replicator.instanceCount) - 1)
  }
}
