public import UIKit

/// The figures of the push from above: how the screens move, and when a drag pops.
public struct PushDownFigures: ShadedTransitionFigures {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the upper screen; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the screen beneath; off in the published figures.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()
  /// The progress that is made in a second after the release; above 0.
  public var completionRate: CGFloat = 1.5
  /// Whether the system's swipe from the edge pops marked screens too, with the system's animation.
  public var hasSystemEdgeSwipe = true

  /// Creates the published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.distanceThreshold = 0.4
  }
}
