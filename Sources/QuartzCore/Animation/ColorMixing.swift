/// The mixing of colours.
enum ColorMixing {
  /// Mixes `a` and `b` component by component; a colour with no alpha takes the hue of the other.
  @inline(__always)
  static func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, at fraction: Double) -> SIMD4<Double> {
    var (a, b) = (a, b)
    if a.w == 0 {
      a = b
      a.w = 0
    } else if b.w == 0 {
      b = a
      b.w = 0
    }
    return fraction == 1 ? b : a + (b - a) * fraction
  }
}
