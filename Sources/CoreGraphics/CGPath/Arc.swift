import Foundation

/// An arc of a circle, given by its start and the angle that it covers.
struct Arc {
  let center: SIMD2<Double>
  let radius: Double
  let startAngle: Double
  let sweep: Double

  init(_ center: SIMD2<Double>, _ radius: Double, from startAngle: Double, by sweep: Double) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  /// Creates the arc that touches the lines from a start to a corner and from there to an end; nil if there is none.
  init?(roundingCorner corner: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>, radius: Double) {
    let back = (start - corner) / (start - corner).length
    let forth = (end - corner) / (end - corner).length
    let sine = back.x * forth.y - back.y * forth.x
    let cosine = (back * forth).sum()
    // Less of a bend than this would put the arc's ends past any coordinate that matters. The comparison is false for
    // NaN, too, which is what equal points give.
    guard abs(sine) > 1e-9, radius > 0 else { return nil }
    // From the corner to where the circle touches: radius / tan(half the angle between the lines).
    let reach = radius * (1 + cosine) / abs(sine)
    // The radius to the first line stands on it, on the side of the second.
    let normal = SIMD2(-back.y, back.x) * (sine > 0 ? 1 : -1)
    let center = corner + back * reach + normal * radius
    let turn = .pi - atan2(abs(sine), cosine)
    self.init(center, radius, from: atan2(-normal.y, -normal.x), by: sine > 0 ? -turn : turn)
  }

  func point(at angle: Double) -> SIMD2<Double> {
    center + SIMD2(cos(angle), sin(angle)) * radius
  }

  var start: SIMD2<Double> { point(at: startAngle) }

  /// The arc as cubic curves of at most a quarter turn each, within 3e-4 of the radius of the circle.
  var curves: [CGPathSegment] {
    // A quarter turn of rounding must not cost another curve.
    let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    guard count.isFinite, count > 0 else { return [] }
    let step = sweep / count
    // This puts the curve's middle on the circle.
    let reach = 4 / 3 * tan(step / 4) * radius
    let isFullTurn = abs(sweep) == 2 * .pi
    return (0..<Int(count)).map { index in
      let isLast = index + 1 == Int(count)
      let first = startAngle + step * Double(index)
      let last = isLast ? (isFullTurn ? startAngle : startAngle + sweep) : startAngle + step * Double(index + 1)
      let from = point(at: first)
      let to = point(at: last)
      return CGPathSegment(
        from: from,
        from + SIMD2(-sin(first), cos(first)) * reach,
        to - SIMD2(-sin(last), cos(last)) * reach,
        to: to
      )
    }
  }
}

extension CGPathSegment {
  func applying(_ transform: CGAffineTransform) -> CGPathSegment {
    var result = self
    result.start = transform.apply(to: start)
    result.control1 = transform.apply(to: control1)
    result.control2 = transform.apply(to: control2)
    result.end = transform.apply(to: end)
    return result
  }

  var isFinite: Bool { start.isFinite && control1.isFinite && control2.isFinite && end.isFinite }
}
