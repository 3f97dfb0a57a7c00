public import UIKit

public struct PhotoViewerParameters: TransitionParameters {
  /// How long a picture flies from its thumbnail to the viewer or back, in seconds.
  public var duration: TimeInterval = 0.4
  /// How far a drag moves until the backdrop is transparent, in points.
  public var dragDistance: CGFloat = 200
  public var drag = DragParameters()
  /// The damping ratio with which a picture springs back after a short drag; above 0, and 1 does not oscillate.
  public var springDamping: CGFloat = 0.8
  /// The scale of a fading picture whose thumbnail is not visible.
  public var vanishingScale: CGFloat = 0.5

  /// Creates the published parameters.
  public init() {
    drag.rule = .distanceOrVelocity
    drag.distanceThreshold = 0.3
  }
}
