public import UIKit

public struct CornerRotationParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.6
  /// How far the upper screen is rotated when it is away, in degrees clockwise, -180...180.
  public var angle: CGFloat = -90
  public var shadow = ShadowParameters.none
  public var dimming = DimmingParameters.none
  public var drag = EdgePop.publishedParameters

  /// Creates the published parameters.
  public init() {}
}
