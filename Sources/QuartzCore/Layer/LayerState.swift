import CoreGraphics

/// What a frame has to look into of a layer, kept together so that it need not look for what is not there.
struct LayerTraits: OptionSet {
  let rawValue: UInt16
  /// It has a time of its own.
  static let ownTime = Self(rawValue: 1)
  /// It has animations.
  static let animations = Self(rawValue: 2)
  /// Animations write references.
  static let animatesObjects = Self(rawValue: 4)
  /// Animations write cold values.
  static let animatesCold = Self(rawValue: 8)
  /// It has a transition between two looks.
  static let transition = Self(rawValue: 16)
  /// It has a mask.
  static let mask = Self(rawValue: 32)
  /// It shows something between background and sublayers.
  static let paints = Self(rawValue: 64)
  /// It has cold values other than the defaults.
  static let cold = Self(rawValue: 128)
  /// Its sublayers are not in the order in which they are drawn.
  static let depth = Self(rawValue: 256)
  /// It has sublayers.
  static let children = Self(rawValue: 1024)
  /// Its plain animations replace its transform.
  static let replacesTransform = Self(rawValue: 512)
}

/// The yes and no of a layer that no animation touches.
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
  var cornersAreContinuous = false
  var maskedCorners: CACornerMask = .all
  var contentsGravity: CALayerContentsGravity = .resize
  var magnificationFilter: CALayerContentsFilter = .linear
  var minificationFilter: CALayerContentsFilter = .linear
  var fillMode: CAMediaTimingFillMode = .removed
}

/// The colours as clients gave them, for giving them back.
struct LayerColors {
  var background: CGColor?
  var border: CGColor? = .black
  var shadow: CGColor? = .black
}

/// What few layers have.
final class RareValues {
  var name: String?
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
