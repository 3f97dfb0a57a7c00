import CoreGraphics

extension DisplayItem {
  /// The smallest upright rectangle around what the step draws, in the root's points, as its low and high corner.
  @inline(__always)
  package func coverage(in list: DisplayList) -> SIMD4<Double> {
    kind == .background ? Self.smoothed(placement.bounds(of: rect)) : otherCoverage(in: list)
  }

  private func otherCoverage(in list: DisplayList) -> SIMD4<Double> {
    var covered = rect
    switch kind {
    case .picture, .text:
      if kind == .picture || figures.z > 0 { covered = Self.union(rect, figures) }
    case .shape:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = Self.outset(covered, by: strokeReach)
    case .shadow:
      if let path = list.object(object) as? CGPath { covered = SIMD4(path.boundingBoxOfPath) }
      covered = SIMD4(lowHalf: covered.lowHalf + figures.lowHalf, highHalf: covered.highHalf)
      covered = Self.outset(covered, by: amount * Self.blurReach)
    default: break
    }
    return Self.smoothed(placement.bounds(of: covered))
  }

  /// Smoothed edges reach a little beyond.
  @inline(__always)
  private static func smoothed(_ box: SIMD4<Double>) -> SIMD4<Double> { box + SIMD4(-1, -1, 1, 1) }

  /// How far a shadow cast by other steps lies from them, for the low and for the high corner of their rectangle.
  var shadowReach: SIMD4<Double> {
    let offset = placement.xAxis * figures.x + placement.yAxis * figures.y
    let scale = max(placement.xAxis.length, placement.yAxis.length)
    let blur = SIMD2(repeating: amount * Self.blurReach * scale)
    return SIMD4(lowHalf: offset - blur, highHalf: offset + blur)
  }

  /// How far a stroke reaches beyond its path: half the width, more at sharp corners.
  private var strokeReach: Double {
    secondColor.w > 0 ? amount / 2 * max(1, radius) : 0
  }

  /// How many standard deviations of a blur are seen.
  static let blurReach = 3.0

  private static func outset(_ r: SIMD4<Double>, by d: Double) -> SIMD4<Double> { r + SIMD4(-d, -d, 2 * d, 2 * d) }

  private static func union(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let low = pointwiseMin(a.lowHalf, b.lowHalf)
    let high = pointwiseMax(a.lowHalf + a.highHalf, b.lowHalf + b.highHalf)
    return SIMD4(lowHalf: low, highHalf: high - low)
  }
}
