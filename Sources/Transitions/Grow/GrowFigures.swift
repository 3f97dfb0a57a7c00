public import UIKit

/// The figures of the screen that grows: how long it does, and when a drag pops it.
public struct GrowFigures {
  /// How long a push or a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.35
  /// The shadow of the screen that grows; none at first.
  public var shadow = ShadowFigures.none
  /// How dark the screen beneath is; not at all at first.
  public var dimming = DimmingFigures.none
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// The published figures.
  public init() {
    dimming.placement = .above
    drag.region = .edge
  }
}
