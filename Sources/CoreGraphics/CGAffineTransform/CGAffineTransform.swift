public import Foundation

/// A transform of the plane that keeps parallel lines parallel: rotation, scale, shear and translation.
///
/// Points are row vectors, multiplied from the left:
///
///                           | a   b   0 |
///     [x' y' 1] = [x y 1] × | c   d   0 |
///                           | tx  ty  1 |
///
/// so in a product the left factor acts on a point first.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat

  public var b: CGFloat

  public var c: CGFloat

  public var d: CGFloat

  public var tx: CGFloat

  public var ty: CGFloat

  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// All entries are zero, as with Apple's, so this is not ``identity``.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// A `Double` converts to `CGFloat` implicitly.
  ///
  /// Apple's second initialiser, for doubles, would make integer literals ambiguous.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// A factor of zero gives a singular transform; a negative one mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// The angle is in radians.
  ///
  /// A positive one turns the x axis towards the y axis: clockwise on a screen whose y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}

extension CGAffineTransform: Codable {
  /// The order is a, b, c, d, tx, ty without keys, as in Apple's archives.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let a = try container.decode(CGFloat.self)
    let b = try container.decode(CGFloat.self)
    let c = try container.decode(CGFloat.self)
    let d = try container.decode(CGFloat.self)
    let tx = try container.decode(CGFloat.self)
    let ty = try container.decode(CGFloat.self)
    self.init(a, b, c, d, tx, ty)
  }

  /// The order is that of `init(from:)`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] {
      try container.encode(entry)
    }
  }
}

// Not Apple's: properties of a transform that the other layers of this package need.

extension CGAffineTransform {
  /// The factor by which areas grow, negative when the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform has an inverse: its determinant is neither zero nor infinite nor NaN.
  package var isInvertible: Bool {
    let determinant = self.determinant
    return determinant != 0 && determinant.isFinite
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Returns a transformed point; points are given as vectors of their coordinates.
  package func apply(to point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      Double(a) * point.x + Double(c) * point.y + Double(tx),
      Double(b) * point.x + Double(d) * point.y + Double(ty)
    )
  }
}

extension CGAffineTransform {
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

  /// The rotation is in −π…π.
  ///
  /// For a mirroring transform, the x factor is negative if `a` is negative, and the y factor otherwise, so that a
  /// plain scale comes back unchanged. The shear of a singular transform with parallel rows is lost.
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

extension CGAffineTransform {
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * t2.a + b * t2.c,
      a * t2.b + b * t2.d,
      c * t2.a + d * t2.c,
      c * t2.b + d * t2.d,
      tx * t2.a + ty * t2.c + t2.tx,
      tx * t2.b + ty * t2.d + t2.ty
    )
  }

  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Without an inverse (the determinant is zero or not finite) the transform is returned unchanged.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let determinant = self.determinant
    return CGAffineTransform(
      d / determinant,
      -b / determinant,
      -c / determinant,
      a / determinant,
      (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant
    )
  }
}

/// The parts of an affine transform: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// These act first; a negative one mirrors.
  public var scale: CGSize

  /// The distance that x moves per unit of y, after the scale.
  public var horizontalShear: CGFloat

  /// In radians, after the shear.
  public var rotation: CGFloat

  /// This acts last.
  public var translation: CGVector

  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize = .init(width: 1, height: 1),
    horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}
