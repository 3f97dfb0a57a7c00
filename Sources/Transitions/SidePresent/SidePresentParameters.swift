public import UIKit

/// The parameters of the presentation from the side: how the screens move, and when a drag dismisses.
public struct SidePresentParameters: ShadedTransitionParameters {
  /// The duration of a transition that no finger moves, in seconds.
  public var duration: TimeInterval = 0.4
  /// The shadow of the presented screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the presenting screen; off in the published parameters.
  public var dimming = DimmingParameters()
  /// How far the presenting screen moves, if the presentation style lets it move; off in the published parameters.
  public var parallax = ParallaxParameters()
  /// When a drag begins and when it dismisses.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    dimming.isOn = false
    dimming.placement = .above
    parallax.isOn = false
  }
}
