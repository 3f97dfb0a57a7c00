public import UIKit

public struct PushDownParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.4
  public var shadow = ShadowParameters.none
  public var dimming = DimmingParameters()
  public var drag = DragParameters()
  /// The progress per second after the release; above 0.
  public var completionRate: CGFloat = 1.5
  /// Whether the system's edge swipe also pops marked screens, with the system's animation.
  public var hasSystemEdgeSwipe = true

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.distanceThreshold = 0.4
  }
}
