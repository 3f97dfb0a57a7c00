private import CoreGraphics
private import Glibc

/// Scale and shear first, then rotation, translation and perspective: with row vectors `scale · shear · rotation ·
/// translation · perspective`.
///
/// A mirror is one negative scale, never a rotation.
struct TransformParts: Equatable {
  var translation: SIMD3<Double> = .zero
  var scale = SIMD3<Double>(repeating: 1)
  /// How far y leans along x, z along x, and z along y.
  var shear: SIMD3<Double> = .zero
  /// A unit quaternion: x, y, z, w.
  var rotation = SIMD4<Double>(0, 0, 0, 1)
  /// The fourth column after everything else is divided out.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Nil if the transform is singular; `mirror`, 0, 1 or 2, is the axis that gets the negative scale of one that
  /// mirrors.
  init?(_ transform: CATransform3D, mirror: Int = 0) {
    var (r0, r1, r2, r3) = transform.rows
    guard r3.w != 0 else { return nil }
    let unit = 1 / r3.w
    (r0, r1, r2, r3) = (r0 * unit, r1 * unit, r2 * unit, r3 * unit)
    let column = SIMD4(r0.w, r1.w, r2.w, r3.w)
    (r0.w, r1.w, r2.w, r3.w) = (0, 0, 0, 1)
    if column != SIMD4(0, 0, 0, 1) {
      guard let inverse = CATransform3D(rows: (r0, r1, r2, r3)).inverse else { return nil }
      let i = inverse.rows
      perspective = SIMD4(
        (i.0 * column).sum(), (i.1 * column).sum(), (i.2 * column).sum(), (i.3 * column).sum())
    }
    translation = SIMD3(r3.x, r3.y, r3.z)
    guard let axes = orthogonalise(Self.narrow(r0), Self.narrow(r1), Self.narrow(r2), mirror: mirror) else {
      return nil
    }
    rotation = Self.quaternion(axes)
  }

  /// Sets scale and shear by Gram and Schmidt's procedure and returns the remaining unit axes, which are a rotation.
  private mutating func orthogonalise(
    _ r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>, mirror: Int
  ) -> Axes? {
    let size = max(Self.length(r0), Self.length(r1), Self.length(r2))
    let smallest = size * 1e-12
    scale.x = Self.length(r0)
    guard size.isFinite, scale.x > smallest else { return nil }
    var a0 = r0 / scale.x
    shear.x = (a0 * r1).sum()
    var a1 = r1 - a0 * shear.x
    scale.y = Self.length(a1)
    guard scale.y > smallest else { return nil }
    a1 /= scale.y
    shear.x /= scale.y
    shear.y = (a0 * r2).sum()
    shear.z = (a1 * r2).sum()
    var a2 = r2 - a0 * shear.y - a1 * shear.z
    scale.z = Self.length(a2)
    guard scale.z > smallest else { return nil }
    a2 /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    if (a0 * Self.cross(a1, a2)).sum() < 0 {
      scale[mirror] = -scale[mirror]
      switch mirror {
      case 0:
        a0 = -a0
        shear = SIMD3(-shear.x, -shear.y, shear.z)
      case 1:
        a1 = -a1
        shear = SIMD3(-shear.x, shear.y, -shear.z)
      default:
        a2 = -a2
        shear = SIMD3(shear.x, -shear.y, -shear.z)
      }
    }
    return (a0, a1, a2)
  }

  var transform: CATransform3D {
    let (a0, a1, a2) = Self.axes(rotation)
    let r0 = a0 * scale.x
    let r1 = (a0 * shear.x + a1) * scale.y
    let r2 = (a0 * shear.y + a1 * shear.z + a2) * scale.z
    var rows: CATransform3D.Rows = (SIMD4(r0, 0), SIMD4(r1, 0), SIMD4(r2, 0), SIMD4(translation, 1))
    if perspective != SIMD4(0, 0, 0, 1) {
      let p = perspective
      rows = (
        SIMD4(r0, (rows.0 * p).sum()), SIMD4(r1, (rows.1 * p).sum()), SIMD4(r2, (rows.2 * p).sum()),
        SIMD4(translation, (rows.3 * p).sum())
      )
    }
    return CATransform3D(rows: rows)
  }

  /// These parts are at fraction 0; the rotation takes the shorter direction.
  func mixed(with other: Self, at fraction: Double) -> Self {
    var result = Self()
    result.translation = translation + (other.translation - translation) * fraction
    result.scale = scale + (other.scale - scale) * fraction
    result.shear = shear + (other.shear - shear) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    result.rotation = Self.slerp(rotation, other.rotation, fraction)
    return result
  }
}

extension TransformParts {
  typealias Axes = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The rotation as angles about x, then y, then z, in radians.
  var angles: SIMD3<Double> {
    get {
      let (a0, a1, a2) = Self.axes(rotation)
      return SIMD3(atan2(a1.z, a2.z), asin(min(1, max(-1, -a0.z))), atan2(a0.y, a0.x))
    }
    set {
      let half = newValue * 0.5
      let x = SIMD4(sin(half.x), 0, 0, cos(half.x))
      let y = SIMD4(0, sin(half.y), 0, cos(half.y))
      let z = SIMD4(0, 0, sin(half.z), cos(half.z))
      rotation = Self.multiply(Self.multiply(z, y), x)
    }
  }

  /// 1 for equal rotations, 0 for half a turn apart.
  static func likeness(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double { abs((a * b).sum()) }

  private static func narrow(_ v: SIMD4<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, v.z) }

  private static func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// `b` is applied first.
  private static func multiply(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The rotation of three orthonormal rows, from the largest of its four parts so that nothing cancels.
  private static func quaternion(_ axes: Axes) -> SIMD4<Double> {
    let (a, b, c) = axes
    let trace = a.x + b.y + c.z
    let largest = max(trace, a.x, b.y, c.z)
    var q: SIMD4<Double>
    if largest == trace {
      q = SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, 1 + trace)
    } else if largest == a.x {
      q = SIMD4(1 + a.x - b.y - c.z, a.y + b.x, a.z + c.x, b.z - c.y)
    } else if largest == b.y {
      q = SIMD4(a.y + b.x, 1 - a.x + b.y - c.z, b.z + c.y, c.x - a.z)
    } else {
      q = SIMD4(a.z + c.x, b.z + c.y, 1 - a.x - b.y + c.z, a.y - b.x)
    }
    q /= (q * q).sum().squareRoot()
    return q
  }

  private static func axes(_ q: SIMD4<Double>) -> Axes {
    (
      SIMD3(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w)),
      SIMD3(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w)),
      SIMD3(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    )
  }

  /// The point at `fraction` of the great circle from `a` to `b`; nearly equal rotations are mixed linearly.
  private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
    let cosine = (a * b).sum()
    let b = cosine < 0 ? -b : b
    let angle = acos(min(1, abs(cosine)))
    guard angle > 1e-6 else {
      let q = a + (b - a) * fraction
      return q / (q * q).sum().squareRoot()
    }
    return (a * sin((1 - fraction) * angle) + b * sin(fraction * angle)) / sin(angle)
  }
}
