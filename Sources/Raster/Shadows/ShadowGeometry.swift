import QuartzCore

/// Where a shadow lies on the device and how soft it is there.
struct ShadowGeometry {
  /// How far the shadow lies from what casts it, in device pixels.
  let offset: SIMD2<Double>
  /// The standard deviations of the blur, in device pixels.
  let sigma: SIMD2<Double>

  /// The shadow of `item`, whose plane lies on the device as `map` says.
  ///
  /// In perspective, offset and softness are those in the middle of the bounds.
  init(_ item: DisplayItem, _ map: Homography) {
    let middle = item.rect.lowHalf + item.rect.highHalf / 2
    offset = map.map(middle + item.figures.lowHalf) - map.map(middle)
    let scale = map.scale(at: middle)
    let softness = map.keepsRectangles ? scale : SIMD2(repeating: (scale.x * scale.y).squareRoot())
    sigma = (softness * item.amount).clamped(lowerBound: .zero, upperBound: SIMD2(repeating: Self.softest))
  }

  /// The softest shadow, in pixels; beyond it nothing changes that could be seen.
  private static let softest = 500.0

  /// How far beyond its outline a shadow is seen.
  var reach: SIMD2<Double> { sigma * 3 + 1 }

  /// Whether the shadow has sharp edges.
  var isSharp: Bool { sigma.max() < 0.2 }
}
