public import UIKit

/// The parameters of the rise: how one screen pushes the other one away upwards, and when a drag finishes.
public struct RiseParameters: ShadedTransitionParameters {
  /// The duration of a transition that no finger moves, in seconds.
  public var duration: TimeInterval = 0.5
  /// Whether the old screen moves.
  public var hasParallax = true
  /// The distance that the old screen moves, in heights of the screen.
  public var parallax: CGFloat = 1
  /// The shadow of the rising screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the old screen; off in the published parameters.
  public var dimming = DimmingParameters.none
  /// The distance of a drag for a whole transition, in points.
  public var dragDistance: CGFloat = 200
  /// The least progress to which a finger moves the transition.
  public var leastProgress: CGFloat = 0.01
  /// The greatest progress to which a finger moves the transition.
  public var greatestProgress: CGFloat = 0.99
  /// When a drag begins and when it finishes.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {}
}
