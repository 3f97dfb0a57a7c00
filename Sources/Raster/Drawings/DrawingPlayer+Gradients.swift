import CPangoCairo
import CoreGraphics
import Foundation

extension DrawingPlayer {
  /// Draws a gradient along a line or between circles, over the whole clip.
  func draw(
    _ gradient: CGGradient, _ shape: CGDrawing.Gradient, _ options: CGGradientDrawingOptions,
    _ transform: CGAffineTransform
  ) {
    guard transform.isInvertible else { return }
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(
        Double(start.x), Double(start.y), startRadius, Double(end.x), Double(end.y), endRadius)
    }
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(gradient, options, to: pattern)
    var matrix = transform.cairo
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_restore(context)
  }

  /// Adds the stops, with transparent ones at the ends beyond which nothing is drawn.
  private func addStops(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, to pattern: OpaquePointer) {
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    func add(_ location: Double, _ color: SIMD4<Float>, clear: Bool = false) {
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(color.x), Double(color.y), Double(color.z), clear ? 0 : Double(color.w))
    }
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    if after, !before { add(0, first.color, clear: true) }
    if first.location > 0 { add(0, first.color) }
    for stop in gradient.stops { add(stop.location, stop.color) }
    if last.location < 1 { add(1, last.color) }
    if before, !after { add(1, last.color, clear: true) }
  }
}

extension CGAffineTransform {
  /// The transform as a Cairo matrix.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}
