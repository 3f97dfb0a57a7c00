import QuartzCore

/// The colours between a gradient's stops, looked up by place.
struct GradientRamp {
  /// Colours multiplied by alpha, as Cairo keeps them.
  private(set) var colors: [UInt32] = []

  /// Enough that neighbours differ by a quarter of a level between black and white.
  private static let count = 1024

  /// Fills the ramp; colours are mixed before they are multiplied by their alpha.
  mutating func fill(_ stops: GradientStops, tint: SIMD4<Float>, opacity: Double) {
    let tint = SIMD4<Double>(tint) * SIMD4(1, 1, 1, opacity)
    colors.removeAll(keepingCapacity: true)
    var next = 0
    for step in 0...Self.count {
      let place = Double(step) / Double(Self.count)
      while next < stops.locations.count, stops.locations[next] <= place { next += 1 }
      colors.append(Self.pixel(Self.color(stops, before: next, place) * tint))
    }
  }

  /// The colour at `place`; beyond the ends it is that of the ends.
  func color(at place: Double) -> UInt32 {
    let step = place.isNaN ? 0 : min(max(place, 0), 1) * Double(Self.count)
    return colors[Int(step.rounded())]
  }

  private static func color(_ stops: GradientStops, before next: Int, _ place: Double) -> SIMD4<Double> {
    guard let last = stops.colors.last else { return .zero }
    guard next > 0 else { return stops.colors[0] }
    guard next < stops.colors.count else { return last }
    let (low, high) = (stops.locations[next - 1], stops.locations[next])
    return stops.colors[next - 1] + (stops.colors[next] - stops.colors[next - 1]) * ((place - low) / (high - low))
  }

  static func pixel(_ color: SIMD4<Double>) -> UInt32 {
    let c = color.clamped(lowerBound: .zero, upperBound: .one)
    let bytes = (SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w) * 255).rounded(.toNearestOrAwayFromZero)
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
