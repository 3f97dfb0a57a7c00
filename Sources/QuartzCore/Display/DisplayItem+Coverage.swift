import CoreGraphics

extension DisplayItem {
  /// The smallest upright rectangle around what the step draws, in the root's coordinate system, as low and high corner.
  package func coverage(in list: DisplayList) -> SIMD4<Double> {
    var covered = rect
    switch kind {
    case .picture where options.contains(.stretchesMiddle): covered = figures
    case .picture: covered = Self.union(rect, figures)
    case .shape:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = Self.outset(covered, by: strokeReach)
    case .shadow:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = SIMD4(lowHalf: covered.lowHalf + figures.lowHalf, highHalf: covered.highHalf)
      covered = Self.outset(covered, by: amount * Self.blurReach)
    default: break
    }
    // A step without a known position draws nothing; its coverage must not count as everything.
    guard covered.isFinite else { return .zero }
    return Self.smoothed(placement.bounds(of: covered))
  }

  /// Enlarges `box` by the reach of antialiased edges.
  @inline(__always)
  static func smoothed(_ box: SIMD4<Double>) -> SIMD4<Double> { box + SIMD4(-1, -1, 1, 1) }

  /// The area of the shadow of content in `box`; both in the root's coordinate system, as low and high corner.
  func shade(of box: SIMD4<Double>) -> SIMD4<Double>? {
    guard let inverse = placement.inverse else { return nil }
    let own = inverse.bounds(of: SIMD4(lowHalf: box.lowHalf, highHalf: box.highHalf - box.lowHalf))
    let reach = SIMD2(repeating: amount * Self.blurReach)
    let low = own.lowHalf + figures.lowHalf - reach
    return placement.bounds(of: SIMD4(lowHalf: low, highHalf: own.highHalf - own.lowHalf + reach * 2))
  }

  /// The reach of the stroke beyond its path: half the width, more at sharp corners.
  private var strokeReach: Double {
    // The corners of square caps reach out by the diagonal of half a square.
    secondColor.w > 0 ? amount / 2 * max(2.0.squareRoot(), radius) : 0
  }

  /// The reach of a backdrop's blur around it, in the root's points, including the few cells beyond with which it is
  /// computed.
  var backdropReach: Double {
    let scale = placement.scale(at: rect.lowHalf + rect.highHalf / 2)
    return amount * max(scale.x, scale.y) * Self.backdropBlurReach + 2
  }

  /// The reach of a backdrop's blur, in standard deviations, including the interpolation between cells.
  package static let backdropBlurReach = 4.0
  /// The visible reach of a blur, in standard deviations.
  static let blurReach = 3.0

  private static func outset(_ r: SIMD4<Double>, by d: Double) -> SIMD4<Double> { r + SIMD4(-d, -d, 2 * d, 2 * d) }

  static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let low = pointwiseMin(a.lowHalf, b.lowHalf)
    let high = pointwiseMax(a.lowHalf + a.highHalf, b.lowHalf + b.highHalf)
    return SIMD4(lowHalf: low, highHalf: high - low)
  }
}
