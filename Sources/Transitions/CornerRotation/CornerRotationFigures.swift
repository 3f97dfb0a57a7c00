public import UIKit

/// The figures of the corner rotation: how the upper screen rotates, and when a drag pops.
public struct CornerRotationFigures: ShadedTransitionFigures {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.6
  /// The rotation of the upper screen when it is away, in degrees clockwise, -180...180.
  public var angle: CGFloat = -90
  /// The shadow of the upper screen; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the lower screen; off in the published figures.
  public var dimming = DimmingFigures.none
  /// When a drag begins and when it pops.
  public var drag = EdgePop.publishedFigures

  /// Creates the published figures.
  public init() {}
}
