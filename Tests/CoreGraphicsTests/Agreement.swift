import CoreGraphics
import SeededRandom

/// The greatest sum of rounding errors in a few operations on numbers of ordinary size.
let rounding = 1e-9

func distance(_ first: CGPoint, _ second: CGPoint) -> Double {
  hypot(Double(first.x - second.x), Double(first.y - second.y))
}

/// The greatest difference of any entry.
func difference(_ first: CGAffineTransform, _ second: CGAffineTransform) -> Double {
  zip(first.entries, second.entries).map { abs($0 - $1) }.max() ?? 0
}

/// The greatest difference of any edge.
func difference(_ first: CGRect, _ second: CGRect) -> Double {
  [first.minX - second.minX, first.minY - second.minY, first.maxX - second.maxX, first.maxY - second.maxY]
    .map { abs(Double($0)) }.max() ?? 0
}

extension CGAffineTransform {
  var entries: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension CGPath {
  /// A description of the elements of the path.
  var trace: String {
    var lines: [String] = []
    applyWithBlock { element in
      let points = (0..<element.pointee.type.pointCount).map { element.pointee.points[$0] }
      let name =
        switch element.pointee.type {
        case .moveToPoint: "move"
        case .addLineToPoint: "line"
        case .addQuadCurveToPoint: "quad"
        case .addCurveToPoint: "curve"
        case .closeSubpath: "close"
        }
      lines.append(([name] + points.map { "\(shortest($0.x)),\(shortest($0.y))" }).joined(separator: " "))
    }
    return lines.joined(separator: "; ")
  }
}

/// A number rounded to a thousandth, without trailing zeros.
private func shortest(_ number: CGFloat) -> String {
  let rounded = (Double(number) * 1000).rounded() / 1000
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

extension CGPathOutline {
  /// Closely spaced points of the path, calculated from the definition of the curves alone.
  func densePoints(perSegment count: Int) -> [SIMD2<Double>] {
    steps.flatMap { step in
      (0...count).map { index in
        let t = Double(index) / Double(count)
        let s = 1 - t
        let segment = step.segment
        return segment.start * (s * s * s) + segment.control1 * (3 * s * s * t)
          + segment.control2 * (3 * s * t * t) + segment.end * (t * t * t)
      }
    }
  }
}

/// A path of curves of every kind, over several subpaths.
func scribble(using generator: inout SeededGenerator) -> CGMutablePath {
  let path = CGMutablePath()
  for _ in 0..<3 {
    path.move(to: generator.point())
    path.addLine(to: generator.point())
    path.addQuadCurve(to: generator.point(), control: generator.point())
    path.addCurve(to: generator.point(), control1: generator.point(), control2: generator.point())
    if generator.next() % 2 == 0 { path.closeSubpath() }
  }
  return path
}
