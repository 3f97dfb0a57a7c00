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
  /// The factor by which x contributes to x'.
  public var a: CGFloat

  /// The factor by which x contributes to y'.
  public var b: CGFloat

  /// The factor by which y contributes to x'.
  public var c: CGFloat

  /// The factor by which y contributes to y'.
  public var d: CGFloat

  /// The translation along x.
  public var tx: CGFloat

  /// The translation along y.
  public var ty: CGFloat

  /// The transform that leaves every point where it is.
  public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

  /// Creates the transform whose entries are all zero, which sends every point to the origin.
  ///
  /// As with Apple's this is not the identity; that is ``identity``.
  public init() {
    self.init(0, 0, 0, 0, 0, 0)
  }

  /// Creates a transform from its six entries.
  ///
  /// A `Double` converts to `CGFloat` implicitly. Apple's second initialiser, for doubles, is missing because it would
  /// make integer literals ambiguous.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six entries, without labels.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform that moves points by the given distances.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(1, 0, 0, 1, tx, ty)
  }

  /// Creates a transform that scales points about the origin.
  ///
  /// A factor of zero gives a singular transform; a negative one mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(sx, 0, 0, sy, 0, 0)
  }

  /// Creates a transform that rotates points about the origin, by an angle in radians.
  ///
  /// A positive angle turns the x axis towards the y axis: clockwise on a screen whose y points down.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  /// A Boolean value that says whether the transform is exactly the identity.
  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The six entries of the transform.
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}
