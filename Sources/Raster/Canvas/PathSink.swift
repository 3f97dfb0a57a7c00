import CPangoCairo
import CoreGraphics
import QuartzCore

/// Passes a path, seen through a homography, to Cairo.
///
/// Curves stay curves on planes without perspective. In perspective they become lines, and the part behind the eye is
/// cut off.
struct PathSink {
  private let context: OpaquePointer
  private let map: Homography
  private let isAffine: Bool
  private var polygon: [SIMD2<Double>] = []
  private var last = SIMD2<Double>.zero

  /// Creates a sink.
  ///
  /// `map` leads to the context's pixels.
  init(_ context: OpaquePointer, _ map: Homography) {
    self.context = context
    self.map = map
    isAffine = map.isAffine
  }

  mutating func move(to point: SIMD2<Double>) {
    last = point
    guard isAffine else {
      finish()
      polygon.append(point)
      return
    }
    let p = seen(point)
    cairo_move_to(context, p.x, p.y)
  }

  mutating func line(to point: SIMD2<Double>) {
    last = point
    guard isAffine else { return polygon.append(point) }
    let p = seen(point)
    cairo_line_to(context, p.x, p.y)
  }

  mutating func curve(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to end: SIMD2<Double>) {
    if isAffine {
      let (a, b, c) = (seen(first), seen(second), seen(end))
      cairo_curve_to(context, a.x, a.y, b.x, b.y, c.x, c.y)
    } else {
      let segment = CGPathSegment(from: last, first, second, to: end)
      for step in 1...Self.chords { polygon.append(segment.point(at: Double(step) / Double(Self.chords))) }
    }
    last = end
  }

  mutating func close() {
    if isAffine { cairo_close_path(context) } else { finish() }
  }

  /// Passes the polygon that is still open to Cairo.
  mutating func finish() {
    guard !isAffine, !polygon.isEmpty else { return }
    defer { polygon.removeAll(keepingCapacity: true) }
    guard polygon.count > 2 else { return }
    var isFirst = true
    forEachVisibleCorner { corner in
      let p = DeviceBox.clamped(map.map(corner))
      if isFirst { cairo_move_to(context, p.x, p.y) } else { cairo_line_to(context, p.x, p.y) }
      isFirst = false
    }
    if !isFirst { cairo_close_path(context) }
  }

  /// Adds all elements of an outline.
  mutating func add(_ outline: CGPathOutline) {
    for step in outline.steps {
      switch step.verb {
      case .moveToPoint: move(to: step.segment.start)
      case .addLineToPoint: line(to: step.segment.end)
      case .addQuadCurveToPoint, .addCurveToPoint:
        curve(step.segment.control1, step.segment.control2, to: step.segment.end)
      case .closeSubpath: close()
      }
    }
    finish()
  }

  private func seen(_ point: SIMD2<Double>) -> SIMD2<Double> { DeviceBox.clamped(map.map(point)) }

  /// Calls `body` with the corners in front of the eye, and with the points where the polygon crosses the nearest plane
  /// (Sutherland and Hodgman's clipping by one plane).
  private func forEachVisibleCorner(_ body: (SIMD2<Double>) -> Void) {
    func depth(_ point: SIMD2<Double>) -> Double { (map.weights * point).sum() + map.weight - Self.nearest }
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (depth(point), depth(next))
      if here >= 0 { body(point) }
      if (here < 0) != (there < 0) { body(point + (next - point) * (here / (here - there))) }
    }
  }

  /// The number of lines that replace a curve in perspective.
  private static let chords = 24
  /// The smallest divisor that is drawn; the same as in `Homography`.
  private static let nearest = 1e-3
}
