public import UIKit

/// The figures of the shared element: how long it travels, and when a drag brings it back.
public struct SharedElementFigures {
  /// How long a push or a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.3
  /// How dark the first screen is beneath the second; not at all at first.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// The published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    drag.region = .edge
  }
}
