public import UIKit

/// The parameters of the photo viewer: how a picture grows and shrinks, and when a drag closes it.
public struct PhotoViewerParameters: TransitionParameters {
  /// The time that a picture takes from its thumbnail to the viewer or back, in seconds.
  public var duration: TimeInterval = 0.4
  /// The distance of a drag after which the backdrop is transparent, in points.
  public var dragDistance: CGFloat = 200
  /// When a drag begins and when it closes.
  public var drag = DragParameters()
  /// The damping ratio with which a picture springs back after a short drag: 1 without oscillation; above 0.
  public var springDamping: CGFloat = 0.8
  /// The scale to which a picture shrinks while it fades, if its thumbnail is not visible.
  public var vanishingScale: CGFloat = 0.5

  /// Creates the published parameters.
  public init() {
    drag.rule = .distanceOrVelocity
    drag.distanceThreshold = 0.3
  }
}
