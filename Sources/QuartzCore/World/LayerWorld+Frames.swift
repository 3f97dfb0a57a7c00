import CoreGraphics
import Motion

extension LayerWorld {
  /// A frame: its display list, and that of the frame before.
  package struct Frame {
    /// The display list, from back to front.
    package let list: DisplayList
    /// The display list of the frame before; the same object if nothing changed since.
    package let previous: DisplayList
  }

  /// Returns the frame at the current instant.
  ///
  /// If nothing changed since the frame before, no sampling is needed. The list is reused two frames later.
  package func frame() -> Frame { frames.next(self) }

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
  private var revision = -1
  private var hasReportedDepth = false

  mutating func next(_ world: LayerWorld) -> LayerWorld.Frame {
    if revision == world.revision, !world.animations.differ(from: current.instant, to: world.now) {
      return LayerWorld.Frame(list: current, previous: current)
    }
    revision = world.revision
    swap(&current, &previous)
    fill(current, world)
    if sampler.leavesOut, !hasReportedDepth {
      hasReportedDepth = true
      world.report("Layers with more than \(LayerSampler.mostAbove) layers above them are not shown; flatten the tree")
    }
    return LayerWorld.Frame(list: current, previous: previous)
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
