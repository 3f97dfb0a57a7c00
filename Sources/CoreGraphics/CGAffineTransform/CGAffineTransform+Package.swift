// Not Apple's: properties of a transform that the other layers of this package need.

package import Foundation

extension CGAffineTransform {
  /// The factor by which areas grow, negative when the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform has an inverse: its determinant is neither zero nor infinite nor NaN.
  package var isInvertible: Bool {
    let determinant = self.determinant
    return determinant != 0 && determinant.isFinite
  }

  /// Whether all six entries are finite numbers.
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
