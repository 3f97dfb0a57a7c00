// Not Apple's: a path as a value, which the renderer and the animations use.

/// The elements of a path: their types, and all their points, one after another.
///
/// All coordinates are finite. Every element except a move follows a move.
package struct CGPathOutline: Hashable, Sendable {
  package private(set) var verbs: [CGPathElementType] = []

  /// Each element has as many as ``CGPathElementType/pointCount`` says.
  package private(set) var points: [SIMD2<Double>] = []

  /// Where the open subpath began, or the one that was closed last.
  private(set) var subpathStart: SIMD2<Double>?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// Nil in an empty outline.
  package var currentPoint: SIMD2<Double>? {
    verbs.last == .closeSubpath ? subpathStart : points.last
  }

  /// An element with a coordinate that is not finite is ignored, and so is any element except a move in an empty
  /// outline.
  mutating func append(_ verb: CGPathElementType, _ newPoints: SIMD2<Double>...) {
    append(verb, newPoints)
  }

  private mutating func append(_ verb: CGPathElementType, _ newPoints: [SIMD2<Double>]) {
    guard newPoints.allSatisfy(\.isFinite) else { return }
    if verb == .moveToPoint {
      subpathStart = newPoints.first
    } else if isEmpty || (verb == .closeSubpath && verbs.last == .closeSubpath) {
      return
    }
    verbs.append(verb)
    points.append(contentsOf: newPoints)
  }

  mutating func append(_ other: CGPathOutline) {
    guard !other.isEmpty else { return }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
  }

  /// The result is empty if any of its coordinates is not finite.
  package func applying(_ transform: CGAffineTransform) -> CGPathOutline {
    guard !transform.isIdentity else { return self }
    var result = self
    for index in result.points.indices {
      result.points[index] = transform.apply(to: result.points[index])
    }
    result.subpathStart = subpathStart.map(transform.apply(to:))
    return result.points.allSatisfy(\.isFinite) ? result : CGPathOutline()
  }
}

extension CGPathOutline {
  /// Sets this outline to an interpolation between two outlines with the same verbs, reusing its storage.
  ///
  /// The fraction is any finite number; beyond 0…1 the result is extrapolated.
  ///
  /// Returns false if the verbs differ or the result is not finite; the outline is then unchanged.
  package mutating func interpolate(from start: CGPathOutline, to end: CGPathOutline, fraction: Double) -> Bool {
    guard start.verbs == end.verbs, fraction.isFinite else { return false }
    // Weights are exact at both ends, and start + fraction·difference is not.
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a * (1 - fraction) + b * fraction }
    for index in start.points.indices where !mix(start.points[index], end.points[index]).isFinite { return false }
    if verbs != start.verbs {
      verbs = start.verbs
      points = start.points
    }
    for index in start.points.indices {
      points[index] = mix(start.points[index], end.points[index])
    }
    if let first = start.subpathStart, let last = end.subpathStart { subpathStart = mix(first, last) }
    return true
  }

  /// Returns nil if the verbs differ.
  package func interpolated(to end: CGPathOutline, fraction: Double) -> CGPathOutline? {
    var result = self
    return result.interpolate(from: self, to: end, fraction: fraction) ? result : nil
  }
}

extension CGPathElementType {
  /// The number of points of an element: 1, 1, 2, 3 or 0.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

extension SIMD2<Double> {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

// Not Apple's: a path as a sequence of lines and curves.

extension CGPathOutline {
  package struct Step: Sendable {
    package let verb: CGPathElementType

    /// The segment that it draws; for a move, the segment from its point to the same point.
    package let segment: CGPathSegment

    package let subpathStart: SIMD2<Double>

    /// A move draws nothing, and neither does closing a subpath that ends at its start.
    package var isDrawn: Bool {
      switch verb {
      case .moveToPoint: false
      case .closeSubpath: segment.start != segment.end
      default: true
      }
    }
  }

  package struct Steps: Sequence, IteratorProtocol {
    private let outline: CGPathOutline
    private var verbIndex = 0
    private var pointIndex = 0
    private var current = SIMD2<Double>(repeating: 0)
    private var start = SIMD2<Double>(repeating: 0)

    fileprivate init(_ outline: CGPathOutline) {
      self.outline = outline
    }

    package mutating func next() -> Step? {
      guard verbIndex < outline.verbs.count else { return nil }
      let verb = outline.verbs[verbIndex]
      if verb == .moveToPoint { start = outline.points[pointIndex] }
      let segment = segment(of: verb)
      verbIndex += 1
      pointIndex += verb.pointCount
      current = segment.end
      return Step(verb: verb, segment: segment, subpathStart: start)
    }

    private func segment(of verb: CGPathElementType) -> CGPathSegment {
      let points = outline.points
      let first = pointIndex
      return switch verb {
      case .moveToPoint: CGPathSegment(from: start, to: start)
      case .addLineToPoint: CGPathSegment(from: current, to: points[first])
      case .addQuadCurveToPoint: CGPathSegment(from: current, points[first], to: points[first + 1])
      case .addCurveToPoint: CGPathSegment(from: current, points[first], points[first + 1], to: points[first + 2])
      case .closeSubpath: CGPathSegment(from: current, to: start)
      }
    }
  }

  package var steps: Steps { Steps(self) }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}
