import CPangoCairo
import CoreGraphics
import QuartzCore

/// The style of a shape's stroke.
struct Pen {
  private let width: Double
  private let start: Double
  private let end: Double
  private let phase: Double
  private let miterLimit: Double
  private let style: ShapeStyle?

  /// Creates the pen for the item of a shape.
  init(_ item: DisplayItem, _ style: ShapeStyle?) {
    width = item.amount
    start = item.figures.x
    end = item.figures.y
    phase = item.figures.z
    miterLimit = max(1, item.figures.w)
    self.style = style
  }

  /// Returns the part of `outline` between the start and the end of the stroke, by length; nil if it is empty.
  func line(along outline: CGPathOutline) -> CGPathOutline? {
    guard start > 0 || end < 1 else { return outline }
    return start < end ? outline.trimmed(from: start, to: end) : nil
  }

  /// Strokes `line`, seen through `map`.
  func stroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    guard map.isAffine else { return fillStroke(line, map, context) }
    // A pen without area draws nothing.
    guard var matrix = map.cairo else { return }
    var sink = PathSink(context, map)
    sink.add(line)
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_line_width(context, min(width, DeviceBox.farthest / max(map.reach, 1)))
    cairo_set_line_cap(context, cap.cairo)
    cairo_set_line_join(context, join.cairo)
    cairo_set_miter_limit(context, miterLimit)
    if let dashes = usableDashes(along: line) { cairo_set_dash(context, dashes, Int32(dashes.count), phase) }
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Fills the outline of the stroke, because in perspective a line is wider where it is nearer.
  private func fillStroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    var path = CGPath(line)
    if let dashes = usableDashes(along: line) {
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

  /// The dashes; nil for a solid line, which is also drawn where the dashes are too many to be seen.
  private func usableDashes(along line: CGPathOutline) -> [Double]? {
    guard let dashes = style?.dashes, !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite
    else { return nil }
    let length = dashes.reduce(0, +)
    guard length > 1e-3 else { return nil }
    // The control points' distances are never shorter than the curve.
    let distance = line.steps.reduce(0) { sum, step in
      guard step.verb != .moveToPoint else { return sum }
      let s = step.segment
      return sum + (s.control1 - s.start).length + (s.control2 - s.control1).length + (s.end - s.control2).length
    }
    return distance / length * Double(dashes.count) <= Self.mostDashes ? dashes : nil
  }

  /// The most dashes that a line is cut into.
  private static let mostDashes = 100_000.0
}

extension CGLineCap {
  /// Cairo's constant for the style.
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// Cairo's constant for the style.
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
