public import UIKit

/// The figures of the back swipe: how the screens move, and when a drag pops.
public struct BackSwipeFigures {
  /// How long a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.3
  /// Whether the screen beneath moves at all.
  public var hasParallax = true
  /// By which fraction of the width the screen beneath lies to the side at first: the width over this; above 0.
  public var parallaxDivisor: CGFloat = 3.33
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
