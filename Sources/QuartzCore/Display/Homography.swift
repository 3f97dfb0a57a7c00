import CoreGraphics

/// A map from one plane to another in perspective: `[x y 1] · H`, divided by the third coordinate.
///
/// An affine map is one whose weights are (0, 0, 1).
package struct Homography: Equatable, Sendable {
  package var xAxis = SIMD2<Double>(1, 0)
  package var yAxis = SIMD2<Double>(0, 1)
  package var origin: SIMD2<Double> = .zero
  /// The change of the divisor along x and y.
  package var weights: SIMD2<Double> = .zero
  /// The divisor at the origin.
  package var weight = 1.0

  package init() {}

  package init(xAxis: SIMD2<Double>, yAxis: SIMD2<Double>, origin: SIMD2<Double>) {
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.origin = origin
  }

  /// The plane z = 0, seen along the z axis.
  package init(flattening t: CATransform3D) {
    self.init(
      xAxis: SIMD2(t.m11.native, t.m12.native), yAxis: SIMD2(t.m21.native, t.m22.native),
      origin: SIMD2(t.m41.native, t.m42.native))
    weights = SIMD2(t.m14.native, t.m24.native)
    weight = t.m44.native
  }

  package var isAffine: Bool { weight == 1 && weights == .zero }

  /// Whether the map only translates and scales along the axes, without mirroring.
  package var keepsRectangles: Bool {
    isAffine && xAxis.y == 0 && yAxis.x == 0 && xAxis.x > 0 && yAxis.y > 0
  }

  @inline(__always)
  package func followed(by next: Self) -> Self {
    var result = Self(
      xAxis: next.xAxis * xAxis.x + next.yAxis * xAxis.y,
      yAxis: next.xAxis * yAxis.x + next.yAxis * yAxis.y,
      origin: next.xAxis * origin.x + next.yAxis * origin.y + next.origin * weight)
    if isAffine, next.isAffine { return result }
    result.xAxis += next.origin * weights.x
    result.yAxis += next.origin * weights.y
    result.weights = SIMD2(
      (next.weights * xAxis).sum() + next.weight * weights.x, (next.weights * yAxis).sum() + next.weight * weights.y)
    result.weight = (next.weights * origin).sum() + next.weight * weight
    return result
  }

  /// This map to a plane with `scale` units for each of its own.
  package func scaled(by scale: Double) -> Self {
    var result = self
    result.xAxis *= scale
    result.yAxis *= scale
    result.origin *= scale
    return result
  }

  /// Nil if the plane is seen from its edge.
  package var inverse: Self? {
    let (a, b, c) = ((xAxis.x, xAxis.y, weights.x), (yAxis.x, yAxis.y, weights.y), (origin.x, origin.y, weight))
    let first = b.1 * c.2 - b.2 * c.1
    let second = b.2 * c.0 - b.0 * c.2
    let third = b.0 * c.1 - b.1 * c.0
    let scale = 1 / (a.0 * first + a.1 * second + a.2 * third)
    guard scale.isFinite else { return nil }
    var result = Self(
      xAxis: SIMD2(first, a.2 * c.1 - a.1 * c.2) * scale,
      yAxis: SIMD2(second, a.0 * c.2 - a.2 * c.0) * scale,
      origin: SIMD2(third, a.1 * c.0 - a.0 * c.1) * scale)
    result.weights = SIMD2(a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2) * scale
    result.weight = (a.0 * b.1 - a.1 * b.0) * scale
    // Without perspective the last column is exact, without rounding errors.
    if isAffine {
      result.weights = .zero
      result.weight = 1
    }
    return result
  }

  /// A point at or behind the eye is moved to just before the eye.
  @inline(__always)
  package func map(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let moved = xAxis * point.x + yAxis * point.y + origin
    if isAffine { return moved }
    return moved / max((weights * point).sum() + weight, Self.nearest)
  }

  /// Points nearer to the eye are mapped as if they had this divisor.
  private static let nearest = 1e-3

  /// The smallest upright rectangle around the image of (x, y, width, height), as low and high corner.
  @inline(__always)
  package func bounds(of rect: SIMD4<Double>) -> SIMD4<Double> {
    guard isAffine else { return boundsInPerspective(of: rect) }
    let half = rect.highHalf * 0.5
    let middle = rect.lowHalf + half
    let center = xAxis * middle.x + yAxis * middle.y + origin
    let (x, y) = (xAxis * half.x, yAxis * half.y)
    let reach = SIMD2(abs(x.x) + abs(y.x), abs(x.y) + abs(y.y))
    return SIMD4(lowHalf: center - reach, highHalf: center + reach)
  }

  private func boundsInPerspective(of rect: SIMD4<Double>) -> SIMD4<Double> {
    let (low, high) = (rect.lowHalf, rect.lowHalf + rect.highHalf)
    if reachesBehindEye(low, high) { return visibleBounds(low, high) }
    let corners = (map(low), map(SIMD2(high.x, low.y)), map(SIMD2(low.x, high.y)), map(high))
    return SIMD4(
      lowHalf: pointwiseMin(pointwiseMin(corners.0, corners.1), pointwiseMin(corners.2, corners.3)),
      highHalf: pointwiseMax(pointwiseMax(corners.0, corners.1), pointwiseMax(corners.2, corners.3)))
  }

  private func reachesBehindEye(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    pointwiseMin(weights * low, weights * high).sum() + weight < Self.nearest
  }

  /// A point if everything is behind the eye.
  private func visibleBounds(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> SIMD4<Double> {
    let corners = (low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y))
    var box: SIMD4<Double>?
    for (a, b) in [(corners.0, corners.1), (corners.1, corners.2), (corners.2, corners.3), (corners.3, corners.0)] {
      let (wa, wb) = ((weights * a).sum() + weight, (weights * b).sum() + weight)
      var points = [a, b].filter { (weights * $0).sum() + weight >= Self.nearest }
      if (wa < Self.nearest) != (wb < Self.nearest) { points.append(a + (b - a) * ((Self.nearest - wa) / (wb - wa))) }
      for point in points.map(map) {
        let known = box ?? SIMD4(lowHalf: point, highHalf: point)
        box = SIMD4(lowHalf: pointwiseMin(known.lowHalf, point), highHalf: pointwiseMax(known.highHalf, point))
      }
    }
    let middle = map((low + high) / 2)
    return box ?? SIMD4(lowHalf: middle, highHalf: middle)
  }

  /// The scale of the plane's x and y axes.
  package func scale(at point: SIMD2<Double>) -> SIMD2<Double> {
    if isAffine { return SIMD2(xAxis.length, yAxis.length) }
    let divisor = max((weights * point).sum() + weight, Self.nearest)
    let seen = map(point)
    return SIMD2(((xAxis - seen * weights.x) / divisor).length, ((yAxis - seen * weights.y) / divisor).length)
  }

  func showsBack(at point: SIMD2<Double>) -> Bool {
    if isAffine { return xAxis.x * yAxis.y - xAxis.y * yAxis.x < 0 }
    let w = (weights * point).sum() + weight
    let seen = map(point)
    let (dx, dy) = (xAxis - seen * weights.x, yAxis - seen * weights.y)
    return (dx.x * dy.y - dx.y * dy.x) / (w * w) < 0
  }
}

