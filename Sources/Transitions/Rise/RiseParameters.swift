public import UIKit

public struct RiseParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.5
  public var hasParallax = true
  /// How far the old screen moves, in screen heights.
  public var parallax: CGFloat = 1
  public var shadow = ShadowParameters.none
  public var dimming = DimmingParameters.none
  /// The distance of a drag for a whole transition, in points.
  public var dragDistance: CGFloat = 200
  /// The least progress that a finger sets.
  public var leastProgress: CGFloat = 0.01
  /// The greatest progress that a finger sets.
  public var greatestProgress: CGFloat = 0.99
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {}
}
