package import CoreGraphics

/// Pictures, paths and gradients, kept apart from the numbers so that sampling a layer without animated references
/// counts none.
package struct LayerObjects {
  package var contents: AnyObject?
  /// What `contents` is fading into; nil unless an animation of the contents is under way.
  package var incomingContents: AnyObject?
  /// 0...1.
  package var incomingFraction = 0.0
  package var shadowPath: CGPath?
  package var path: CGPath?
  package var gradient: GradientStops?

  package init() {}
}

enum LayerReference: Sendable {
  case picture
  case path(any WritableKeyPath<LayerObjects, CGPath?> & Sendable)
  case gradientColors
  case gradientLocations

  func value(in objects: LayerObjects) -> Any? {
    switch self {
    case .picture: objects.contents
    case .path(let stored): objects[keyPath: stored]
    case .gradientColors: Self.stops(in: objects)?.colors.map { CGColor(rgba: SIMD4<Float>($0)) }
    case .gradientLocations: Self.stops(in: objects)?.locations
    }
  }

  /// Nil without colours.
  private static func stops(in objects: LayerObjects) -> GradientStops? {
    objects.gradient.flatMap { $0.colors.isEmpty ? nil : $0 }
  }

  func isSame(_ one: LayerObjects, _ other: LayerObjects) -> Bool {
    switch self {
    case .picture: one.contents === other.contents
    case .path(let stored): one[keyPath: stored] === other[keyPath: stored]
    case .gradientColors, .gradientLocations: one.gradient === other.gradient
    }
  }

  func copy(from source: LayerObjects, to target: inout LayerObjects) {
    switch self {
    case .picture: target.contents = source.contents
    case .path(let stored): target[keyPath: stored] = source[keyPath: stored]
    case .gradientColors, .gradientLocations: target.gradient = source.gradient
    }
  }
}

package final class GradientStops {
  /// One colour for each stop.
  package let colors: [SIMD4<Double>]
  /// 0...1, rising; as many as there are colours.
  package let locations: [Double]
  /// The lists as the client set them; nil for stops that an animation made.
  private let given: (colors: [Any]?, locations: [NSNumber]?)?

  /// Evenly spaced unless `locations` are as many rising numbers as there are colours.
  package convenience init(colors: [SIMD4<Double>], locations: [Double]?) {
    self.init(colors: colors, locations: locations, given: nil)
  }

  /// The lists are given back as they were; an entry of `colors` that is not a colour counts as clear.
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

  var clientColors: [Any]? { given.map(\.colors) ?? colors.map { CGColor(rgba: SIMD4<Float>($0)) } }

  var clientLocations: [NSNumber]? { given.map(\.locations) ?? locations.map { NSNumber(value: $0) } }

  /// These stops are at fraction 0; stops that are not equally many are switched halfway.
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
  var tint: CGColor?
}
