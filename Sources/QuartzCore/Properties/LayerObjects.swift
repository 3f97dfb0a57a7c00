package import CoreGraphics

/// The references of a layer that a frame needs: pictures, paths and gradients.
///
/// They are kept apart from the numbers so that sampling a layer without animated references counts no references.
package struct LayerObjects {
  package var contents: AnyObject?
  /// The picture that `contents` is fading into; nil unless an animation of the contents is under way.
  package var incomingContents: AnyObject?
  /// The progress of that fade, 0...1.
  package var incomingFraction = 0.0
  package var shadowPath: CGPath?
  package var path: CGPath?
  package var gradient: GradientStops?

  package init() {}
}

/// Which reference of a layer a property is.
enum LayerReference: Sendable {
  case picture
  case path(any WritableKeyPath<LayerObjects, CGPath?> & Sendable)
  case gradientColors
  case gradientLocations

  /// The value in `objects`, as clients know it.
  func value(in objects: LayerObjects) -> Any? {
    switch self {
    case .picture: objects.contents
    case .path(let stored): objects[keyPath: stored]
    case .gradientColors: Self.stops(in: objects)?.colors.map { CGColor(rgba: SIMD4<Float>($0)) }
    case .gradientLocations: Self.stops(in: objects)?.locations
    }
  }

  /// The gradient, if it has any colours.
  private static func stops(in objects: LayerObjects) -> GradientStops? {
    objects.gradient.flatMap { $0.colors.isEmpty ? nil : $0 }
  }

  /// Whether both hold the same object.
  func isSame(_ one: LayerObjects, _ other: LayerObjects) -> Bool {
    switch self {
    case .picture: one.contents === other.contents
    case .path(let stored): one[keyPath: stored] === other[keyPath: stored]
    case .gradientColors, .gradientLocations: one.gradient === other.gradient
    }
  }

  /// Copies the reference from `source`.
  func copy(from source: LayerObjects, to target: inout LayerObjects) {
    switch self {
    case .picture: target.contents = source.contents
    case .path(let stored): target[keyPath: stored] = source[keyPath: stored]
    case .gradientColors, .gradientLocations: target.gradient = source.gradient
    }
  }
}

/// The colours of a gradient and their positions.
package final class GradientStops {
  /// Red, green, blue and alpha of each stop.
  package let colors: [SIMD4<Double>]
  /// The positions of the colours, 0...1, rising; as many as there are colours.
  package let locations: [Double]
  /// The lists as the client set them; nil for stops that an animation made.
  private let given: (colors: [Any]?, locations: [NSNumber]?)?

  /// Creates stops at `locations`, or evenly spaced stops unless `locations` are as many rising numbers as there are
  /// colours.
  package convenience init(colors: [SIMD4<Double>], locations: [Double]?) {
    self.init(colors: colors, locations: locations, given: nil)
  }

  /// Creates stops from a client's lists, which are given back as they were; an entry of `colors` that is no colour
  /// counts as clear.
  convenience init(givenColors colors: [Any]?, locations: [NSNumber]?) {
    self.init(
      colors: (colors ?? []).map { AnimationValue.color($0) ?? .zero }, locations: locations?.map(\.doubleValue),
      given: (colors, locations))
  }

  private init(
    colors: [SIMD4<Double>], locations: [Double]?, given: (colors: [Any]?, locations: [NSNumber]?)?
  ) {
    self.colors = colors
    self.given = given
    let rising = locations.map { zip($0, $0.dropFirst()).allSatisfy(<=) && $0.allSatisfy(\.isFinite) } ?? false
    if let locations, rising, locations.count == colors.count {
      self.locations = locations
    } else {
      let last = Double(max(1, colors.count - 1))
      self.locations = colors.indices.map { Double($0) / last }
    }
  }

  /// The colours as clients know them.
  var clientColors: [Any]? { given.map(\.colors) ?? colors.map { CGColor(rgba: SIMD4<Float>($0)) } }

  /// The positions as clients know them.
  var clientLocations: [NSNumber]? { given.map(\.locations) ?? locations.map { NSNumber(value: $0) } }

  /// The mix of these stops, at fraction 0, with `other`, at fraction 1; stops that are not equally many are switched
  /// halfway.
  func mixed(with other: GradientStops, at fraction: Double) -> GradientStops {
    guard colors.count == other.colors.count else { return fraction < 0.5 ? self : other }
    return GradientStops(
      colors: zip(colors, other.colors).map { $0.mixedAsColor(with: $1, at: fraction) },
      locations: zip(locations, other.locations).map { $0 + ($1 - $0) * fraction })
  }
}

/// The colours of a layer as clients set them, so that a getter returns the same object, and nil where nil was set.
struct LayerColors {
  var background: CGColor?
  var border: CGColor? = .black
  var shadow: CGColor? = .black
  var fill: CGColor? = .black
  var stroke: CGColor?
  var foreground: CGColor? = .white
  var instance: CGColor? = .white
}
