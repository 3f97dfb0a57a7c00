import CoreGraphics

/// Which reference of a layer a property is.
enum LayerReference: Sendable {
  /// The layer's contents.
  case picture
  /// A path.
  case path(any WritableKeyPath<LayerObjects, CGPath?> & Sendable)
  /// The colours of a gradient.
  case gradientColors
  /// The positions of a gradient's colours.
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
