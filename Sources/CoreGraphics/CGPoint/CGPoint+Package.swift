// Not Apple's: points as vectors, for arithmetic.

package import Foundation

extension CGPoint {
  package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  package init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}
