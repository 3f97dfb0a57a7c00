public import UIKit

/// The figures of the presentation from the side: how the screens move, and when a drag dismisses.
public struct SidePresentFigures {
  /// How long it takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the presented screen; none at first.
  public var shadow = ShadowFigures.none
  /// How dark the presenting screen is; not at all at first.
  public var dimming = DimmingFigures()
  /// How far the presenting screen moves, where it takes part; not at all at first.
  public var parallax = ParallaxFigures()
  /// When a drag begins and when it dismisses.
  public var drag = DragFigures()

  /// The published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    parallax.isOn = false
  }
}
