import CoreGraphics
import Testing

@Suite("CGPath, building")
struct CGPathBuildingTests {
  @Test("Shapes have Apple's elements in Apple's order") func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    let unit = CGRect(x: -1, y: -1, width: 2, height: 2)
    #expect(CGPath(rect: rect, transform: nil).trace == "move 1,2; line 11,2; line 11,22; line 1,22; close")
    #expect(
      CGPath(ellipseIn: unit, transform: nil).trace
        == "move 1,0; curve 1,0.552 0.552,1 0,1; curve -0.552,1 -1,0.552 -1,0; "
        + "curve -1,-0.552 -0.552,-1 0,-1; curve 0.552,-1 1,-0.552 1,0; close")
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 4, transform: nil).trace
        == "move 3,2; line 9,2; curve 10.105,2 11,3.791 11,6; line 11,18; curve 11,20.209 10.105,22 9,22; "
        + "line 3,22; curve 1.895,22 1,20.209 1,18; line 1,6; curve 1,3.791 1.895,2 3,2; close")
  }

  @Test("A transform moves every point of what is added, and only that") func transforms() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 2), transform: double)
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 3), transform: double)
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2), transform: double)
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0)], transform: double)
    #expect(path.trace == "move 1,1; line 2,4; quad 4,6 6,6; curve 2,2 4,4 6,6; move 0,0; line 2,0")
    let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(CGPath(rect: rect, transform: &double).boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("After closing, the path continues from the start of the subpath") func closing() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.currentPoint == CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test("Without a current point, only a move or a shape is added") func noCurrentPoint() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: CGPoint(x: 1, y: 0), tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test("An element or a shape with a number that is not finite is ignored") func badNumbers() {
    let bad = CGPoint(x: CGFloat.nan, y: 0)
    let far = CGPoint(x: CGFloat.infinity, y: 0)
    let path = CGMutablePath()
    path.move(to: bad)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: far)
    path.addQuadCurve(to: .zero, control: bad)
    path.addCurve(to: .zero, control1: .zero, control2: far)
    path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    path.addRect(.null)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    path.addRoundedRect(in: CGRect(origin: bad, size: .zero), cornerWidth: 1, cornerHeight: 1)
    path.addArc(center: bad, radius: 1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: CGFloat.nan, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: CGFloat.infinity, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: CGFloat.nan, clockwise: false)
    path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: CGFloat.nan)
    path.addLine(to: .zero, transform: CGAffineTransform(translationX: CGFloat.nan, y: 0))
    #expect(path.trace == "move 1,1")
  }

  @Test("Corners of a rounded rectangle are clamped to its bounds") func cornerBounds() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let whole = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 10, transform: nil)
    #expect(CGPath(roundedRect: rect, cornerWidth: 99, cornerHeight: 99, transform: nil) == whole)
    let square = CGPath(rect: rect, transform: nil)
    #expect(CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 5, transform: nil) == square)
  }

  @Test("A copy does not change with the original") func copies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    let still = try #require(path.copy())
    let moving = try #require(path.mutableCopy())
    path.addLine(to: CGPoint(x: 1, y: 0))
    moving.addLine(to: CGPoint(x: 2, y: 0))
    #expect(still.trace == "move 0,0")
    #expect(path.trace == "move 0,0; line 1,0")
    #expect(moving.trace == "move 0,0; line 2,0")
    var shift = CGAffineTransform(translationX: 1, y: 1)
    #expect(path.copy(using: &shift)?.trace == "move 1,1; line 2,1")
    #expect(path.mutableCopy(using: nil)?.trace == path.trace)
  }

  @Test("Paths are equal by value, mutable or not") func equality() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let rect = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(path == rect && path.hashValue == rect.hashValue)
    path.move(to: .zero)
    #expect(path != rect)
  }

  @Test("A path can be added to itself") func addingItself() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 1, y: 0)])
    path.addPath(path, transform: CGAffineTransform(translationX: 0, y: 1))
    #expect(path.trace == "move 0,0; line 1,0; move 0,1; line 1,1")
  }

  @Test("A function receives the same elements as a block, with the caller's pointer") func applying() {
    var count = 0
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    path.apply(info: &count) { info, _ in
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    #expect(count == 6)
  }

  @Test("isRect recognises rectangles along the axes, and writes them") func rectangles() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    var found = CGRect.null
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    let other = CGMutablePath()
    other.addLines(between: [.zero, CGPoint(x: 0, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 0)])
    #expect(!other.isRect(nil), "open")
    other.addLine(to: .zero)
    #expect(other.isRect(nil), "closed by a line, the other way round")
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil) && !CGMutablePath().isRect(nil))
  }
}
