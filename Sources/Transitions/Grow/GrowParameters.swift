public import UIKit

/// The parameters of a growing screen: how long it grows, and when a drag pops it.
public struct GrowParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.35
  /// The corner radius of the growing screen while it is small, in points; the published screen has square corners.
  public var cornerRadius: CGFloat = 0
  /// The shadow of the growing screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the screen beneath; off in the published parameters.
  public var dimming = DimmingParameters.none
  /// When a drag begins and when it pops.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.placement = .above
    drag.region = .edge
  }
}
