public import UIKit

public struct SinkParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.3
  /// The scale of the screen beneath when it is covered.
  public var scale: CGFloat = 0.95
  /// The corner radius of the screen beneath when it is covered, in points.
  public var cornerRadius: CGFloat = 0
  /// On the left of the upper screen.
  public var shadow = ShadowParameters()
  /// A view between the screens.
  public var dimming = DimmingParameters()
  /// How far the screen beneath moves to the left.
  public var parallax = ParallaxParameters()
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