// On the pointer, because a call of a method of `LayerValues` copies all of them.
extension UnsafeMutablePointer<LayerValues> {
  /// In the layer's own coordinate system.
  @inline(__always)
  var anchor: SIMD2<Double> { pointee.bounds.lowHalf + pointee.anchorPoint * pointee.bounds.highHalf }

  /// In front of the superlayer, for the drawing order.
  var depth: Double { pointee.zPosition + pointee.transform.m43.native }

  /// `parent` has the superlayer's values if they have a `sublayerTransform`.
  @inline(__always)
  func placement(in parent: Self?) -> Homography {
    guard parent == nil, pointee.transform.isPlanar else { return spatialPlacement(in: parent) }
    let anchor = anchor
    let t = pointee.transform.rows
    let (xAxis, yAxis) = (t.0.lowHalf, t.1.lowHalf)
    let origin = pointee.position + t.3.lowHalf - xAxis * anchor.x - yAxis * anchor.y
    return Homography(xAxis: xAxis, yAxis: yAxis, origin: origin)
  }

  private func spatialPlacement(in parent: Self?) -> Homography {
    Homography(flattening: space(in: parent))
  }

  /// The transform from the layer's space to its superlayer's.
  func space(in parent: Self?) -> CATransform3D {
    let anchor = anchor
    var result = CATransform3DMakeTranslation(
      CGFloat(-anchor.x), CGFloat(-anchor.y), CGFloat(-pointee.anchorPointZ))
    result = CATransform3DConcat(result, pointee.transform)
    result.moveAfter(SIMD3(pointee.position, pointee.zPosition))
    guard let parent, parent.pointee.sublayerTransform != CATransform3DIdentity else { return result }
    let center = parent.anchor
    result.moveAfter(SIMD3(-center, 0))
    result = CATransform3DConcat(result, parent.pointee.sublayerTransform)
    result.moveAfter(SIMD3(center, 0))
    return result
  }
}

extension CATransform3D {
  mutating func moveAfter(_ offset: SIMD3<Double>) {
    var r = rows
    let step = SIMD4(offset, 0)
    r.0 += step * r.0.w
    r.1 += step * r.1.w
    r.2 += step * r.2.w
    r.3 += step * r.3.w
    self = CATransform3D(rows: r)
  }
}

extension SIMD4<Double> {
  /// The two corners of a rectangle that is stored as its low and high corner.
  package var halves: (SIMD2<Double>, SIMD2<Double>) { (lowHalf, highHalf) }
}
