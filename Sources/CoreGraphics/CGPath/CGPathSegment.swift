// Not Apple's: a drawn segment of a path.

import Foundation

/// A line or curve of a path, as a cubic Bézier curve with a parameter t in 0…1.
///
/// A quadratic curve becomes the cubic curve with the same points at the same parameters. The control points of a line
/// are at one and two thirds of its length.
package struct CGPathSegment: Hashable, Sendable {
  package var start: SIMD2<Double>

  package var control1: SIMD2<Double>

  package var control2: SIMD2<Double>

  package var end: SIMD2<Double>

  package var isLine: Bool

  package init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(from: start, start + (end - start) / 3, end - (end - start) / 3, to: end)
    isLine = true
  }

  package init(from start: SIMD2<Double>, _ control: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(from: start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), to: end)
  }

  package init(
    from start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>, to end: SIMD2<Double>
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  /// Exact at t = 0 and 1.
  package func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    guard !isLine else { return start * s + end * t }
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// The direction of travel times the speed.
  package func derivative(at t: Double) -> SIMD2<Double> {
    guard !isLine else { return end - start }
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t) + (end - control2) * (3 * t * t)
  }

  /// A unit vector.
  ///
  /// If the derivative is zero, this is the direction in which the curve leaves or arrives; (1, 0) if it is a single
  /// point.
  package func direction(at t: Double) -> SIMD2<Double> {
    let candidates = (derivative(at: t), t < 0.5 ? control2 - start : end - control1, end - start)
    let size = max((control1 - start).length, (control2 - start).length, (end - start).length)
    let least = size * 1e-9
    if candidates.0.length > least { return candidates.0 / candidates.0.length }
    if candidates.1.length > least { return candidates.1 / candidates.1.length }
    if candidates.2.length > least { return candidates.2 / candidates.2.length }
    return SIMD2(1, 0)
  }

  /// The two halves of the segment, by de Casteljau's construction.
  func halves() -> (CGPathSegment, CGPathSegment) {
    let first = (start + control1) / 2
    let middle = (control1 + control2) / 2
    let last = (control2 + end) / 2
    let inner1 = (first + middle) / 2
    let inner2 = (middle + last) / 2
    let centre = (inner1 + inner2) / 2
    var halves = (
      CGPathSegment(from: start, first, inner1, to: centre), CGPathSegment(from: centre, inner2, last, to: end)
    )
    halves.0.isLine = isLine
    halves.1.isLine = isLine
    return halves
  }

  /// The number of equal steps of the parameter that keeps the chords within a distance of the curve, by Wang's
  /// formula.
  func chordCount(tolerance: Double) -> Int {
    guard !isLine else { return 1 }
    let bend1 = (start - 2 * control1 + control2).length
    let bend2 = (control1 - 2 * control2 + end).length
    let count = (0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)
    // More steps are not visible on any screen; the limit keeps degenerate input from exhausting memory.
    return count.isFinite ? max(1, Int(min(count, 4096))) : 1
  }
}

extension SIMD2<Double> {
  package var length: Double { hypot(x, y) }
}
