import CoreGraphics
import SeededRandom
import Testing

@Suite("CGPath, bounds")
struct CGPathBoundsTests {
  @Test("The tight box is the box of the path's densely sampled points", arguments: [UInt64](1...5))
  func tight(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = scribble(using: &generator)
    let sampled = CGRect(around: path.outline.densePoints(perSegment: 1000))
    // Near an extremum a curve is flat: half a step of 1/1000 off, it misses by its second derivative, some
    // thousands, over 8 · 10⁶.
    let samplingError = 1e-3
    let box = path.boundingBoxOfPath
    #expect(difference(box, sampled) < samplingError)
    #expect(box.insetBy(dx: CGFloat(-rounding), dy: CGFloat(-rounding)).contains(sampled))
  }

  @Test("The loose box contains control points, the tight one does not") func loose() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    // A quadratic curve rises to half of its control point.
    #expect(difference(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 4)) < rounding)
  }

  @Test("An empty path has the null box, and a single move has a box without size") func degenerate() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBoxOfPath == CGRect(x: 3, y: 4, width: 0, height: 0))
  }

  @Test("The box of an ellipse is its rectangle") func ellipse() {
    let rect = CGRect(x: -3, y: 5, width: 7, height: 11)
    #expect(difference(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath, rect) < rounding)
  }
}

@Suite("CGPath, containment")
struct CGPathContainmentTests {
  @Test("A point is inside if the sum of the angles around it says so", arguments: [UInt64](1...4))
  func bruteForce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = scribble(using: &generator)
    for _ in 0..<50 {
      let point = generator.point()
      guard let number = windingByAngles(path.outline, point.vector) else { continue }
      #expect(path.contains(point) == (number != 0), "\(point)")
      #expect(path.contains(point, using: .evenOdd) == (number % 2 != 0), "\(point)")
    }
  }

  /// The winding number by its definition: the angle that the path turns around the point, in full turns.
  ///
  /// Returns nil for points so close to the path that sampling could be wrong.
  private func windingByAngles(_ outline: CGPathOutline, _ point: SIMD2<Double>) -> Int? {
    var total = 0.0
    var start = SIMD2<Double>()
    var current = start
    func go(to next: SIMD2<Double>) {
      let (from, to) = (current - point, next - point)
      total += atan2(from.x * to.y - from.y * to.x, (from * to).sum())
      current = next
    }
    for step in outline.steps {
      if step.verb == .moveToPoint {
        go(to: start)
        start = step.segment.end
        current = start
      }
      for index in 0...150 {
        let next = step.segment.point(at: Double(index) / 150)
        guard (next - point).length > 3 else { return nil }
        go(to: next)
      }
    }
    go(to: start)
    return Int((total / (2 * .pi)).rounded())
  }

  @Test("The edges with the least coordinates are inside, as in a rectangle") func boundary() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = CGPath(rect: rect, transform: nil)
    for x in [0.0, 5, 10] {
      for y in [0.0, 5, 10] {
        let point = CGPoint(x: x, y: y)
        #expect(path.contains(point) == rect.contains(point), "\(point)")
      }
    }
  }

  @Test("Two triangles that share an edge share none of its points and lose none") func sharedEdge() {
    let lower = CGMutablePath()
    lower.addLines(between: [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 8, y: 8)])
    let upper = CGMutablePath()
    upper.addLines(between: [.zero, CGPoint(x: 8, y: 8), CGPoint(x: 0, y: 8)])
    for step in 0..<8 {
      let point = CGPoint(x: step, y: step)
      #expect(lower.contains(point) != upper.contains(point), "\(point)")
    }
  }

  @Test("An open subpath is filled as if it were closed, and the transform applies to the point")
  func openAndTransformed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 4, y: 8)))
    #expect(path.contains(CGPoint(x: 4, y: 2), transform: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 8, y: 4), transform: CGAffineTransform(scaleX: 2, y: 2)))
  }

  @Test("Points that are not numbers are outside; degenerate curves do not hang") func badInput() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: CGFloat.infinity)))
    let flat = CGMutablePath()
    flat.move(to: .zero)
    flat.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 9, y: 0), control2: CGPoint(x: -9, y: 0))
    #expect(!flat.contains(CGPoint(x: 0.5, y: 0)))
  }
}
