public import Foundation

extension CGPath {
  /// Control points count.
  ///
  /// Null if the path is empty.
  public var boundingBox: CGRect { CGRect(around: outline.points) }

  /// Control points do not count, but a point that the path moves to does even if nothing is drawn from it.
  ///
  /// Null if the path is empty.
  public var boundingBoxOfPath: CGRect { knownBounds ?? outline.tightBounds }

  /// Four corners in either direction, closed by a closing element or a line to the first corner, are a rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners = outline.rectangleCorners else { return false }
    rect?.pointee = CGRect(around: corners)
    return true
  }
}

extension CGPathOutline {
  /// The smallest rectangle around all drawn segments and every point that the path moves to.
  package var tightBounds: CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    func include(_ point: SIMD2<Double>) {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    for step in steps {
      include(step.segment.end)
      guard !step.segment.isLine else { continue }
      step.segment.forEachExtremum { include(step.segment.point(at: $0)) }
    }
    return CGRect(around: [low, high])
  }

  fileprivate var rectangleCorners: [SIMD2<Double>]? {
    var drawn = verbs
    if drawn.last == .closeSubpath { drawn.removeLast() }
    guard drawn.first == .moveToPoint, drawn.dropFirst().allSatisfy({ $0 == .addLineToPoint }) else { return nil }
    var corners = points
    if corners.count == 5, corners.first == corners.last {
      corners.removeLast()
    } else if verbs.last != .closeSubpath {
      return nil
    }
    guard corners.count == 4 else { return nil }
    let isXFirst = corners[0].y == corners[1].y
    for (index, corner) in corners.enumerated() {
      let following = corners[(index + 1) % 4]
      let isAlongX = isXFirst == (index % 2 == 0)
      guard isAlongX ? corner.y == following.y : corner.x == following.x else { return nil }
    }
    return corners
  }
}

extension CGPathSegment {
  /// Calls `body` with each parameter inside 0…1 at which x or y has an extremum.
  func forEachExtremum(_ body: (Double) -> Void) {
    // The derivative of a cubic is 3(a·t² + b·t + c).
    let a = end - start + 3 * (control1 - control2)
    let b = 2 * (start - 2 * control1 + control2)
    let c = control1 - start
    for axis in 0..<2 {
      let roots = Self.roots(a[axis], b[axis], c[axis])
      if roots.0 > 0, roots.0 < 1 { body(roots.0) }
      if roots.1 > 0, roots.1 < 1 { body(roots.1) }
    }
  }

  /// The real roots of a·t² + b·t + c; NaN for a root that does not exist.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double) {
    // The sum without cancellation gives one root, and the product of both roots the other. If a = 0, the first is
    // infinite and the second is the root of the line.
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * (b * b - 4 * a * c).squareRoot())
    return (sum / a, c / sum)
  }
}

extension CGRect {
  /// Null if there are no points.
  package init(around points: [SIMD2<Double>]) {
    guard let first = points.first else {
      self = .null
      return
    }
    let low = points.reduce(first, pointwiseMin)
    let high = points.reduce(first, pointwiseMax)
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
