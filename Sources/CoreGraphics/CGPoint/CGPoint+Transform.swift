public import Foundation

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  public var debugDescription: String { "(\(x), \(y))" }
}

// Not Apple's: points as vectors, for arithmetic.

extension CGPoint {
  package var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }

  package init(_ vector: SIMD2<Double>) {
    self.init(x: vector.x, y: vector.y)
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}
