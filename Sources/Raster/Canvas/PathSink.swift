import CPangoCairo
import CoreGraphics
import QuartzCore

/// Curves stay curves on planes without perspective; in perspective they become lines, and the part behind the eye is
/// cut off.
struct PathSink {
  private let context: OpaquePointer
  private let map: Homography
  private let isAffine: Bool
  private var polygon: [SIMD2<Double>] = []
  private var last = SIMD2<Double>.zero

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

  /// The corners in front of the eye, and the points where the polygon crosses the nearest plane (Sutherland and
  /// Hodgman's clipping by one plane).
  private func forEachVisibleCorner(_ body: (SIMD2<Double>) -> Void) {
    func depth(_ point: SIMD2<Double>) -> Double { (map.weights * point).sum() + map.weight - Self.nearest }
    for (index, point) in polygon.enumerated() {
      let next = polygon[(index + 1) % polygon.count]
      let (here, there) = (depth(point), depth(next))
      if here >= 0 { body(point) }
      if (here < 0) != (there < 0) { body(point + (next - point) * (here / (here - there))) }
    }
  }

  /// These replace a curve in perspective.
  private static let chords = 24
  /// The smallest divisor that is drawn; the same as in `Homography`.
  private static let nearest = 1e-3
}

// MARK: Rounded rectangles

extension PathSink {
  mutating func add(_ outline: RoundedOutline) {
    let (low, high) = (outline.rect.lowHalf, outline.rect.lowHalf + outline.rect.highHalf)
    let (x, y) = (SIMD2<Double>(1, 0), SIMD2<Double>(0, 1))
    let corner = OutlineCorner(outline)
    // Clockwise on the screen, from the top left corner; the bits of CACornerMask are in reading order.
    add(corner, low, from: y, to: x, isRounded: outline.corners & 1 != 0, isFirst: true)
    add(corner, SIMD2(high.x, low.y), from: -x, to: y, isRounded: outline.corners & 2 != 0)
    add(corner, high, from: -y, to: -x, isRounded: outline.corners & 8 != 0)
    add(corner, SIMD2(low.x, high.y), from: x, to: -y, isRounded: outline.corners & 4 != 0)
    close()
  }

  private mutating func add(
    _ corner: OutlineCorner, _ tip: SIMD2<Double>, from incoming: SIMD2<Double>, to outgoing: SIMD2<Double>,
    isRounded: Bool, isFirst: Bool = false
  ) {
    func point(_ p: SIMD2<Double>) -> SIMD2<Double> { tip + (incoming * p.x + outgoing * p.y) * corner.radius }
    func mirrored(_ p: SIMD2<Double>) -> SIMD2<Double> { point(SIMD2(p.y, p.x)) }
    let start = isRounded ? point(corner.start) : tip
    if isFirst { move(to: start) } else { line(to: start) }
    guard isRounded else { return }
    curve(point(corner.control1), point(corner.control2), to: point(corner.join))
    curve(point(corner.middle), mirrored(corner.middle), to: mirrored(corner.join))
    curve(mirrored(corner.control2), mirrored(corner.control1), to: mirrored(corner.start))
  }
}

/// Half of a corner of radius 1, in distances from the tip along the incoming and the outgoing edge; the rest is its
/// mirror image.
private struct OutlineCorner {
  var radius = 1.0
  var start: SIMD2<Double>
  var control1: SIMD2<Double>
  var control2: SIMD2<Double>
  var join: SIMD2<Double>
  var middle: SIMD2<Double>

  private init(
    start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, join: SIMD2<Double>, middle: SIMD2<Double>
  ) {
    (self.start, self.control1, self.control2, self.join, self.middle) = (start, control1, control2, join, middle)
  }

  /// Circular if there is no room beyond the radius.
  init(_ outline: RoundedOutline) {
    self = Self.circular
    if outline.isContinuous {
      self = mixed(Self.continuous, (outline.expansion - 1) / (RoundedOutline.continuousExpansion - 1))
    }
    radius = outline.radius
  }

  private func mixed(_ other: Self, _ fraction: Double) -> Self {
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * fraction }
    return Self(
      start: mix(start, other.start), control1: mix(control1, other.control1),
      control2: mix(control2, other.control2), join: mix(join, other.join), middle: mix(middle, other.middle))
  }

  /// As measured on iOS by several people: three cubic curves, symmetric.
  private static let continuous = Self(
    start: SIMD2(1.528665, 0), control1: SIMD2(1.088493, 0), control2: SIMD2(0.868407, 0),
    join: SIMD2(0.631494, 0.074911), middle: SIMD2(0.372824, 0.169060))

  /// Cut at the same angles: an arc of angle a has controls 4/3·tan(a/4) along its tangents.
  private static let circular: Self = {
    let (sine, cosine) = (0.368506, (1 - 0.368506 * 0.368506).squareRoot())
    // tan(a/4) by halving twice; of the outer arc a, and of the inner one 90° − 2a.
    func quarterTangent(_ cosine: Double) -> Double {
      let half = ((1 - cosine) / (1 + cosine)).squareRoot()
      return half / (1 + (1 + half * half).squareRoot())
    }
    let outer = 4 / 3 * quarterTangent(cosine)
    // cos(90° − 2a) = sin 2a.
    let inner = 4 / 3 * quarterTangent(2 * sine * cosine)
    let join = SIMD2(1 - sine, 1 - cosine)
    let direction = SIMD2(-cosine, sine)
    return Self(
      start: SIMD2(1, 0), control1: SIMD2(1 - outer, 0), control2: join - direction * outer, join: join,
      middle: join + direction * inner)
  }()
}
