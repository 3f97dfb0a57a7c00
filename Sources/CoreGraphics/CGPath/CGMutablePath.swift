/// A path that can be changed.
///
/// Without a current point (in an empty path, before the first move) lines, curves and closing have no effect. An
/// element with a coordinate that is not finite is ignored.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(CGPathOutline())
  }

  override package init(_ outline: CGPathOutline) {
    super.init(outline)
  }
}
