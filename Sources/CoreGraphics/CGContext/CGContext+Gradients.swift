public import Foundation

extension CGContext {
  /// Draws a gradient along the line from a start point to an end point, over the whole clip between them.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint.isFinite, endPoint.isFinite else { return }
    record(gradient, .linear(start: startPoint, end: endPoint), options)
  }

  /// Draws a gradient from one circle to another.
  ///
  /// A negative radius draws nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard
      startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0
    else { return }
    let circles = CGDrawing.Gradient.radial(
      startCenter: startCenter, startRadius: Double(startRadius), endCenter: endCenter, endRadius: Double(endRadius))
    record(gradient, circles, options)
  }

  private func record(
    _ gradient: CGGradient, _ geometry: CGDrawing.Gradient, _ options: CGGradientDrawingOptions
  ) {
    guard drawingTransform.isInvertible else { return }
    recording.append(.gradient(gradient, geometry, options, drawingTransform, state.compositing))
  }
}
