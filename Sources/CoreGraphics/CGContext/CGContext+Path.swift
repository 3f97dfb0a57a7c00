public import Foundation

/// The current path, which ends when it is drawn or clipped to.
///
/// Each point is transformed when it is added.
extension CGContext {
  /// Begins a new, empty path.
  public func beginPath() {
    building = CGMutablePath()
  }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) {
    building.move(to: point, transform: drawingTransform)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) {
    building.addLine(to: point, transform: drawingTransform)
  }

  /// Starts a new subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    building.addLines(between: points, transform: drawingTransform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2, transform: drawingTransform)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control, transform: drawingTransform)
  }

  /// Adds a line to the start of the subpath, and ends the subpath.
  public func closePath() {
    building.closeSubpath()
  }

  public func addRect(_ rect: CGRect) {
    building.addRect(rect, transform: drawingTransform)
  }

  public func addRects(_ rects: [CGRect]) {
    building.addRects(rects, transform: drawingTransform)
  }

  /// Adds a closed ellipse inside a rectangle.
  public func addEllipse(in rect: CGRect) {
    building.addEllipse(in: rect, transform: drawingTransform)
  }

  /// Adds an arc of a circle; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: drawingTransform)
  }

  /// Adds an arc that rounds a corner; see ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: drawingTransform)
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) {
    building.addPath(path, transform: drawingTransform)
  }

  /// Replaces the current path by the outline of its stroke with the current line settings.
  public func replacePathWithStrokedPath() {
    guard let path, drawingTransform.isInvertible else { return beginPath() }
    let pen = state.stroke
    let lengths = pen.dashLengths.map { CGFloat($0) }
    let dashed = lengths.isEmpty ? path : path.copy(dashingWithPhase: CGFloat(pen.dashPhase), lengths: lengths)
    let stroked = dashed.copy(
      strokingWithWidth: CGFloat(pen.lineWidth), lineCap: pen.lineCap, lineJoin: pen.lineJoin,
      miterLimit: CGFloat(pen.miterLimit))
    beginPath()
    addPath(stroked)
  }

  /// A Boolean value that says whether the current path is empty.
  public var isPathEmpty: Bool { building.isEmpty }

  /// The point at which the next element starts, in user space; the origin if the path is empty.
  public var currentPointOfPath: CGPoint {
    guard !isPathEmpty else { return .zero }
    return building.currentPoint.applying(drawingTransform.inverted())
  }

  /// The rectangle around all points of the path, in user space; null if the path is empty.
  public var boundingBoxOfPath: CGRect { building.boundingBox.applying(drawingTransform.inverted()) }

  /// The current path, in user space; nil if it is empty.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    return CGPath(building.outline.applying(drawingTransform.inverted()))
  }

  /// Returns whether drawing the path in the given mode would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let pen = state.stroke
    if let rule = mode.fillRule, path.contains(point, using: rule) { return true }
    guard mode.strokes else { return false }
    let line = path.copy(
      strokingWithWidth: CGFloat(pen.lineWidth), lineCap: pen.lineCap, lineJoin: pen.lineJoin,
      miterLimit: CGFloat(pen.miterLimit))
    return line.contains(point)
  }
}

extension CGPathDrawingMode {
  /// The rule by which the inside is filled; nil if it is not filled.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the path is stroked.
  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0

  case eoFill = 1

  case stroke = 2

  /// Fills the path by the winding rule, then strokes it.
  case fillStroke = 3

  /// Fills the path by the even-odd rule, then strokes it.
  case eoFillStroke = 4
}
