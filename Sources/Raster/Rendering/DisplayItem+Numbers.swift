import QuartzCore

extension DisplayItem {
  /// Whether every number of the item is finite and small enough to be calculated with: products of three of them and
  /// their squares must stay finite.
  var isDrawable: Bool {
    let p = placement
    return Self.fits(rect) && Self.fits(figures) && Self.fits(SIMD4(lowHalf: p.xAxis, highHalf: p.yAxis))
      && Self.fits(SIMD4(lowHalf: p.origin, highHalf: p.weights)) && Self.fits(SIMD4(p.weight, opacity, radius, amount))
      && Self.fits(color) && Self.fits(secondColor)
  }

  /// Comparisons with a number that is none are false.
  private static func fits(_ numbers: SIMD4<Double>) -> Bool {
    let limit = SIMD4<Double>(repeating: 1e48)
    return all(numbers .< limit .& numbers .> -limit)
  }

  private static func fits(_ numbers: SIMD4<Float>) -> Bool {
    let limit = SIMD4<Float>(repeating: 1e30)
    return all(numbers .< limit .& numbers .> -limit)
  }
}
