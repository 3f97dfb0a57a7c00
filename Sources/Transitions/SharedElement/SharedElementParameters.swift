public import UIKit

/// The parameters of the shared element: how long its picture travels, and when a drag pops.
public struct SharedElementParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.3
  /// The shadow of the upper screen, which fades with it; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the lower screen; off in the published parameters.
  public var dimming = DimmingParameters()
  /// When a drag begins and when it pops.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.region = .edge
  }
}
