import Foundation

extension CGAffineTransform {
  /// Creates the transform that scales, then shears, then rotates, then translates.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(1, 0, components.horizontalShear, 1, 0, 0)
    self =
      scale
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The scale, shear, rotation and translation that make up the transform.
  ///
  /// The rotation is in −π…π. For a mirroring transform, the x factor is negative if `a` is negative, and the y factor
  /// otherwise, so that a plain scale comes back unchanged. The shear of a singular transform with parallel rows is
  /// lost.
  public func decomposed() -> CGAffineTransformComponents {
    // With u = (cos, sin) and v = (−sin, cos) of the rotation the rows are
    // (a, b) = sx·u and (c, d) = sy·(shear·u + v).
    let translation = CGVector(dx: tx, dy: ty)
    let length = hypot(a, b)
    guard length > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)),
        rotation: c == 0 && d == 0 ? 0 : atan2(-c, d),
        translation: translation
      )
    }
    let sx = determinant < 0 && a < 0 ? -length : length
    let u = CGVector(dx: a / sx, dy: b / sx)
    let sy = d * u.dx - c * u.dy
    return CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy),
      horizontalShear: sy == 0 ? 0 : (c * u.dx + d * u.dy) / sy,
      rotation: atan2(u.dy, u.dx),
      translation: translation
    )
  }
}
