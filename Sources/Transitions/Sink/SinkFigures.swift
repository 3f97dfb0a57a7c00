public import UIKit

/// The figures of the sinking navigation: how the screens move, and when a drag pops.
public struct SinkFigures {
  /// How long a push or a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.3
  /// How large the screen beneath is where it has sunk, 1 being its size.
  public var scale: CGFloat = 0.95
  /// The shadow of the upper screen: on its left.
  public var shadow = ShadowFigures()
  /// The black between the screens.
  public var dimming = DimmingFigures()
  /// How far to the left the screen beneath lies where it has sunk; not at all at first.
  public var parallax = ParallaxFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// The published figures.
  public init() {
    shadow.color = UIColor.black.withAlphaComponent(0.3)
    shadow.radius = 3
    shadow.offset = CGSize(width: -3, height: 0)
    dimming.placement = .above
    dimming.strengthCovered = 0.7
    parallax.isOn = false
    drag.region = .edge
  }

  /// The same so slow and deep that every detail is seen.
  public static var exaggerated: Self {
    var figures = Self()
    figures.scale = 0.7
    figures.duration = 1
    return figures
  }
}
