public import Foundation

extension CGPath {
  /// Returns whether a point lies inside the filled path.
  ///
  /// Open subpaths are closed by a line.
  ///
  /// - Parameters:
  ///   - point: the point. A point that is not finite lies outside.
  ///   - rule: the rule that defines the inside of a path that crosses itself.
  ///   - transform: the transform that is applied to the point first.
  /// - Returns: the exact answer, to the precision of doubles. Points on the boundary lie inside where the coordinates
  ///   are least, so that adjacent shapes never share a point.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let windingNumber = outline.windingNumber(around: transform.apply(to: point.vector))
    // Each crossing changes the winding number by one, so it is odd if the number of crossings is odd.
    return rule == .winding ? windingNumber != 0 : windingNumber % 2 != 0
  }
}

extension CGPathOutline {
  /// Returns the number of times that the path winds around a point, positive from x to y; 0 if the point is not
  /// finite.
  package func windingNumber(around point: SIMD2<Double>) -> Int {
    guard point.isFinite else { return 0 }
    var number = 0
    var closing: CGPathSegment?
    for step in steps {
      let boundary = step.verb == .moveToPoint ? closing : step.segment
      number += boundary?.crossings(rightOf: point, depth: 0) ?? 0
      closing = CGPathSegment(from: step.segment.end, to: step.subpathStart)
    }
    return number + (closing?.crossings(rightOf: point, depth: 0) ?? 0)
  }
}

extension CGPathSegment {
  /// The number of halvings after which any curve is as short as the precision of doubles.
  private static let greatestDepth = 52

  /// Returns the number of upward minus downward crossings of the ray from a point towards greater x.
  fileprivate func crossings(rightOf point: SIMD2<Double>, depth: Int) -> Int {
    let low = pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end))
    let high = pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
    guard low.y <= point.y, point.y <= high.y, point.x < high.x else { return 0 }
    // A curve that lies to the right of the point has the same sum of crossings as the chord between its ends.
    if point.x < low.x || isLine || depth == Self.greatestDepth { return chordCrossing(rightOf: point) }
    let (first, second) = halves()
    return first.crossings(rightOf: point, depth: depth + 1) + second.crossings(rightOf: point, depth: depth + 1)
  }

  private func chordCrossing(rightOf point: SIMD2<Double>) -> Int {
    let chord = end - start
    let offset = point - start
    // This is positive if the point lies to the left of an upward chord or to the right of a downward one.
    let side = chord.x * offset.y - chord.y * offset.x
    if start.y <= point.y, point.y < end.y { return side > 0 ? 1 : 0 }
    if end.y <= point.y, point.y < start.y { return side < 0 ? -1 : 0 }
    return 0
  }
}
