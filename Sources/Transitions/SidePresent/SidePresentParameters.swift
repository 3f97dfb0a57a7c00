public import UIKit

public struct SidePresentParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.4
  public var shadow = ShadowParameters.soft
  public var dimming = DimmingParameters()
  /// Works only if the presentation style lets the presenting screen move.
  public var parallax = ParallaxParameters()
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    parallax.isOn = false
  }
}
