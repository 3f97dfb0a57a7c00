public import UIKit

/// The timing of a transition as a cubic Bézier curve from (0, 0) to (1, 1).
public struct CurveParameters {
  /// The time of the first control point, 0...1.
  public var x1: CGFloat
  /// The progress of the first control point.
  public var y1: CGFloat
  /// The time of the second control point, 0...1.
  public var x2: CGFloat
  /// The progress of the second control point.
  public var y2: CGFloat

  /// Creates a curve with two control points; by default ease-in-out.
  public init(x1: CGFloat = 0.42, y1: CGFloat = 0, x2: CGFloat = 0.58, y2: CGFloat = 1) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }
}
