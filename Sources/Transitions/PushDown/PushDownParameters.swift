public import UIKit

/// The parameters of the push from above: how the screens move, and when a drag pops.
public struct PushDownParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the upper screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the screen beneath; off in the published parameters.
  public var dimming = DimmingParameters()
  /// When a drag begins and when it pops.
  public var drag = DragParameters()
  /// The progress that is made in a second after the release; above 0.
  public var completionRate: CGFloat = 1.5
  /// Whether the system's swipe from the edge pops marked screens too, with the system's animation.
  public var hasSystemEdgeSwipe = true

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.distanceThreshold = 0.4
  }
}
