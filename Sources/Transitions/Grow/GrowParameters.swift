public import UIKit

public struct GrowParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.35
  /// The corner radius of the screen while it is small, in points.
  public var cornerRadius: CGFloat = 0
  public var shadow = ShadowParameters.soft
  public var dimming = DimmingParameters.none
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.placement = .above
    drag.region = .edge
  }
}
