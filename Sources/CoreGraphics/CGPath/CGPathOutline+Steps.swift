// Not Apple's: a path as the lines and curves it draws.

extension CGPathOutline {
  /// An element of a path with the segment it draws.
  package struct Step: Sendable {
    /// What the element does.
    package let verb: CGPathElementType

    /// What it draws; from a place moved to, to that place itself.
    package let segment: CGPathSegment

    /// Where the subpath started.
    package let subpathStart: SIMD2<Double>

    /// Whether it draws anything: a move does not, nor does closing what has come back already.
    package var isDrawn: Bool {
      switch verb {
      case .moveToPoint: false
      case .closeSubpath: segment.start != segment.end
      default: true
      }
    }
  }

  /// The elements of a path with their segments, in order.
  package struct Steps: Sequence, IteratorProtocol {
    private let outline: CGPathOutline
    private var verbIndex = 0
    private var pointIndex = 0
    private var current = SIMD2<Double>(repeating: 0)
    private var start = SIMD2<Double>(repeating: 0)

    fileprivate init(_ outline: CGPathOutline) {
      self.outline = outline
    }

    /// The next element, or nil after the last.
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
