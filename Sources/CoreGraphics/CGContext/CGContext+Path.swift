public import Foundation

/// The current path ends when it is drawn or clipped to.
///
/// Each point is transformed when it is added.
extension CGContext {
  public func beginPath() {
    building = CGMutablePath()
  }

  public func move(to point: CGPoint) {
    building.move(to: point, transform: drawingTransform)
  }

  public func addLine(to point: CGPoint) {
    building.addLine(to: point, transform: drawingTransform)
  }

  public func addLines(between points: [CGPoint]) {
    building.addLines(between: points, transform: drawingTransform)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    building.addCurve(to: end, control1: control1, control2: control2, transform: drawingTransform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    building.addQuadCurve(to: end, control: control, transform: drawingTransform)
  }

  public func closePath() {
    building.closeSubpath()
  }

  public func addRect(_ rect: CGRect) {
    building.addRect(rect, transform: drawingTransform)
  }

  public func addRects(_ rects: [CGRect]) {
    building.addRects(rects, transform: drawingTransform)
  }

  public func addEllipse(in rect: CGRect) {
    building.addEllipse(in: rect, transform: drawingTransform)
  }

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    building.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: drawingTransform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    building.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: drawingTransform)
  }

  public func addPath(_ path: CGPath) {
    building.addPath(path, transform: drawingTransform)
  }

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

  public var isPathEmpty: Bool { building.isEmpty }

  /// In user space; the origin if the path is empty.
  public var currentPointOfPath: CGPoint {
    guard !isPathEmpty else { return .zero }
    return building.currentPoint.applying(drawingTransform.inverted())
  }

  /// In user space; null if the path is empty.
  public var boundingBoxOfPath: CGRect { building.boundingBox.applying(drawingTransform.inverted()) }

  /// In user space; nil if the path is empty.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    return CGPath(building.outline.applying(drawingTransform.inverted()))
  }

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
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var strokes: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}
