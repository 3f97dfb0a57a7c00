public import UIKit

/// The figures of the presentation from the side: how the screens move, and when a drag dismisses.
public struct SidePresentFigures: ShadedTransitionFigures {
  /// The duration of a transition that no finger moves, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the presented screen; off in the published figures.
  public var shadow = ShadowFigures.none
  /// The dimming of the presenting screen; off in the published figures.
  public var dimming = DimmingFigures()
  /// How far the presenting screen moves, if the presentation style lets it move; off in the published figures.
  public var parallax = ParallaxFigures()
  /// When a drag begins and when it dismisses.
  public var drag = DragFigures()

  /// Creates the published figures.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    parallax.isOn = false
  }
}
