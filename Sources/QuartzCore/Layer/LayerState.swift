import CoreGraphics
import Motion

/// The features of a layer that sampling has to look at, kept together so that it can skip the others.
struct LayerTraits: OptionSet {
  let rawValue: UInt16
  /// The layer's time differs from its parent's.
  static let ownTime = Self(rawValue: 1)
  /// The layer has animations.
  static let animations = Self(rawValue: 2)
  /// Animations write references.
  static let animatesObjects = Self(rawValue: 4)
  /// The layer has a transition, a `CATransition`.
  static let transition = Self(rawValue: 8)
  /// The layer has a mask.
  static let mask = Self(rawValue: 16)
  /// The layer draws content between background and sublayers.
  static let paints = Self(rawValue: 32)
  /// The layer's sublayers may be drawn in another order than theirs.
  static let depth = Self(rawValue: 64)
  /// The layer has sublayers.
  static let children = Self(rawValue: 128)
  /// The layer may have rare values other than the defaults, or animations of them.
  static let rareValues = Self(rawValue: 256)
}

/// The flags and modes of a layer, which no animation changes.
struct LayerFlags {
  var isOpaque = false
  var shouldRasterize = false
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = true
  var isGeometryFlipped = false
  var needsDisplayOnBoundsChange = false
  var drawsAsynchronously = false
  var needsLayout = false
  var needsDisplay = false
  /// Whether anything below needs layout or drawing.
  var subtreeNeedsUpdate = false
  /// Whether the animations below wait while the layer is in no tree, as in a hidden window.
  var keepsAnimations = false
  /// Whether an observer is told of changes of the model.
  var isObserved = false
  var cornersAreContinuous = false
  var maskedCorners: CACornerMask = .all
  var contentsGravity: CALayerContentsGravity = .resize
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilter: CALayerContentsFilter = .linear
  var fillMode: CAMediaTimingFillMode = .removed
}

/// The values that few layers have.
final class RareValues {
  var name: String?
  var observer: (any LayerObserver)?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  var client: [String: Any] = [:]
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var minificationFilterBias: Float = 0
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  var autoresizingMask: CAAutoresizingMask = []

  init() {}

  init(_ other: RareValues) {
    name = other.name
    style = other.style
    actions = other.actions
    client = other.client
    filters = other.filters
    backgroundFilters = other.backgroundFilters
    compositingFilter = other.compositingFilter
    minificationFilterBias = other.minificationFilterBias
    edgeAntialiasingMask = other.edgeAntialiasingMask
    contentsFormat = other.contentsFormat
    autoresizingMask = other.autoresizingMask
  }
}

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
    nodesAreStale = true
    traits.subtract([.animations, .animatesObjects, .transition])
    if !records.isEmpty { traits.insert(.animations) }
    for record in records { traits.formUnion(record.node.track.traits) }
  }

  /// Updates the list of animations that sampling reads.
  final func updateNodes() {
    nodesAreStale = false
    nodes.removeAll(keepingCapacity: true)
    for record in records { nodes.append(.passUnretained(record.node)) }
  }

  /// Whether sublayers may be drawn in another order than theirs.
  final var hasDepth: Bool {
    get { traits.contains(.depth) }
    set { note(.depth, newValue) }
  }
}
