public import Foundation

extension CGMutablePath {
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.moveToPoint, transform.apply(to: point.vector))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.addLineToPoint, transform.apply(to: point.vector))
  }

  /// Starts a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      outline.append(index == 0 ? .moveToPoint : .addLineToPoint, transform.apply(to: point.vector))
    }
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.append(.addQuadCurveToPoint, transform.apply(to: control.vector), transform.apply(to: end.vector))
  }

  /// Adds a cubic curve from the current point.
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

  /// Adds a line to the start of the subpath and ends the subpath.
  ///
  /// The next element starts there.
  public func closeSubpath() {
    outline.append(.closeSubpath)
  }
}
