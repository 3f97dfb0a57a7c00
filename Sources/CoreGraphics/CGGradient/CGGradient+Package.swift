// Not Apple's: a gradient as the renderer takes it.

extension CGGradient {
  /// The locations in 0…1, ascending, with their colours in extended sRGB, not premultiplied.
  package var stops: [(location: Double, color: SIMD4<Float>)] {
    orderedStops.map { ($0.location, $0.color) }
  }
}
