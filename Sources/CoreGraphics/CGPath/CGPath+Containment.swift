public import Foundation

extension CGPath {
  /// Whether a point lies inside the path, as filled: open subpaths are closed by a line.
  ///
  /// - Parameters:
  ///   - point: the point; one that is not finite lies outside.
  ///   - rule: what counts as inside where the path crosses itself.
  ///   - transform: what the point is transformed by first.
  /// - Returns: the exact answer, to the precision of doubles. Of points on the boundary those with the least
  ///   coordinates lie inside, so that shapes side by side never share one.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let windingNumber = outline.windingNumber(around: transform.apply(to: point.vector))
    // Crossings change the winding number by one each, so it is odd when their number is.
    return rule == .winding ? windingNumber != 0 : windingNumber % 2 != 0
  }
}

extension CGPathOutline {
  /// How often the path goes round a point, positive from x to y; 0 for a point that is not finite.
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
  /// Halving so often brings any curve down to the precision of doubles.
  private static let greatestDepth = 52

  /// How often the segment crosses the ray from the point towards greater x, upward crossings less downward.
  fileprivate func crossings(rightOf point: SIMD2<Double>, depth: Int) -> Int {
    let low = pointwiseMin(pointwiseMin(start, control1), pointwiseMin(control2, end))
    let high = pointwiseMax(pointwiseMax(start, control1), pointwiseMax(control2, end))
    guard low.y <= point.y, point.y <= high.y, point.x < high.x else { return 0 }
    // A curve all to the right crosses the ray as often, all in all, as the chord between its ends.
    if point.x < low.x || isLine || depth == Self.greatestDepth { return chordCrossing(rightOf: point) }
    let (first, second) = halves()
    return first.crossings(rightOf: point, depth: depth + 1) + second.crossings(rightOf: point, depth: depth + 1)
  }

  private func chordCrossing(rightOf point: SIMD2<Double>) -> Int {
    let chord = end - start
    let offset = point - start
    // Positive when the point lies to the left of an upward chord or to the right of a downward one.
    let side = chord.x * offset.y - chord.y * offset.x
    if start.y <= point.y, point.y < end.y { return side > 0 ? 1 : 0 }
    if end.y <= point.y, point.y < start.y { return side < 0 ? -1 : 0 }
    return 0
  }
}
