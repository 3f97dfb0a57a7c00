public import UIKit

/// The parameters of the sinking navigation: how the screens move, and when a drag pops.
public struct SinkParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.3
  /// The scale of the screen beneath when it is covered.
  public var scale: CGFloat = 0.95
  /// The corner radius of the screen beneath when it is covered, in points; the published screens have square corners.
  public var cornerRadius: CGFloat = 0
  /// The shadow of the upper screen, on its left.
  public var shadow = ShadowParameters()
  /// The black view between the screens.
  public var dimming = DimmingParameters()
  /// How far to the left the screen beneath moves; off in the published parameters.
  public var parallax = ParallaxParameters()
  /// When a drag begins and when it pops.
  public var drag = DragParameters()

  /// Creates the published parameters.
  public init() {
    shadow.color = UIColor.black.withAlphaComponent(0.3)
    shadow.radius = 3
    shadow.offset = CGSize(width: -3, height: 0)
    dimming.placement = .above
    dimming.strengthCovered = 0.7
    parallax.isOn = false
    drag.region = .edge
  }
}
