import QuartzCore

/// A table of the colours between a gradient's stops.
struct GradientRamp {
  /// The colours, multiplied by alpha, in Cairo's format.
  private(set) var colors: [UInt32] = []

  /// The number of steps; neighbours between black and white differ by a quarter of a level.
  private static let count = 1024

  /// Fills the table.
  ///
  /// Colours are interpolated before they are multiplied by alpha.
  mutating func fill(_ stops: GradientStops, tint: SIMD4<Float>, opacity: Double) {
    let tint = SIMD4<Double>(tint) * SIMD4(1, 1, 1, opacity)
    colors.removeAll(keepingCapacity: true)
    var next = 0
    for step in 0...Self.count {
      let location = Double(step) / Double(Self.count)
      while next < stops.locations.count, stops.locations[next] <= location { next += 1 }
      colors.append(Self.pixel(Self.color(stops, before: next, location) * tint))
    }
  }

  /// Returns the colour at `location`, which is clamped to 0…1.
  func color(at location: Double) -> UInt32 {
    let step = location.isNaN ? 0 : min(max(location, 0), 1) * Double(Self.count)
    return colors[Int(step.rounded())]
  }

  private static func color(_ stops: GradientStops, before next: Int, _ location: Double) -> SIMD4<Double> {
    guard let last = stops.colors.last else { return .zero }
    guard next > 0 else { return stops.colors[0] }
    guard next < stops.colors.count else { return last }
    let (low, high) = (stops.locations[next - 1], stops.locations[next])
    return stops.colors[next - 1] + (stops.colors[next] - stops.colors[next - 1]) * ((location - low) / (high - low))
  }

  static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    let bytes = (SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
