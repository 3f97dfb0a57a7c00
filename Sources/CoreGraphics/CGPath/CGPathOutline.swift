// Not Apple's: a path as a value, which is what the renderer and the animations work on.

/// The elements of a path: what each does, and the points of all, one after another.
///
/// All coordinates are finite. Every element but a move comes after a move.
package struct CGPathOutline: Hashable, Sendable {
  /// What each element does.
  package private(set) var verbs: [CGPathElementType] = []

  /// The elements' points: see ``CGPathElementType/pointCount``.
  package private(set) var points: [SIMD2<Double>] = []

  /// Where the open or just closed subpath started.
  private(set) var subpathStart: SIMD2<Double>?

  /// Creates an outline without elements.
  package init() {}

  /// Whether there are no elements.
  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next element starts: nil in an empty outline.
  package var currentPoint: SIMD2<Double>? {
    verbs.last == .closeSubpath ? subpathStart : points.last
  }

  /// Adds an element.
  ///
  /// One with a coordinate that is not finite is left out, and so is anything but a move in an empty outline.
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

  /// The image of the outline under a transform.
  ///
  /// Empty when any coordinate of it is not finite.
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
  /// Sets the receiver to the outline between two outlines, reusing its storage.
  ///
  /// - Parameters:
  ///   - start: the outline at fraction 0.
  ///   - end: the outline at fraction 1; it must have the same verbs.
  ///   - fraction: any finite number; beyond 0…1 the movement goes on.
  /// - Returns: false, with the receiver as it was, when the verbs differ or the result is not finite.
  package mutating func interpolate(from start: CGPathOutline, to end: CGPathOutline, fraction: Double) -> Bool {
    guard start.verbs == end.verbs, fraction.isFinite else { return false }
    // Weights rather than start + fraction·difference: exact at both ends.
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

  /// The outline between this one and another, or nil when their verbs differ.
  package func interpolated(to end: CGPathOutline, fraction: Double) -> CGPathOutline? {
    var result = self
    return result.interpolate(from: self, to: end, fraction: fraction) ? result : nil
  }
}

extension CGPathElementType {
  /// How many points an element has: 1, 1, 2, 3 or 0.
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
