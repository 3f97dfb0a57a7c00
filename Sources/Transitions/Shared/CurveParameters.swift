public import UIKit

/// A cubic Bézier curve from (0, 0) to (1, 1); `x1` and `x2` are times, 0...1, and `y1` and `y2` are progress.
public struct CurveParameters {
  public var x1: CGFloat
  public var y1: CGFloat
  public var x2: CGFloat
  public var y2: CGFloat

  /// The default is ease-in-out.
  public init(x1: CGFloat = 0.42, y1: CGFloat = 0, x2: CGFloat = 0.58, y2: CGFloat = 1) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }
}
