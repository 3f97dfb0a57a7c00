public import Foundation

extension CGMutablePath {
  /// Adds an arc of a circle, and a straight line to its start unless the path is empty or already ends there.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: the radius of the circle. A negative radius adds nothing.
  ///   - startAngle: the angle of the start, in radians from the x axis towards the y axis.
  ///   - endAngle: the angle of the end. Whole turns are added or dropped so that the arc covers at most one,
  ///     and one exactly when both angles are whole turns apart in the arc's direction.
  ///   - clockwise: whether the angle decreases along the arc: clockwise if y points up, as in Core Graphics,
  ///     and counterclockwise if it points down, as on a screen.
  ///   - transform: the transform of the arc.
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

  /// Adds an arc of a circle, given by its start and the angle that it covers.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle.
  ///   - radius: the radius of the circle. A negative radius adds nothing.
  ///   - startAngle: the angle of the start, in radians from the x axis towards the y axis.
  ///   - delta: the angle that the arc covers; negative if the angle decreases. An arc of more than one turn overlaps
  ///     itself; the part beyond 64 turns is cut off.
  ///   - transform: the transform of the arc.
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

  /// Adds a straight line and an arc of a circle that rounds the corner between two lines.
  ///
  /// The lines run from the current point to `tangent1End` and from there to `tangent2End`; the arc touches both. If
  /// the radius is zero or less, or there is no corner to round, only the line to `tangent1End` is added. Nothing is
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
