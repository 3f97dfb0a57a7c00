import QuartzCore

/// The position and softness of a shadow on the device.
struct ShadowGeometry {
  /// The distance of the shadow from its caster, in device pixels.
  var offset: SIMD2<Double>
  /// The standard deviations of the blur, in device pixels.
  let sigma: SIMD2<Double>

  /// Creates the geometry of the shadow of `item`; `map` leads from its plane to the device.
  ///
  /// In perspective, the offset and the softness are those at the centre of the bounds.
  init(_ item: DisplayItem, _ map: Homography) {
    let middle = item.rect.lowHalf + item.rect.highHalf / 2
    offset = map.map(middle + item.figures.lowHalf) - map.map(middle)
    let scale = map.scale(at: middle)
    let softness = map.keepsRectangles ? scale : SIMD2(repeating: (scale.x * scale.y).squareRoot())
    sigma = (softness * item.amount).clamped(lowerBound: .zero, upperBound: SIMD2(repeating: Self.softest))
  }

  /// The greatest standard deviation, in pixels; a softer shadow would look the same.
  static let softest = 500.0

  /// The size of a blurred cell, in device pixels.
  var cellSize: SIMD2<Int> { SIMD2(GaussianBlur.cellSize(sigma.x), GaussianBlur.cellSize(sigma.y)) }

  /// The standard deviations of the blur, in cells.
  var cellSigma: SIMD2<Double> {
    SIMD2(
      GaussianBlur.remaining(sigma.x, cellSize: cellSize.x), GaussianBlur.remaining(sigma.y, cellSize: cellSize.y))
  }

  /// The distance beyond its outline at which a shadow is visible.
  var reach: SIMD2<Double> { sigma * 3 + 1 }

  /// Whether the shadow has sharp edges.
  var isSharp: Bool { sigma.max() < 0.2 }
}
