public import UIKit

/// When a drag begins, when it is enough to finish a transition, and how the transition settles.
public struct DragParameters {
  /// Where a drag may begin.
  public var region = Region.anywhere
  /// The width of the edge, in points.
  public var edgeWidth: CGFloat = 20
  /// The distance that a finger moves before the drag begins, in points; below 10, the system's own distance, it counts as
  /// 10.
  public var slop: CGFloat = 10
  /// The rule that decides at release.
  public var rule = Rule.distance
  /// The progress past which a released drag is enough.
  public var distanceThreshold: CGFloat = 0.5
  /// Whether a progress of exactly `distanceThreshold` is enough, too; only by `Rule.projection`.
  public var includesThreshold = false
  /// Whether a drag from anywhere that begins at the edge has a slop and a threshold of its own.
  public var edgeDiffers = false
  /// The slop of such a drag, in points.
  public var edgeSlop: CGFloat = 10
  /// The progress past which such a drag is enough.
  public var edgeThreshold: CGFloat = 0.5
  /// The velocity past which a released drag is enough, in `velocityUnit` a second.
  public var velocityThreshold: CGFloat = 1000
  /// The unit of `velocityThreshold`.
  public var velocityUnit = VelocityUnit.points
  /// The time over which `Rule.projection` extrapolates the velocity, in seconds.
  public var projection: CGFloat = 0.3
  /// The curve of the settling.
  public var completionCurve = UIView.AnimationCurve.easeInOut
  /// The speed of the settling, as a multiple of the transition's speed from code; above 0.
  public var completionSpeed: CGFloat = 1

  /// Where a drag may begin.
  public enum Region: String, CaseIterable, Sendable {
    /// At any point of the screen.
    case anywhere
    /// Only at the edge that the drag leads away from.
    case edge
  }

  /// The unit of a velocity.
  public enum VelocityUnit: String, CaseIterable, Sendable {
    /// Points.
    case points
    /// Distances of a whole transition, in most cases widths of the screen.
    case lengths
  }

  /// The rule that decides at release.
  public enum Rule: String, CaseIterable, Sendable {
    /// The progress decides.
    case distance
    /// The progress or the velocity decides: one of them is enough.
    case distanceOrVelocity
    /// The direction of a fast drag decides; otherwise the progress.
    case fling
    /// The progress that the drag would reach at its velocity decides.
    case projection
  }

  /// Creates parameters by which half the distance decides.
  public init() {}
}

/// Returns whether a drag that is released at a progress is enough to finish its transition.
///
/// The `velocity` is that towards the end, in points a second; `length` is the distance of a drag for a whole transition,
/// in points; `threshold` is the progress past which a drag from there is enough.
public func isEnough(
  _ progress: CGFloat, velocity: CGFloat, length: CGFloat, threshold: CGFloat, parameters: DragParameters
) -> Bool {
  let limit: CGFloat =
    parameters.velocityUnit == .lengths ? parameters.velocityThreshold * length : parameters.velocityThreshold
  switch parameters.rule {
  case .distance: return progress > threshold
  case .distanceOrVelocity: return progress > threshold || velocity > limit
  case .fling: return abs(velocity) >= limit ? velocity > 0 : progress > threshold
  case .projection:
    return parameters.includesThreshold
      ? progress + velocity * parameters.projection / length >= threshold
      : progress + velocity * parameters.projection / length > threshold
  }
}
