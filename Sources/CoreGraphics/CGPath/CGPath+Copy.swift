/// Copies of the current path, which later changes to a mutable path do not affect.
extension CGPath {
  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(outline) }

  /// Returns an immutable copy whose bounding box is known, for a path that is drawn again and again.
  package func measured() -> CGPath { CGPath(outline, bounds: boundingBoxOfPath) }

  /// Returns a transformed immutable copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// Returns a transformed mutable copy.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }
}
