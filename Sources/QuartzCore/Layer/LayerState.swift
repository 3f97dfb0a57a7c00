import CoreGraphics

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
