import CPangoCairo
import CoreGraphics
import QuartzCore

/// How the line of a shape is drawn.
struct Pen {
  private let width: Double
  private let start: Double
  private let end: Double
  private let phase: Double
  private let miterLimit: Double
  private let style: ShapeStyle?

  /// The pen that a shape's item describes.
  init(_ item: DisplayItem, _ style: ShapeStyle?) {
    width = item.amount
    start = item.figures.x
    end = item.figures.y
    phase = item.figures.z
    miterLimit = max(1, item.figures.w)
    self.style = style
  }

  /// The part of `outline` between start and end, by length; nil where nothing is left.
  func line(along outline: CGPathOutline) -> CGPathOutline? {
    guard start > 0 || end < 1 else { return outline }
    return start < end ? outline.trimmed(from: start, to: end) : nil
  }

  /// Strokes `line`, seen through `map`.
  func stroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    guard map.isAffine else { return fillStroke(line, map, context) }
    var matrix = cairo_matrix_t(
      xx: map.xAxis.x, yx: map.xAxis.y, xy: map.yAxis.x, yy: map.yAxis.y, x0: map.origin.x, y0: map.origin.y)
    // A pen without area draws nothing, and Cairo takes a matrix without inverse for an error.
    guard abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx) > 1e-12 else { return }
    var sink = PathSink(context, map)
    sink.add(line)
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, cap.cairo)
    cairo_set_line_join(context, join.cairo)
    cairo_set_miter_limit(context, miterLimit)
    if let dashes = usableDashes { cairo_set_dash(context, dashes, Int32(dashes.count), phase) }
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// In perspective a line is wider where it is nearer: its outline is what is seen.
  private func fillStroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    var path = CGPath(line)
    if let dashes = usableDashes {
      path = path.copy(dashingWithPhase: CGFloat(phase), lengths: dashes.map { CGFloat($0) })
    }
    let outline = path.copy(
      strokingWithWidth: CGFloat(width), lineCap: cap, lineJoin: join, miterLimit: CGFloat(miterLimit))
    var sink = PathSink(context, map)
    sink.add(outline.outline)
    cairo_fill(context)
  }

  private var cap: CGLineCap { style?.lineCap == .round ? .round : style?.lineCap == .square ? .square : .butt }

  private var join: CGLineJoin { style?.lineJoin == .round ? .round : style?.lineJoin == .bevel ? .bevel : .miter }

  /// The dashes, unless they are none that could be drawn.
  private var usableDashes: [Double]? {
    guard let dashes = style?.dashes, !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }),
      dashes.reduce(0, +) > 1e-3
    else { return nil }
    return dashes
  }
}

extension CGLineCap {
  /// Cairo's word for it.
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// Cairo's word for it.
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
