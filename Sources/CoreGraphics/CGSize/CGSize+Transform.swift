public import Foundation

extension CGSize {
  /// A size is a displacement, so the translation has no effect.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  public var debugDescription: String { "(\(width), \(height))" }
}
