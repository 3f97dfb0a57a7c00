import CoreGraphics
import SeededRandom
import Testing

@Suite("CGPath, stroking and dashing")
struct CGPathStrokingTests {
  @Test("With round caps and joins, the stroke covers the points near the path", arguments: [UInt64](1...2))
  func roundStroke(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let path = scribble(using: &generator)
    let radius = 6.0
    let stroke = path.copy(strokingWithWidth: CGFloat(2 * radius), lineCap: .round, lineJoin: .round, miterLimit: 10)
    let points = path.outline.steps.filter(\.isDrawn).flatMap { step in
      (0...150).map { step.segment.point(at: Double($0) / 150) }
    }
    for _ in 0..<80 {
      let point = generator.point()
      let nearest = points.map { ($0 - point.vector).length }.min() ?? .infinity
      // Flattening, arcs and sampling stay well inside a twentieth of a unit.
      guard abs(nearest - radius) > 0.05 else { continue }
      #expect(stroke.contains(point) == (nearest < radius), "\(point)")
    }
  }

  @Test("Butt caps end a line at its end, and square and round caps beyond it") func caps() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let boxes: [(CGLineCap, CGRect)] = [
      (.butt, CGRect(x: 0, y: -2, width: 10, height: 4)),
      (.square, CGRect(x: -2, y: -2, width: 14, height: 4)),
      (.round, CGRect(x: -2, y: -2, width: 14, height: 4)),
    ]
    for (cap, box) in boxes {
      let stroke = line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      #expect(difference(stroke.boundingBoxOfPath, box) < rounding, "\(cap)")
      #expect(stroke.contains(CGPoint(x: 11.8, y: 1.8)) == (cap == .square), "\(cap)")
    }
  }

  @Test("A right angle is mitered to its point, rounded or cut off") func joins() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    // From the corner (10, 0) outwards along the diagonal: the bevel is at 2/√2, the arc at 2, the miter at 2√2.
    let cases: [(CGLineJoin, CGFloat, Double)] = [
      (.bevel, 10, 2 / 2.0.squareRoot()), (.round, 10, 2), (.miter, 10, 2 * 2.0.squareRoot()),
      (.miter, 1.4, 2 / 2.0.squareRoot()),
    ]
    for (join, limit, reach) in cases {
      let stroke = corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
      func isInside(_ distance: Double) -> Bool {
        let step = distance / 2.0.squareRoot()
        return stroke.contains(CGPoint(x: 10 + step, y: -step))
      }
      #expect(isInside(reach - 0.01), "\(join) \(limit)")
      #expect(!isInside(reach + 0.01), "\(join) \(limit)")
    }
  }

  @Test("A closed path is stroked as a ring, without caps") func ring() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
    let stroke = CGPath(rect: rect, transform: nil)
      .copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(difference(stroke.boundingBoxOfPath, rect.insetBy(dx: -1, dy: -1)) < rounding)
    #expect(stroke.contains(CGPoint(x: -0.9, y: -0.9)) && stroke.contains(CGPoint(x: 0.9, y: 10)))
    #expect(!stroke.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("A line without length is a dot unless its caps are butts, and crossing lines do not cancel")
  func dots() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: .zero)
    let butt = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.isEmpty)
    path.addLines(between: [CGPoint(x: -5, y: 0), CGPoint(x: 5, y: 0)])
    for cap in [CGLineCap.round, .square] {
      let stroke = path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
      #expect(stroke.contains(CGPoint(x: 0.5, y: 0.5)))
    }
  }

  @Test("A line without width has no stroke, and the transform applies to the outline") func edges() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    for width in [0, -1, CGFloat.nan, CGFloat.infinity] {
      #expect(line.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
    }
    let stroke = line.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 2))
    #expect(difference(stroke.boundingBoxOfPath, CGRect(x: 0, y: -4, width: 10, height: 8)) < rounding)
  }

  @Test("Dashes follow lengths and phase around corners") func dashes() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let cases: [(CGFloat, [CGFloat], String)] = [
      (0, [6, 3], "move 0,0; line 6,0; move 9,0; line 10,0; line 10,5; move 10,8; line 10,10"),
      (4, [6, 3], "move 0,0; line 2,0; move 5,0; line 10,0; line 10,1; move 10,4; line 10,10"),
      (-3, [6, 3], "move 3,0; line 9,0; move 10,2; line 10,8"),
      (0, [8], "move 0,0; line 8,0; move 10,6; line 10,10"),
      (0, [], path.trace), (0, [0, 0], path.trace), (0, [3, -1], path.trace),
      (0, [CGFloat.nan], path.trace), (CGFloat.nan, [1], path.trace),
    ]
    for (phase, lengths, trace) in cases {
      #expect(path.copy(dashingWithPhase: phase, lengths: lengths).trace == trace, "\(phase) \(lengths)")
    }
  }

  @Test("Dashes of a closed path cover all of it") func closedDashes() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(square.copy(dashingWithPhase: 0, lengths: [2, 6]).trace == "move 0,0; line 2,0; move 4,4; line 2,4")
  }

  @Test("A flattened path is within the threshold of the curves") func flattening() {
    let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
    for threshold in [10.0, 1, 0.01] {
      let flat = circle.flattened(threshold: CGFloat(threshold))
      #expect(!flat.outline.verbs.contains(.addCurveToPoint))
      for point in flat.outline.densePoints(perSegment: 20) {
        #expect(abs(point.length - 100) < threshold + 100 * 3e-4)
      }
    }
    #expect(!circle.flattened(threshold: CGFloat.nan).isEmpty)
  }
}
