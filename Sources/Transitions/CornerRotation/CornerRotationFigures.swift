public import UIKit

/// The figures of the corner rotation: how the upper screen turns, and when a drag pops.
public struct CornerRotationFigures {
  /// How long it takes when no finger drives it, in seconds.
  public var duration: TimeInterval = 0.6
  /// How far the upper screen is turned when it is not there, in degrees, clockwise; between -180 and 180.
  public var angle: CGFloat = -90
  /// The shadow of the upper screen; published without.
  public var shadow = ShadowFigures.none
  /// How dark the lower screen becomes; published without.
  public var dimming = DimmingFigures.none
  /// When a drag begins and when it pops.
  public var drag = EdgePop.publishedFigures

  /// The published figures.
  public init() {}
}
