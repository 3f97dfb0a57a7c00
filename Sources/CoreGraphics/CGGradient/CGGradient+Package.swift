// Not Apple's: a gradient in the form that the renderer uses.

extension CGGradient {
  /// The locations in 0…1, ascending, with their colours in extended sRGB, not premultiplied.
  package var stops: [(location: Double, color: SIMD4<Float>)] {
    orderedStops.map { ($0.location, $0.color) }
  }
}
