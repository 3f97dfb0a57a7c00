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
