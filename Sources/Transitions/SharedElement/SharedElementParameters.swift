public import UIKit

public struct SharedElementParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.3
  /// The shadow fades with the upper screen.
  public var shadow = ShadowParameters.none
  public var dimming = DimmingParameters()
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.region = .edge
  }
}
