public import UIKit

public struct PhotoViewerParameters: TransitionParameters {
  /// How long a picture flies from its thumbnail to the viewer or back, in seconds.
  public var duration: TimeInterval = 0.4
  /// How far a drag moves until the backdrop is transparent, in points.
  public var dragDistance: CGFloat = 200
  public var drag = DragParameters()
  /// The damping ratio with which a picture springs back after a short drag; above 0, and 1 does not oscillate.
  public var springDamping: CGFloat = 0.8
  /// Whether a drag up closes the viewer too; then the distance in any direction counts.
  public var dragsUp = false
  /// The scale of the picture after the whole drag.
  public var dragScale: CGFloat = 1
  /// The opacity of the backdrop after the whole drag, 0...1.
  public var dragBackdrop: CGFloat = 0
  /// What times the picture; with the curve, it still springs back after a short drag.
  public var pace = Pace.curve
  /// The period of the spring that times the picture, in seconds; above 0.
  public var springResponse: TimeInterval = 0.3
  /// The scale of a fading picture whose thumbnail is not visible.
  public var vanishingScale: CGFloat = 0.5

  public enum Pace: String, CaseIterable, Sendable { case curve, spring }

  /// Creates the published parameters.
  public init() {
    drag.rule = .distanceOrVelocity
    drag.distanceThreshold = 0.3
  }

  /// Signal's viewer: a drag of 88 points up or down closes it, but nothing less; a critically damped spring with the
  /// finger's velocity moves the picture.
  public static var signal: Self {
    var parameters = Self()
    parameters.duration = 0.25
    parameters.dragDistance = 88
    parameters.drag.rule = .projection
    parameters.drag.projection = 0
    parameters.drag.distanceThreshold = 1
    parameters.drag.includesThreshold = true
    parameters.springDamping = 1
    parameters.dragsUp = true
    parameters.dragScale = 0.8
    parameters.dragBackdrop = 0.4
    parameters.pace = .spring
    return parameters
  }
}
