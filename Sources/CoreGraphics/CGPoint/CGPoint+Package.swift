// Not Apple's: points as vectors, for arithmetic.

package import Foundation

extension CGPoint {
  /// The coordinates of the point as a vector.
  package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  /// Creates a point from the vector of its coordinates.
  package init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
