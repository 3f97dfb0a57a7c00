// Not Apple's: a path as a value, which the renderer and the animations use.

/// The elements of a path: their types, and all their points, one after another.
///
/// All coordinates are finite. Every element except a move follows a move.
package struct CGPathOutline: Hashable, Sendable {
  /// The types of the elements.
  package private(set) var verbs: [CGPathElementType] = []

  /// The points of the elements; see ``CGPathElementType/pointCount``.
  package private(set) var points: [SIMD2<Double>] = []

  /// The start of the open or last closed subpath.
  private(set) var subpathStart: SIMD2<Double>?

  /// Creates an outline without elements.
  package init() {}

  /// Whether the outline has no elements.
  package var isEmpty: Bool { verbs.isEmpty }

  /// The point at which the next element starts; nil in an empty outline.
  package var currentPoint: SIMD2<Double>? {
    verbs.last == .closeSubpath ? subpathStart : points.last
  }

  /// Adds an element.
  ///
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

  /// Adds all elements of another outline.
  mutating func append(_ other: CGPathOutline) {
    guard !other.isEmpty else { return }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
  }

  /// Returns the transformed outline.
  ///
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
  /// Sets this outline to an interpolation between two outlines, reusing its storage.
  ///
  /// - Parameters:
  ///   - start: the outline at fraction 0.
  ///   - end: the outline at fraction 1; it must have the same verbs.
  ///   - fraction: any finite number; beyond 0…1 the result is extrapolated.
  /// - Returns: false if the verbs differ or the result is not finite; the outline is then unchanged.
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

  /// Returns an interpolation between this outline and another; nil if their verbs differ.
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
  /// Whether both numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

// Not Apple's: a path as a sequence of lines and curves.

extension CGPathOutline {
  /// An element of a path with the segment that it draws.
  package struct Step: Sendable {
    /// The type of the element.
    package let verb: CGPathElementType

    /// The segment that it draws; for a move, the segment from its point to the same point.
    package let segment: CGPathSegment

    /// The start of the subpath.
    package let subpathStart: SIMD2<Double>

    /// Whether it draws a segment.
    ///
    /// A move does not, and neither does closing a subpath that ends at its start.
    package var isDrawn: Bool {
      switch verb {
      case .moveToPoint: false
      case .closeSubpath: segment.start != segment.end
      default: true
      }
    }
  }

  /// A sequence of the elements of a path with their segments.
  package struct Steps: Sequence, IteratorProtocol {
    private let outline: CGPathOutline
    private var verbIndex = 0
    private var pointIndex = 0
    private var current = SIMD2<Double>(repeating: 0)
    private var start = SIMD2<Double>(repeating: 0)

    fileprivate init(_ outline: CGPathOutline) {
      self.outline = outline
    }

    /// Returns the next element; nil after the last.
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

  /// The elements with their segments, in order.
  package var steps: Steps { Steps(self) }
}

/// The type of an element of a path.
public enum CGPathElementType: Int32, Sendable {
  /// A move that starts a subpath at a point.
  case moveToPoint = 0

  /// A straight line to a point.
  case addLineToPoint = 1

  /// A quadratic curve with a control point and an end point.
  case addQuadCurveToPoint = 2

  /// A cubic curve with two control points and an end point.
  case addCurveToPoint = 3

  /// A straight line to the start of the subpath, which ends the subpath.
  case closeSubpath = 4
}
