private import Glibc
import Motion

/// Scale and shear first, then rotation, then translation; made once, when an animation is added, so that a frame costs
/// a handful of products and one sine.
struct PlanarParts: Hashable {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  /// How far y leans along x.
  var shear: Double
  /// In radians, as close as possible to that of the transform that it is animated with.
  var angle: Double

  init(translation: SIMD2<Double>, scale: SIMD2<Double>, shear: Double, angle: Double) {
    self.translation = translation
    self.scale = scale
    self.shear = shear
    self.angle = angle
  }

  /// Nil if the transform is singular; `mirror`, 0 or 1, is the axis that gets the negative scale of one that mirrors.
  init?(_ transform: CATransform3D, mirror: Int = 0) {
    var r0 = SIMD2(transform.m11.native, transform.m12.native)
    let r1 = SIMD2(transform.m21.native, transform.m22.native)
    let determinant = r0.x * r1.y - r0.y * r1.x
    let size = (r0 * r0).sum() + (r1 * r1).sum()
    guard abs(determinant) > size * 1e-12, size.isFinite else { return nil }
    var first = (r0 * r0).sum().squareRoot()
    if determinant < 0, mirror == 0 { first = -first }
    r0 /= first
    translation = SIMD2(transform.m41.native, transform.m42.native)
    // r1 = scale.y * (shear * r0 + n), n being r0 turned by a quarter.
    let second = determinant / first
    scale = SIMD2(first, second)
    shear = (r0 * r1).sum() / second
    angle = atan2(r0.y, r0.x)
  }

  /// The decompositions with the least rotation between `from` and `to`; nil if either is singular.
  static func pair(from: CATransform3D, to: CATransform3D) -> (from: Self, to: Self)? {
    var best: (from: Self, to: Self)?
    for (first, second) in [(0, 0), (1, 1), (0, 1), (1, 0)] {
      guard let a = Self(from, mirror: first), var b = Self(to, mirror: second) else { return nil }
      // Half a turn keeps its sign, which gives the direction of the rotation.
      let turn = b.angle - a.angle
      if turn > .pi {
        b.angle -= 2 * .pi
      } else if turn < -.pi {
        b.angle += 2 * .pi
      }
      if let known = best, abs(known.to.angle - known.from.angle) <= abs(b.angle - a.angle) + 1e-9 { continue }
      best = (a, b)
    }
    return best
  }

  @inline(__always)
  var transform: CATransform3D {
    let axis = SIMD2(cos(angle), sin(angle))
    let r0 = axis * scale.x
    let r1 = (axis * shear + SIMD2(-axis.y, axis.x)) * scale.y
    return CATransform3D(
      rows: (
        SIMD4(r0.x, r0.y, 0, 0), SIMD4(r1.x, r1.y, 0, 0), SIMD4(0, 0, 1, 0),
        SIMD4(translation.x, translation.y, 0, 1)
      ))
  }

  /// These parts are at fraction 0.
  @inline(__always)
  func mixed(with other: Self, at fraction: Double) -> Self {
    Self(
      translation: translation + (other.translation - translation) * fraction,
      scale: scale + (other.scale - scale) * fraction, shear: shear + (other.shear - shear) * fraction,
      angle: angle + (other.angle - angle) * fraction)
  }
}

extension PlanarParts: MotionVector {
  func adding(_ other: Self) -> Self {
    Self(
      translation: translation + other.translation, scale: scale + other.scale, shear: shear + other.shear,
      angle: angle + other.angle)
  }

  func scaled(by factor: Double) -> Self {
    Self(translation: translation * factor, scale: scale * factor, shear: shear * factor, angle: angle * factor)
  }

  /// The length of the change of translation, which paced modes measure.
  func distance(to other: Self) -> Double { (other.translation - translation).length }
}
