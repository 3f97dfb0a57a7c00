public import Foundation

/// A method either draws the current path, or replaces it by a given shape; both leave it empty.
extension CGContext {
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = building.outline
    beginPath()
    if let rule = mode.fillRule { record(fill: outline, rule) }
    if mode.strokes { record(stroke: outline, state.stroke) }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  public func strokePath() {
    drawPath(using: .stroke)
  }

  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  public func fill(_ rects: [CGRect]) {
    record(fill: outline { $0.addRects(rects, transform: $1) }, .winding)
  }

  public func stroke(_ rect: CGRect) {
    record(stroke: outline { $0.addRect(rect, transform: $1) }, state.stroke)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    guard width.isFinite else { return }
    var pen = state.stroke
    pen.lineWidth = Double(width)
    record(stroke: outline { $0.addRect(rect, transform: $1) }, pen)
  }

  public func fillEllipse(in rect: CGRect) {
    record(fill: outline { $0.addEllipse(in: rect, transform: $1) }, .winding)
  }

  public func strokeEllipse(in rect: CGRect) {
    record(stroke: outline { $0.addEllipse(in: rect, transform: $1) }, state.stroke)
  }

  /// A last point without a partner is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    let segments = outline { path, transform in
      for first in stride(from: 0, to: points.count - 1, by: 2) {
        path.addLines(between: [points[first], points[first + 1]], transform: transform)
      }
    }
    record(stroke: segments, state.stroke)
  }

  public func clear(_ rect: CGRect) {
    let outline = outline { $0.addRect(rect, transform: $1) }
    guard !outline.isEmpty else { return }
    recording.append(.clear(outline))
  }

  /// Replaces the current path by a shape and returns its outline, in pixels of the drawing.
  func outline(_ draw: (CGMutablePath, CGAffineTransform) -> Void) -> CGPathOutline {
    beginPath()
    let path = CGMutablePath()
    draw(path, drawingTransform)
    return path.outline
  }

  private func record(fill outline: CGPathOutline, _ rule: CGPathFillRule) {
    guard !outline.isEmpty else { return }
    recording.append(.fill(outline, rule, color: state.fillColor.rgba, state.compositing))
  }

  private func record(stroke outline: CGPathOutline, _ pen: CGDrawing.Stroke) {
    guard !outline.isEmpty, pen.lineWidth > 0, drawingTransform.isInvertible else { return }
    recording.append(.stroke(outline, pen, drawingTransform, color: state.strokeColor.rgba, state.compositing))
  }
}

// Not Apple's: what snapshots need of blurred views.

extension CGContext {
  /// Blurs what was drawn since the current layer began, within the current path, which becomes empty; the standard
  /// deviation is in user space.
  package func blur(_ deviation: CGFloat, saturation: CGFloat) {
    let outline = building.outline
    beginPath()
    let transform = drawingTransform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let blur = CGDrawing.Blur(
      deviation: Double(deviation * scale), saturation: Double(saturation), alpha: state.compositing.alpha)
    if !outline.isEmpty, blur.deviation.isFinite { recording.append(.blur(outline, blur)) }
  }
}
