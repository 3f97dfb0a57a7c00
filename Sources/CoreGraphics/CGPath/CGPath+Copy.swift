/// Copies: of the path as it is now, which later changes to a mutable path do not reach.
extension CGPath {
  /// A copy that never changes.
  public func copy() -> CGPath? { CGPath(outline) }

  /// A copy that never changes, transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline.applying(transform?.pointee ?? .identity))
  }

  /// A copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }

  /// A copy that can be changed, transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline.applying(transform?.pointee ?? .identity))
  }
}
