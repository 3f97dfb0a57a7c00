import CoreGraphics
import Motion

/// What sampling has to look at, kept together so that it can skip the rest.
struct LayerTraits: OptionSet {
  let rawValue: UInt16
  static let ownTime = Self(rawValue: 1)
  static let animations = Self(rawValue: 2)
  /// Animations write references.
  static let animatesObjects = Self(rawValue: 4)
  static let transition = Self(rawValue: 8)
  static let mask = Self(rawValue: 16)
  static let paints = Self(rawValue: 32)
  /// Sublayers may be drawn in another order than theirs.
  static let depth = Self(rawValue: 64)
  static let children = Self(rawValue: 128)
  /// Values other than the defaults, or animations of them.
  static let rareValues = Self(rawValue: 256)
}

/// No animation changes these.
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
  /// Layout or drawing.
  var subtreeNeedsUpdate = false
  /// While the layer is in no tree, as in a hidden window.
  var keepsAnimations = false
  var isObserved = false
  var cornersAreContinuous = false
  var maskedCorners: CACornerMask = .all
  var contentsGravity: CALayerContentsGravity = .resize
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilter: CALayerContentsFilter = .linear
  var fillMode: CAMediaTimingFillMode = .removed
}

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
    note(.children, !children.isEmpty || copied != nil)
  }

  final func updateWalk() {
    walkIsStale = false
    walk.removeAll(keepingCapacity: true)
    for child in children { walk.append(.passUnretained(child)) }
    if let copied { walk.append(.passUnretained(copied)) }
  }

  final func noteRecords() {
    nodesAreStale = true
    traits.subtract([.animations, .animatesObjects, .transition])
    if !records.isEmpty { traits.insert(.animations) }
    for record in records { traits.formUnion(record.node.track.traits) }
  }

  final func updateNodes() {
    nodesAreStale = false
    nodes.removeAll(keepingCapacity: true)
    for record in records { nodes.append(.passUnretained(record.node)) }
  }

  /// Sublayers may be drawn in another order than theirs.
  final var hasDepth: Bool {
    get { traits.contains(.depth) }
    set { note(.depth, newValue) }
  }
}
