public import UIKit

/// The figures of the back swipe: how the screens move, and when a drag pops.
public struct BackSwipeFigures {
  /// How long a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.3
  /// How far to the left the screen beneath lies at first.
  public var parallax = ParallaxFigures()
  /// The shadow of the upper screen.
  public var shadow = ShadowFigures()
  /// How dark the screen beneath is at first.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// The published figures.
  public init() {
    shadow.opacityRevealed = 0.1
    drag.rule = .distanceOrVelocity
    drag.completionCurve = .easeOut
  }
}
