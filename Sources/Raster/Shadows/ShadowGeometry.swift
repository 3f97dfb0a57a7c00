import QuartzCore

/// Where a shadow lies on the device and how soft it is there.
struct ShadowGeometry {
  /// How far the shadow lies from what casts it, in device pixels.
  var offset: SIMD2<Double>
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
  static let softest = 500.0

  /// Device pixels to a cell in which it is blurred.
  var cellSize: SIMD2<Int> { SIMD2(GaussianBlur.cellSize(sigma.x), GaussianBlur.cellSize(sigma.y)) }

  /// The standard deviations of the blur, in cells.
  var cellSigma: SIMD2<Double> {
    SIMD2(
      GaussianBlur.remaining(sigma.x, cellSize: cellSize.x), GaussianBlur.remaining(sigma.y, cellSize: cellSize.y))
  }

  /// How far beyond its outline a shadow is seen.
  var reach: SIMD2<Double> { sigma * 3 + 1 }

  /// Whether the shadow has sharp edges.
  var isSharp: Bool { sigma.max() < 0.2 }
}
