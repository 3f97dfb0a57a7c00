import CPangoCairo
import CoreGraphics
import QuartzCore

struct Pen {
  let shape: DisplayItem.Shape

  /// Returns the part of `outline` between the start and the end of the stroke, by length; nil if it is empty.
  func line(along outline: CGPathOutline) -> CGPathOutline? {
    let (start, end) = (shape.strokeStart, shape.strokeEnd)
    guard start > 0 || end < 1 else { return outline }
    return start < end ? outline.trimmed(from: start, to: end) : nil
  }

  func stroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    guard map.isAffine else { return fillStroke(line, map, context) }
    // A pen without area draws nothing.
    guard var matrix = map.cairo else { return }
    var sink = PathSink(context, map)
    sink.add(line)
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_line_width(context, min(shape.lineWidth, DeviceBox.farthest / max(map.reach, 1)))
    cairo_set_line_cap(context, cap.cairo)
    cairo_set_line_join(context, join.cairo)
    cairo_set_miter_limit(context, max(1, shape.miterLimit))
    if let dashes = usableDashes(along: line) { cairo_set_dash(context, dashes, Int32(dashes.count), shape.dashPhase) }
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// In perspective a line is wider where it is nearer.
  private func fillStroke(_ line: CGPathOutline, _ map: Homography, _ context: OpaquePointer) {
    var path = CGPath(line)
    if let dashes = usableDashes(along: line) {
      path = path.copy(dashingWithPhase: CGFloat(shape.dashPhase), lengths: dashes.map { CGFloat($0) })
    }
    let outline = path.copy(
      strokingWithWidth: CGFloat(shape.lineWidth), lineCap: cap, lineJoin: join,
      miterLimit: CGFloat(max(1, shape.miterLimit)))
    var sink = PathSink(context, map)
    sink.add(outline.outline)
    cairo_fill(context)
  }

  private var cap: CGLineCap {
    shape.style.lineCap == .round ? .round : shape.style.lineCap == .square ? .square : .butt
  }

  private var join: CGLineJoin {
    shape.style.lineJoin == .round ? .round : shape.style.lineJoin == .bevel ? .bevel : .miter
  }

  /// Nil for a solid line, which is also drawn where the dashes are too many to be seen.
  private func usableDashes(along line: CGPathOutline) -> [Double]? {
    guard let dashes = shape.style.dashes, !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }),
      shape.dashPhase.isFinite
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
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Homography {
  /// The map as a matrix of Cairo, without perspective; nil if nothing is seen through it.
  ///
  /// Cairo takes a matrix without inverse for an error, after which a context draws nothing any more.
  var cairo: cairo_matrix_t? {
    let area = xAxis.x * yAxis.y - xAxis.y * yAxis.x
    guard abs(area) > 1e-12, reach < Self.farthest else { return nil }
    return cairo_matrix_t(xx: xAxis.x, yx: xAxis.y, xy: yAxis.x, yy: yAxis.y, x0: origin.x, y0: origin.y)
  }

  /// The greatest number in the matrix.
  var reach: Double { max(xAxis.greatestMagnitude, yAxis.greatestMagnitude, origin.greatestMagnitude) }

  /// In device pixels; beyond, nothing is drawn.
  private static let farthest = 1e9
}

extension CGPathOutline {
  /// Fractions of the total length, subpath after subpath.
  func trimmed(from start: Double, to end: Double) -> CGPathOutline {
    let measure = CGPathMeasure(self)
    let path = CGMutablePath()
    let (first, last) = (start * measure.length, end * measure.length)
    var covered = 0.0
    var pen: SIMD2<Double>?
    for index in 0..<measure.count {
      let length = measure.length(of: index)
      let (low, high) = (max(first, covered), min(last, covered + length))
      if low < high {
        let part = measure.part(of: index, from: (low - covered) / length, to: (high - covered) / length)
        if pen != part.start { path.move(to: CGPoint(part.start)) }
        if part.isLine {
          path.addLine(to: CGPoint(part.end))
        } else {
          path.addCurve(
            to: CGPoint(part.end), control1: CGPoint(part.control1), control2: CGPoint(part.control2))
        }
        pen = part.end
      }
      covered += length
    }
    return path.outline
  }
}

extension CGPathMeasure {
  /// Fractions of the segment's length.
  fileprivate func part(of index: Int, from start: Double, to end: Double) -> CGPathSegment {
    let segment = segment(index)
    guard start > 0 || end < 1 else { return segment }
    let (a, b) = (sample(segment: index, fraction: start).point, sample(segment: index, fraction: end).point)
    guard !segment.isLine else { return CGPathSegment(from: a, to: b) }
    let (t, u) = (parameter(of: segment, at: a, start), parameter(of: segment, at: b, end))
    // The control points follow from the derivatives at both ends, scaled to the new range of the parameter.
    return CGPathSegment(
      from: a, a + segment.derivative(at: t) * ((u - t) / 3), b - segment.derivative(at: u) * ((u - t) / 3), to: b)
  }

  /// `point` lies on the curve near the parameter `guess`.
  private func parameter(of segment: CGPathSegment, at point: SIMD2<Double>, _ guess: Double) -> Double {
    guard guess > 0 else { return 0 }
    guard guess < 1 else { return 1 }
    var best = (t: guess, distance: Double.infinity)
    for step in 0...Self.searchSteps {
      let t = Double(step) / Double(Self.searchSteps)
      let distance = (segment.point(at: t) - point).length
      if distance < best.distance { best = (t, distance) }
    }
    var t = best.t
    // Newton's method on the squared distance, of which the part with the second derivative vanishes on the curve.
    for _ in 0..<4 {
      let (offset, speed) = (segment.point(at: t) - point, segment.derivative(at: t))
      let square = (speed * speed).sum()
      guard square > 0 else { break }
      t = min(1, max(0, t - (offset * speed).sum() / square))
    }
    return t
  }

  private static var searchSteps: Int { 32 }
}
