import CoreGraphics
import SeededRandom
import Testing

/// The greatest distance of the cubic curve of a quarter turn from its circle, in radii.
private let arcError = 3e-4

@Suite("CGPath, arcs")
struct CGPathArcTests {
  struct Case: Sendable {
    var start: Double
    var end: Double
    var clockwise: Bool
    /// The angle that the arc covers according to the documentation.
    var sweep: Double
  }

  static let cases = [
    Case(start: 0, end: .pi / 2, clockwise: false, sweep: .pi / 2),
    Case(start: 0, end: .pi / 2, clockwise: true, sweep: -1.5 * .pi),
    Case(start: .pi / 2, end: 0, clockwise: false, sweep: 1.5 * .pi),
    Case(start: .pi / 2, end: 0, clockwise: true, sweep: -.pi / 2),
    Case(start: 0, end: 2 * .pi, clockwise: false, sweep: 2 * .pi),
    Case(start: 0, end: 2 * .pi, clockwise: true, sweep: 0),
    Case(start: 0, end: -2 * .pi, clockwise: true, sweep: -2 * .pi),
    Case(start: 2 * .pi, end: 0, clockwise: true, sweep: -2 * .pi),
    Case(start: 1, end: 1, clockwise: false, sweep: 0),
    Case(start: 0, end: 4 * .pi, clockwise: false, sweep: 2 * .pi),
    Case(start: 0, end: 2.5 * .pi, clockwise: false, sweep: .pi / 2),
    Case(start: -7, end: 1, clockwise: true, sweep: (8 - 4 * .pi)),
  ]

  @Test("An arc stays on its circle and covers its angle, in its direction", arguments: cases)
  func circle(arc: Case) {
    let center = CGPoint(x: 10, y: -20)
    let radius = 50.0
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: CGFloat(radius), startAngle: CGFloat(arc.start), endAngle: CGFloat(arc.end),
      clockwise: arc.clockwise)
    var worst = 0.0
    var covered = 0.0
    var angle = arc.start
    for point in path.outline.densePoints(perSegment: 100) {
      let offset = point - center.vector
      worst = max(worst, abs(offset.length / radius - 1))
      let step = (atan2(offset.y, offset.x) - angle).remainder(dividingBy: 2 * .pi)
      covered += step
      angle += step
    }
    #expect(worst < arcError)
    #expect(abs(covered - arc.sweep) < rounding)
    #expect(path.outline.verbs.count == 1 + Int((abs(arc.sweep) / (.pi / 2) - rounding).rounded(.up)))
  }

  @Test("A full turn ends exactly where it started") func fullTurn() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 3, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: false)
    #expect(distance(path.currentPoint, CGPoint(x: 3 * cos(1.0), y: 3 * sin(1.0))) < rounding)
    #expect(path.outline.points.first == path.outline.points.last)
  }

  @Test("A line leads to the start of an arc, unless the path is empty or already ends there")
  func leadIn() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 0, startAngle: 0, endAngle: 0, clockwise: false)
    #expect(path.outline.verbs == [.moveToPoint, .addLineToPoint, .addCurveToPoint, .addLineToPoint])
    let joined = CGMutablePath()
    joined.move(to: CGPoint(x: 1, y: 0))
    joined.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(joined.outline.verbs == [.moveToPoint, .addCurveToPoint])
  }

  @Test("A relative arc covers its delta, up to 64 turns") func relative() {
    for (delta, curves) in [(1.0, 1), (-.pi, 2), (6 * .pi, 12), (1e9, 256), (-1e300, 256), (0, 0)] {
      let path = CGMutablePath()
      path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.5, delta: CGFloat(delta))
      #expect(path.outline.verbs.count == 1 + curves, "\(delta)")
    }
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0.5, delta: -2)
    #expect(distance(path.currentPoint, CGPoint(x: cos(-1.5), y: sin(-1.5))) < rounding)
  }

  @Test("A tangent arc touches both lines, with the circle between them", arguments: [UInt64](1...12))
  func tangent(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (start, corner, end) = (generator.point(), generator.point(), generator.point())
    let radius = 5.0
    let path = CGMutablePath()
    path.move(to: start)
    path.addArc(tangent1End: corner, tangent2End: end, radius: CGFloat(radius))
    let arc = path.outline.steps.filter { $0.verb == .addCurveToPoint }.map(\.segment)
    let first = try #require(arc.first)
    let last = try #require(arc.last)
    let inward = (corner.vector - start.vector) / (corner.vector - start.vector).length
    let outward = (end.vector - corner.vector) / (end.vector - corner.vector).length
    // The arc begins and ends along the lines, in their directions.
    #expect((first.direction(at: 0) - inward).length < 1e-7)
    #expect((last.direction(at: 1) - outward).length < 1e-7)
    func offLine(_ point: SIMD2<Double>, _ direction: SIMD2<Double>) -> Double {
      let offset = point - corner.vector
      return abs(offset.x * direction.y - offset.y * direction.x)
    }
    #expect(offLine(first.start, inward) < 1e-7 && offLine(last.end, outward) < 1e-7)
    // The centre, a radius off the first line towards the second, is a radius from every point.
    let side = inward.x * outward.y - inward.y * outward.x > 0 ? 1.0 : -1.0
    let center = first.start + SIMD2(-inward.y, inward.x) * radius * side
    for segment in arc {
      for step in 0...20 {
        #expect(abs((segment.point(at: Double(step) / 20) - center).length / radius - 1) < arcError)
      }
    }
  }

  @Test("Without a corner to round, a tangent arc is a line to the corner") func noCorner() {
    let corner = CGPoint(x: 10, y: 0)
    let cases: [(end: CGPoint, radius: CGFloat)] = [
      (CGPoint(x: 20, y: 0), 5), (CGPoint(x: 0, y: 0), 5), (corner, 5), (CGPoint(x: 10, y: 10), 0),
      (CGPoint(x: 10, y: 10), -1), (CGPoint(x: CGFloat.nan, y: 0), 5), (CGPoint(x: 10, y: 10), CGFloat.nan),
    ]
    for (end, radius) in cases {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      #expect(path.trace == "move 0,0; line 10,0")
    }
  }

  @Test("An arc under a transform is the transform of the arc") func transformed() {
    var transform = CGAffineTransform(2, 1, -1, 3, 5, 7)
    let plain = CGMutablePath()
    let direct = CGMutablePath()
    plain.move(to: .zero)
    direct.move(to: .zero, transform: transform)
    plain.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    direct.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4, transform: transform)
    plain.addArc(center: .zero, radius: 3, startAngle: 1, endAngle: 3, clockwise: true)
    direct.addArc(center: .zero, radius: 3, startAngle: 1, endAngle: 3, clockwise: true, transform: transform)
    #expect(plain.copy(using: &transform)?.trace == direct.trace)
  }
}
