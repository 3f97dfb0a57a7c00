public import CoreGraphics
public import Foundation

/// A shape made of lines and curves, with the settings of its line.
///
/// Angles are measured from the right, clockwise on the screen.
open class UIBezierPath: NSObject, NSCopying {
  final var path = CGMutablePath()

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the joints of lines.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a mitred corner, in line widths.
  open var miterLimit: CGFloat = 10
  /// Stored only: curves are always drawn as precisely as the pixels show.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that says whether the even-odd rule decides what is inside the path.
  open var usesEvenOddFillRule = false
  final var dashLengths: [CGFloat] = []
  final var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Not supported; creates an empty path.
  public required init?(coder: NSCoder) { super.init() }

  /// The elements of the path; the value read is an immutable copy.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set { path = newValue.mutableCopy() ?? CGMutablePath() }
  }

  /// Returns a copy with the same line settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyLineSettings(from: self)
    return copy
  }

  // MARK: Building

  /// Starts a new subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a line to its start if the current point is elsewhere.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to the start of the subpath and closes it.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the same shape in reverse, from its end to its beginning, with the same line settings.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: ReversedPath(path).path)
    reversed.copyLineSettings(from: self)
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Properties

  /// A Boolean value that says whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path, without its control points; null when the path is empty.
  open var bounds: CGRect { path.boundingBoxOfPath }

  /// The point at which the next element starts; the origin in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether `point` lies inside the path; open subpaths count as closed by a line.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: fillRule) }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { draw { $0.fillPath(using: fillRule) } }

  /// Strokes the path in the current context.
  open func stroke() { draw { $0.strokePath() } }

  /// Fills the path in the current context, using `blendMode`.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path in the current context, using `blendMode`.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { $0.strokePath() } }

  /// Clips the current context to the path; with an empty path nothing is drawn any more.
  open func addClip() { clip() }
}
