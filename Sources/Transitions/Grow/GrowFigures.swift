public import UIKit

/// The figures of a growing screen: how long it grows, and when a drag pops it.
public struct GrowFigures: ShadedTransitionFigures {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.35
  /// The corner radius of the growing screen while it is small, in points; the published screen has square corners.
  public var cornerRadius: CGFloat = 0
  /// The shadow of the growing screen; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the screen beneath; off in the published figures.
  public var dimming = DimmingFigures.none
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// Creates the published figures.
  public init() {
    dimming.placement = .above
    drag.region = .edge
  }
}
