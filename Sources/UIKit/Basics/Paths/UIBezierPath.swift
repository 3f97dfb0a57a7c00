public import CoreGraphics
public import Foundation

/// A shape made of lines and curves, with the pen it is drawn with.
///
/// Angles go from the right downwards, clockwise on a screen.
open class UIBezierPath: NSObject, NSCopying {
  final var path = CGMutablePath()

  /// How wide its line is, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How far a mitered corner may reach, in line widths.
  open var miterLimit: CGFloat = 10
  /// Kept; curves are always drawn as finely as pixels show.
  open var flatness: CGFloat = 0.6
  /// Whether what is gone around twice lies outside.
  open var usesEvenOddFillRule = false
  final var dashLengths: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  /// Not to be had from archives; gives an empty path.
  public required init?(coder: NSCoder) { super.init() }

  /// The elements; what is read does not change any more.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// A copy, with its pen.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takePen(of: self)
    return copy
  }

  // MARK: Building

  /// Starts a new subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Draws a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Draws a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start where there is a current point elsewhere.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Draws a line back to where the subpath started, and ends it.
  open func close() { path.closeSubpath() }

  /// Forgets all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// The same shape, drawn from its end to its beginning, with the same pen.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(path).path)
    reversed.takePen(of: self)
    return reversed
  }

  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Questions

  /// Whether there are no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the path itself, without control points; null when it is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the next element would start; the origin in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether `point` lies inside, open subpaths being closed by a line.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  /// Fills the inside in the current context.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Draws the line in the current context.
  open func stroke() { draw { $0.strokePath() } }

  /// Fills the inside in the current context, mixing colours as `blendMode` says.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Draws the line in the current context, mixing colours as `blendMode` says.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.strokePath() } }

  /// Has what is drawn next in the current context be seen inside the path alone; an empty path leaves nothing.
  open func addClip() { clip() }
}
