public import UIKit

/// The figures of the photo viewer: how a picture grows and shrinks, and when a drag closes it.
public struct PhotoViewerFigures {
  /// How long a picture takes from its thumbnail to the whole screen or back, in seconds.
  public var duration: TimeInterval = 0.4
  /// How far a finger goes for all of the backdrop to fade, in points.
  public var dragLength: CGFloat = 200
  /// When a drag begins and when it closes.
  public var drag = DragFigures()
  /// How a picture that is let go early springs back: 1 without swinging, the less the more; above 0.
  public var springDamping: CGFloat = 0.8
  /// The scale of a picture that has faded, because there is no thumbnail to be seen.
  public var vanishingScale: CGFloat = 0.5

  /// The published figures.
  public init() {
    drag.rule = .distanceOrVelocity
    drag.distanceThreshold = 0.3
  }
}
