public import UIKit

/// The figures of the rise: how one screen pushes the other off upwards, and when a drag is enough.
public struct RiseFigures {
  /// How long it takes when no finger drives it, in seconds.
  public var duration: TimeInterval = 0.5
  /// Whether the old screen moves at all.
  public var hasParallax = true
  /// How far the old screen goes, in heights of the screen.
  public var parallax: CGFloat = 1
  /// The shadow of the rising screen; published without.
  public var shadow = ShadowFigures.none
  /// How dark the old screen becomes; published without.
  public var dimming = DimmingFigures.none
  /// How far a finger goes for all of the way, in points.
  public var dragLength: CGFloat = 200
  /// Between which fractions the finger moves it.
  public var dragLimits: ClosedRange<CGFloat> = 0.01...0.99
  /// When a drag begins and when it is enough.
  public var drag = DragFigures()

  /// The published figures.
  public init() {}
}
