public import Foundation

extension CGPoint {
  /// The point's image under a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  /// The two coordinates in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}
