import QuartzCore

/// A rectangle with rounded corners, which are circular or continuous.
struct RoundedOutline: Hashable {
  /// Least x and y, width and height.
  var rect: SIMD4<Double>
  var radius: Double
  /// The corners that are rounded, as `CACornerMask`'s bits.
  var corners: UInt8
  var isContinuous: Bool

  init(_ rect: SIMD4<Double>, radius: Double = 0, corners: UInt8 = 0xF, isContinuous: Bool = false) {
    self.rect = rect
    let half = max(0, rect.highHalf.min() / 2)
    self.radius = min(max(0, radius), half)
    self.corners = self.radius > 0 ? corners & 0xF : 0
    self.isContinuous = isContinuous
  }

  init(_ item: DisplayItem) {
    self.init(
      item.rect, radius: item.radius, corners: item.corners,
      isContinuous: item.options.contains(.continuousCorners))
  }

  /// The distance that a corner reaches along an edge.
  var reach: Double { corners == 0 ? 0 : radius * expansion }

  /// Returns the outline moved inwards on all sides.
  func inset(by distance: Double) -> Self {
    let size = pointwiseMax(rect.highHalf - 2 * distance, .zero)
    return Self(
      SIMD4(lowHalf: rect.lowHalf + distance, highHalf: size), radius: radius - distance, corners: corners,
      isContinuous: isContinuous)
  }

  /// The size of a corner in radii: up to 1.528665 for continuous corners, less if there is no room.
  private var expansion: Double {
    guard isContinuous else { return 1 }
    return min(DisplayItem.continuousExpansion, max(1, rect.highHalf.min() / 2 / radius))
  }

  func add(to sink: inout PathSink) {
    let (low, high) = (rect.lowHalf, rect.lowHalf + rect.highHalf)
    let (x, y) = (SIMD2<Double>(1, 0), SIMD2<Double>(0, 1))
    let shape = corner
    // Clockwise on the screen, from the top left corner; the bits of CACornerMask are in reading order.
    add(low, from: y, to: x, bit: 1, shape, &sink, isFirst: true)
    add(SIMD2(high.x, low.y), from: -x, to: y, bit: 2, shape, &sink)
    add(high, from: -y, to: -x, bit: 8, shape, &sink)
    add(SIMD2(low.x, high.y), from: x, to: -y, bit: 4, shape, &sink)
    sink.close()
  }

  private func add(
    _ tip: SIMD2<Double>, from incoming: SIMD2<Double>, to outgoing: SIMD2<Double>, bit: UInt8,
    _ shape: Corner, _ sink: inout PathSink, isFirst: Bool = false
  ) {
    guard corners & bit != 0 else {
      if isFirst { sink.move(to: tip) } else { sink.line(to: tip) }
      return
    }
    func point(_ p: SIMD2<Double>) -> SIMD2<Double> { tip + (incoming * p.x + outgoing * p.y) * radius }
    func mirrored(_ p: SIMD2<Double>) -> SIMD2<Double> { point(SIMD2(p.y, p.x)) }
    let start = point(shape.start)
    if isFirst { sink.move(to: start) } else { sink.line(to: start) }
    sink.curve(point(shape.control1), point(shape.control2), to: point(shape.join))
    sink.curve(point(shape.middle), mirrored(shape.middle), to: mirrored(shape.join))
    sink.curve(mirrored(shape.control2), mirrored(shape.control1), to: mirrored(shape.start))
  }

  // MARK: The corner

  /// Half of a corner of radius 1, in distances from the tip along the incoming and the outgoing edge.
  ///
  /// The other half is its
  /// mirror image.
  private struct Corner {
    var start: SIMD2<Double>
    var control1: SIMD2<Double>
    var control2: SIMD2<Double>
    var join: SIMD2<Double>
    var middle: SIMD2<Double>

    func mixed(_ other: Self, _ fraction: Double) -> Self {
      func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * fraction }
      return Self(
        start: mix(start, other.start), control1: mix(control1, other.control1),
        control2: mix(control2, other.control2), join: mix(join, other.join), middle: mix(middle, other.middle))
    }
  }

  /// The corner for the available room: circular if there is no room beyond the radius.
  private var corner: Corner {
    guard isContinuous else { return Self.circular }
    return Self.circular.mixed(Self.continuous, (expansion - 1) / (DisplayItem.continuousExpansion - 1))
  }

  /// The continuous corner as measured on iOS by several people: three cubic curves, symmetric.
  private static let continuous = Corner(
    start: SIMD2(1.528665, 0), control1: SIMD2(1.088493, 0), control2: SIMD2(0.868407, 0),
    join: SIMD2(0.631494, 0.074911), middle: SIMD2(0.372824, 0.169060))

  /// A quarter of a circle, cut at the same angles: an arc of angle a has controls 4/3·tan(a/4) along its tangents.
  private static let circular: Corner = {
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
    return Corner(
      start: SIMD2(1, 0), control1: SIMD2(1 - outer, 0), control2: join - direction * outer, join: join,
      middle: join + direction * inner)
  }()
}
