public import UIKit

/// The parameters of the corner rotation: how the upper screen rotates, and when a drag pops.
public struct CornerRotationParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.6
  /// The rotation of the upper screen when it is away, in degrees clockwise, -180...180.
  public var angle: CGFloat = -90
  /// The shadow of the upper screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the lower screen; off in the published parameters.
  public var dimming = DimmingParameters.none
  /// When a drag begins and when it pops.
  public var drag = EdgePop.publishedParameters

  /// Creates the published parameters.
  public init() {}
}
