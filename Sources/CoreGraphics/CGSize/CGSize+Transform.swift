public import Foundation

extension CGSize {
  /// The size's image under a transform, taken as a displacement: the translation has no part in it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether both dimensions are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  /// The two dimensions in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}
