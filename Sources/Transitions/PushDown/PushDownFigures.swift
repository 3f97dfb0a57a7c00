public import UIKit

/// The figures of the push from above: how the screens move, and when a drag pops.
public struct PushDownFigures {
  /// How long a push or a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the upper screen; none at first.
  public var shadow = ShadowFigures.none
  /// How dark the screen beneath is; not at all at first.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()
  /// How much of the whole is played in a second once the finger let go; above 0.
  public var completionRate: CGFloat = 1.5
  /// Whether the system's swipe from the edge pops marked screens too, as the system does.
  public var hasSystemEdgeSwipe = true

  /// The published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.distanceThreshold = 0.4
  }
}
