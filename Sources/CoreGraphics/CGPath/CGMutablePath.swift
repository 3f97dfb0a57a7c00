public import Foundation

/// Without a current point (in an empty path, before the first move) lines, curves and closing have no effect.
///
/// An element with a coordinate that is not finite is ignored.
public final class CGMutablePath: CGPath {
  public init() {
    super.init(CGPathOutline())
  }

  override package init(_ outline: CGPathOutline) {
    super.init(outline)
  }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.moveToPoint, transform.apply(to: point.vector))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.addLineToPoint, transform.apply(to: point.vector))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      outline.append(index == 0 ? .moveToPoint : .addLineToPoint, transform.apply(to: point.vector))
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.addQuadCurveToPoint, transform.apply(to: control.vector), transform.apply(to: end.vector))
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    outline.append(
      .addCurveToPoint,
      transform.apply(to: control1.vector), transform.apply(to: control2.vector), transform.apply(to: end.vector))
  }

  /// The next element starts at the start of the subpath.
  public func closeSubpath() {
    outline.append(.closeSubpath)
  }
}

extension CGMutablePath {
  /// Adds a straight line to the arc's start, too, unless the path is empty or already ends there.
  ///
  /// - `radius`: a negative radius adds nothing.
  /// - `startAngle`: in radians from the x axis towards the y axis.
  /// - `endAngle`: whole turns are added or dropped so that the arc covers at most one, and one exactly when both
  /// angles are whole turns apart in the arc's direction.
  /// - `clockwise`: whether the angle decreases along the arc: clockwise if y points up, as in Core Graphics, and
  /// counterclockwise if it points down, as on a screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let direction: Double = clockwise ? -1 : 1
    let difference = (Double(endAngle) - Double(startAngle)) * direction
    var turn = difference.truncatingRemainder(dividingBy: 2 * .pi)
    if turn < 0 {
      turn += 2 * .pi
    } else if turn == 0, difference > 0 {
      turn = 2 * .pi
    }
    addArc(Arc(center.vector, Double(radius), from: Double(startAngle), by: turn * direction), transform)
  }

  /// Adds a straight line to the arc's start, too, unless the path is empty or already ends there.
  ///
  /// - `radius`: a negative radius adds nothing.
  /// - `startAngle`: in radians from the x axis towards the y axis.
  /// - `delta`: the angle that the arc covers; negative if the angle decreases. An arc of more than one turn overlaps
  /// itself; the part beyond 64 turns is cut off.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let greatest = 64 * 2 * Double.pi
    let sweep = delta.isFinite ? min(max(Double(delta), -greatest), greatest) : .nan
    addArc(Arc(center.vector, Double(radius), from: Double(startAngle), by: sweep), transform)
  }

  /// Rounds the corner between the lines from the current point to `tangent1End` and from there to `tangent2End`; the
  /// arc touches both.
  ///
  /// If the radius is zero or less, or there is no corner to round, only the line to `tangent1End` is added. Nothing is
  /// added to an empty path.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = outline.currentPoint else { return }
    let corner = tangent1End.vector
    let start = transform.inverted().apply(to: current)
    guard
      transform.isInvertible,
      let arc = Arc(roundingCorner: corner, from: start, to: tangent2End.vector, radius: Double(radius))
    else {
      outline.append(.addLineToPoint, transform.apply(to: corner))
      return
    }
    addArc(arc, transform)
  }

  private func addArc(_ arc: Arc, _ transform: CGAffineTransform) {
    let curves = arc.curves.map { $0.applying(transform) }
    let start = transform.apply(to: arc.start)
    guard arc.radius >= 0, arc.sweep.isFinite, start.isFinite, curves.allSatisfy(\.isFinite) else { return }
    if outline.isEmpty {
      outline.append(.moveToPoint, start)
    } else if outline.currentPoint != start {
      outline.append(.addLineToPoint, start)
    }
    for curve in curves {
      outline.append(.addCurveToPoint, curve.control1, curve.control2, curve.end)
    }
  }
}

extension CGMutablePath {
  /// The rectangle starts at its least coordinates and continues along x first.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.appendRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      outline.appendRect(rect, transform: transform)
    }
  }

  /// The size of a corner is clamped to 0…half the rectangle's size.
  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    outline.appendRoundedRect(
      rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }

  /// The ellipse starts at its greatest x and continues towards its greatest y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    outline.appendEllipse(in: rect, transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline.applying(transform))
  }
}

extension CGPathOutline {
  /// The distance of the control points of a quarter of a circle from its ends, in radii: 4/3·tan(π/8).
  private static let quarterCircleControl = 4 * (2.0.squareRoot() - 1) / 3

  mutating func appendRect(_ rect: CGRect, transform: CGAffineTransform) {
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, SIMD2(rect.minX, rect.minY))
      shape.append(.addLineToPoint, SIMD2(rect.maxX, rect.minY))
      shape.append(.addLineToPoint, SIMD2(rect.maxX, rect.maxY))
      shape.append(.addLineToPoint, SIMD2(rect.minX, rect.maxY))
    }
  }

  mutating func appendEllipse(in rect: CGRect, transform: CGAffineTransform) {
    let centre = SIMD2<Double>(rect.midX, rect.midY)
    let radii = SIMD2<Double>(rect.width, rect.height) / 2
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, centre + SIMD2(radii.x, 0))
      for axis in [SIMD2<Double>(1, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)] {
        shape.appendQuarter(centre: centre, from: axis * radii, to: SIMD2(-axis.y, axis.x) * radii)
      }
    }
  }

  mutating func appendRoundedRect(_ rect: CGRect, cornerSize: CGSize, transform: CGAffineTransform) {
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return appendRect(rect, transform: transform) }
    let low = SIMD2<Double>(rect.minX + width, rect.minY + height)
    let high = SIMD2<Double>(rect.maxX - width, rect.maxY - height)
    let x = SIMD2<Double>(width, 0)
    let y = SIMD2<Double>(0, height)
    appendClosed(in: rect, transform) { shape in
      shape.append(.moveToPoint, low - y)
      for corner in [(SIMD2(high.x, low.y), -y, x), (high, x, y), (SIMD2(low.x, high.y), y, -x), (low, -x, -y)] {
        shape.append(.addLineToPoint, corner.0 + corner.1)
        shape.appendQuarter(centre: corner.0, from: corner.1, to: corner.2)
      }
    }
  }

  private mutating func appendClosed(
    in rect: CGRect, _ transform: CGAffineTransform, _ draw: (inout CGPathOutline) -> Void
  ) {
    guard rect.isFinite else { return }
    var shape = CGPathOutline()
    draw(&shape)
    shape.append(.closeSubpath)
    append(shape.applying(transform))
  }

  private mutating func appendQuarter(centre: SIMD2<Double>, from first: SIMD2<Double>, to last: SIMD2<Double>) {
    let reach = Self.quarterCircleControl
    append(.addCurveToPoint, centre + first + last * reach, centre + last + first * reach, centre + last)
  }
}
