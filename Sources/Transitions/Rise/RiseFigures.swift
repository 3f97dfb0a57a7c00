public import UIKit

/// The figures of the rise: how one screen pushes the other one away upwards, and when a drag finishes.
public struct RiseFigures: ShadedTransitionFigures {
  /// The duration of a transition that no finger moves, in seconds.
  public var duration: TimeInterval = 0.5
  /// Whether the old screen moves.
  public var hasParallax = true
  /// The distance that the old screen moves, in heights of the screen.
  public var parallax: CGFloat = 1
  /// The shadow of the rising screen; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the old screen; off in the published figures.
  public var dimming = DimmingFigures.none
  /// The distance of a drag for a whole transition, in points.
  public var dragDistance: CGFloat = 200
  /// The least progress to which a finger moves the transition.
  public var leastProgress: CGFloat = 0.01
  /// The greatest progress to which a finger moves the transition.
  public var greatestProgress: CGFloat = 0.99
  /// When a drag begins and when it finishes.
  public var drag = DragFigures()

  /// Creates the published figures.
  public init() {}
}
