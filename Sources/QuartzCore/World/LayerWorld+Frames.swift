import CoreGraphics
import Motion

extension LayerWorld {
  /// A frame: the list to draw, and what of it differs from the frame before.
  package struct Frame {
    /// What is seen, from back to front.
    package let list: DisplayList
    /// What differs from the frame before; empty when nothing does.
    package let damage: DamageRegion
  }

  /// What is seen now.
  ///
  /// A tree that did not change since the frame before costs nothing and has no damage. The list is used again
  /// two frames later.
  package func frame() -> Frame {
    frames.next(self)
  }

  /// Fills `list` with what is seen now, whatever frames came before: for a picture that is wanted once.
  package func fill(_ list: DisplayList) {
    frames.fill(list, self)
  }
}

/// The frames of a world, two lists by turns.
struct FrameSource {
  private let sampler = LayerSampler()
  private var current = DisplayList()
  private var previous = DisplayList()
  private var damage = DamageRegion()
  private var finder = DamageFinder()
  private var revision = -1
  private var hasReportedDepth = false

  mutating func next(_ world: LayerWorld) -> LayerWorld.Frame {
    damage.removeAll()
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
    finder.find(between: previous, and: current, into: &damage)
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

extension ActiveAnimations {
  /// Whether anything may look different at `later` than at `earlier`, with the same model.
  func differ(from earlier: Double, to later: Double) -> Bool {
    earlier != later && records.contains { $0.differs(from: earlier, to: later) }
  }
}

extension AnimationRecord {
  /// Whether it may show something different at the world's instant `later` than at `earlier`.
  func differs(from earlier: Double, to later: Double) -> Bool {
    guard let layer else { return false }
    if isPending { return true }
    let (from, to) = (layer.localTime(atWorld: earlier), layer.localTime(atWorld: later))
    if from == to { return false }
    // Copies that lag behind go on when the first is done.
    let lag = layer.replicationLag
    if lag > 0 {
      guard let way else { return node.clock == nil && to > node.timing.begin }
      return to > way.begin && from < way.end + lag
    }
    return node.position(at: from) != node.position(at: to)
  }
}

extension CALayer {
  /// By how many seconds the last copy of the layer lags behind the first.
  final var replicationLag: Double {
    let above = parent?.replicationLag ?? 0
    guard let replicator = parent as? CAReplicatorLayer else { return above }
    return above + abs(replicator.instanceDelay) * Double(max(0, replicator.instanceCount - 1))
  }
}
