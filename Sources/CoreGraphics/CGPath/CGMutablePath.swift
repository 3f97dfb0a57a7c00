/// A path that can be added to.
///
/// Without a current point (in an empty path, before the first move) lines, curves and closing do nothing; an
/// element with a coordinate that is not finite is left out.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(CGPathOutline())
  }

  override package init(_ outline: CGPathOutline) {
    super.init(outline)
  }
}
