// Not Apple's: a path as the segments it draws.

/// The segments a path draws, in order.
package struct CGPathSegments: Sequence, IteratorProtocol {
  private let outline: CGPathOutline
  private let closesSubpaths: Bool
  private var verbIndex = 0
  private var pointIndex = 0
  private var start = SIMD2<Double>(repeating: 0)
  private var current = SIMD2<Double>(repeating: 0)

  fileprivate init(_ outline: CGPathOutline, closesSubpaths: Bool) {
    self.outline = outline
    self.closesSubpaths = closesSubpaths
  }

  /// The next segment, or nil after the last.
  package mutating func next() -> CGPathSegment? {
    while verbIndex < outline.verbs.count {
      let verb = outline.verbs[verbIndex]
      if verb == .moveToPoint, let closing = closingLine() { return closing }
      verbIndex += 1
      let points = outline.points[pointIndex..<pointIndex + verb.pointCount]
      pointIndex += verb.pointCount
      if let segment = take(verb, points) { return segment }
    }
    return closingLine()
  }

  private mutating func take(_ verb: CGPathElementType, _ points: ArraySlice<SIMD2<Double>>) -> CGPathSegment? {
    let first = points.startIndex
    let origin = current
    current = points.last ?? start
    switch verb {
    case .moveToPoint:
      start = current
      return nil
    case .addLineToPoint: return CGPathSegment(from: origin, to: current)
    case .addQuadCurveToPoint: return CGPathSegment(from: origin, points[first], to: current)
    case .addCurveToPoint: return CGPathSegment(from: origin, points[first], points[first + 1], to: current)
    case .closeSubpath: return origin == current ? nil : CGPathSegment(from: origin, to: current)
    }
  }

  /// The line that closes an open subpath when it is filled.
  private mutating func closingLine() -> CGPathSegment? {
    guard closesSubpaths, current != start else { return nil }
    defer { current = start }
    return CGPathSegment(from: current, to: start)
  }
}

extension CGPathOutline {
  /// The segments drawn, closing lines among them unless the subpath had already come back to its start.
  package var segments: CGPathSegments { CGPathSegments(self, closesSubpaths: false) }

  /// The segments around the area that is filled: open subpaths are closed by a line.
  var boundarySegments: CGPathSegments { CGPathSegments(self, closesSubpaths: true) }
}
