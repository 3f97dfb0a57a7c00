import Testing
import UIKit

@MainActor @Suite("Bézier paths")
struct BezierPathTests {
  /// The rounding error that a coordinate may have here.
  static let tolerance = 1e-9

  /// Returns the elements as text, with coordinates rounded to a tenth.
  private func text(_ path: UIBezierPath) -> [String] {
    func number(_ value: CGFloat) -> String { "\((value.native * 10).rounded() / 10)" }
    var lines: [String] = []
    path.cgPath.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      let names: [CGPathElementType: String] = [
        .moveToPoint: "move", .addLineToPoint: "line", .addQuadCurveToPoint: "quad", .addCurveToPoint: "curve",
        .closeSubpath: "close",
      ]
      let type = element.pointee.type
      let points = (0..<(counts[type] ?? 0)).map { element.pointee.points[$0] }
      let coordinates = points.map { "\(number($0.x)),\(number($0.y))" }
      lines.append(([names[type] ?? "?"] + coordinates).joined(separator: " "))
    }
    return lines
  }

  @Test("A path consists of the elements that are added")
  func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), controlPoint1: CGPoint(x: 11, y: 12), controlPoint2: CGPoint(x: 13, y: 14))
    #expect(path.currentPoint == CGPoint(x: 9, y: 10))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    let elements = [
      "move 1.0,2.0", "line 3.0,4.0", "quad 7.0,8.0 5.0,6.0", "curve 11.0,12.0 13.0,14.0 9.0,10.0", "close",
    ]
    #expect(text(path) == elements)
    let kept = path.cgPath
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)))
    #expect(text(path) == elements + ["move 0.0,0.0", "line 2.0,0.0", "line 2.0,1.0", "line 0.0,1.0", "close"])
    #expect(text(UIBezierPath(cgPath: kept)) == elements)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull)
  }

  @Test("A clockwise arc runs from the right downwards")
  func arcs() {
    let middle = CGPoint(x: 100, y: 100)
    func end(_ angle: CGFloat, clockwise: Bool) -> (CGPoint, CGRect) {
      let arc = UIBezierPath(arcCenter: middle, radius: 50, startAngle: 0, endAngle: angle, clockwise: clockwise)
      return (arc.currentPoint, arc.bounds)
    }
    let quarter = end(.pi / 2, clockwise: true)
    #expect(abs(quarter.0.x - 100) < Self.tolerance && abs(quarter.0.y - 150) < Self.tolerance)
    #expect(abs(quarter.1.width - 50) < 0.02 && abs(quarter.1.height - 50) < 0.02)
    let rest = end(.pi / 2, clockwise: false)
    #expect(abs(rest.0.y - 150) < Self.tolerance && abs(rest.1.width - 100) < 0.02 && abs(rest.1.height - 100) < 0.02)
    let circle = end(2 * .pi, clockwise: true)
    #expect(abs(circle.1.width - 100) < 0.05)
  }

  @Test("An arc that is added to a path is joined to it by a line")
  func joinedArc() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(text(path).prefix(2) == ["move 0.0,0.0", "line 15.0,0.0"])
  }

  @Test("Only the given corners are cut")
  func corners() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let samples: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 11, y: 21)), (.topRight, CGPoint(x: 109, y: 21)),
      (.bottomRight, CGPoint(x: 109, y: 79)), (.bottomLeft, CGPoint(x: 11, y: 79)),
    ]
    for bits in 0..<UInt(16) {
      let corners = UIRectCorner(rawValue: bits)
      let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 20, height: 10))
      #expect(path.bounds == rect && path.contains(CGPoint(x: 60, y: 50)))
      for (corner, point) in samples {
        #expect(path.contains(point) != corners.contains(corner), "corners \(bits) at \(point)")
      }
    }
  }

  @Test("A path with a cut corner goes once around, clockwise from the upper left")
  func cutCorner() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    func cut(_ corners: UIRectCorner) -> [String] {
      text(UIBezierPath(roundedRect: square, byRoundingCorners: corners, cornerRadii: CGSize(width: 5, height: 5)))
    }
    #expect(
      cut(.topLeft) == [
        "move 0.0,5.0", "curve 0.0,2.2 2.2,0.0 5.0,0.0", "line 10.0,0.0", "line 10.0,10.0", "line 0.0,10.0", "close",
      ])
    #expect(
      cut(.topRight) == [
        "move 0.0,0.0", "line 5.0,0.0", "curve 7.8,0.0 10.0,2.2 10.0,5.0", "line 10.0,10.0", "line 0.0,10.0", "close",
      ])
  }

  @Test("A rounded rectangle has the shape that Core Graphics draws, with a radius of at most half a side")
  func rounded() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let (path, square) = (
      UIBezierPath(roundedRect: rect, cornerRadius: 1000), UIBezierPath(roundedRect: rect, cornerRadius: 0)
    )
    #expect(text(square) == text(UIBezierPath(rect: rect)))
    let expected = CGPath(roundedRect: rect, cornerWidth: 50, cornerHeight: 30, transform: nil)
    for x in stride(from: 10.5, to: 110, by: 3) {
      for y in stride(from: 20.5, to: 80, by: 3) {
        #expect(path.contains(CGPoint(x: x, y: y)) == expected.contains(CGPoint(x: x, y: y)))
      }
    }
    #expect(text(UIBezierPath(ovalIn: rect)) == text(UIBezierPath(cgPath: CGPath(ellipseIn: rect, transform: nil))))
  }

  @Test("A reversed path runs from its end to its beginning, and reversed twice it is the same path")
  func reversing() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addCurve(to: CGPoint(x: 3, y: 1), controlPoint1: CGPoint(x: 4, y: 1), controlPoint2: CGPoint(x: 5, y: 1))
    path.move(to: CGPoint(x: 0, y: 9))
    path.addQuadCurve(to: CGPoint(x: 2, y: 9), controlPoint: CGPoint(x: 1, y: 8))
    path.close()
    path.lineWidth = 7
    let reversed = path.reversing()
    #expect(
      text(reversed) == [
        "move 2.0,9.0", "quad 1.0,8.0 0.0,9.0", "close", "move 3.0,1.0", "curve 5.0,1.0 4.0,1.0 2.0,1.0",
        "line 1.0,1.0",
      ])
    #expect(reversed.lineWidth == 7 && text(reversed.reversing()) == text(path) && UIBezierPath().reversing().isEmpty)
  }

  @Test("A region that the path goes around twice is inside, unless the rule is even-odd")
  func fillRule() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = false
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("A transform moves the whole path, but not a copy of it")
  func moving() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var lengths: [CGFloat] = [3, 1]
    path.setLineDash(&lengths, count: 2, phase: 0.5)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0))
    #expect(path.bounds == CGRect(x: 5, y: 0, width: 20, height: 20))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    var (count, phase): (Int, CGFloat) = (0, 0)
    copy.getLineDash(nil, count: &count, phase: &phase)
    var found: [CGFloat] = [0, 0]
    copy.getLineDash(&found, count: nil, phase: nil)
    #expect(count == 2 && phase == 0.5 && found == [3, 1])
  }
}

@Suite("Small geometry")
struct SmallGeometryTests {
  @Test("Offsets and directional insets keep their values, also as JSON")
  func values() throws {
    let (offset, insets) = (
      UIOffset(horizontal: 1, vertical: 2), NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    )
    #expect(UIOffset() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(try JSONDecoder().decode(UIOffset.self, from: JSONEncoder().encode(offset)) == offset)
    #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: JSONEncoder().encode(insets)) == insets)
  }
}
