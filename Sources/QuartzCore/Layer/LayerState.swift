import CoreGraphics

/// The features of a layer that sampling has to look at, kept together so that it can skip the others.
struct LayerTraits: OptionSet {
  let rawValue: UInt8
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
