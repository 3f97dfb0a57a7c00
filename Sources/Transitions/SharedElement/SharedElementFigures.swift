public import UIKit

/// The figures of the shared element: how long its picture travels, and when a drag pops.
public struct SharedElementFigures: ShadedTransitionFigures {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.3
  /// The shadow of the upper screen, which fades with it; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the lower screen; off in the published figures.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// Creates the published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.region = .edge
  }
}
