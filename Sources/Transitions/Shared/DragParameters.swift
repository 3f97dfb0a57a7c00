public import UIKit

/// When a drag begins, how a release is decided, and how the transition settles.
public struct DragParameters {
  public var region = Region.anywhere
  /// In points.
  public var edgeWidth: CGFloat = 20
  /// How far a finger moves before the drag begins, in points; values below 10, the system's own distance, count as 10.
  public var slop: CGFloat = 10
  public var rule = Rule.distance
  /// A released drag finishes beyond this progress.
  public var distanceThreshold: CGFloat = 0.5
  /// Whether a progress of exactly `distanceThreshold` is enough, too; only by `Rule.projection`.
  public var includesThreshold = false
  /// Whether a drag from anywhere that begins at the edge has its own slop and threshold.
  public var edgeDiffers = false
  /// The slop of such a drag, in points.
  public var edgeSlop: CGFloat = 10
  /// Such a drag finishes beyond this progress.
  public var edgeThreshold: CGFloat = 0.5
  /// A released drag finishes above this velocity, in `velocityUnit` per second.
  public var velocityThreshold: CGFloat = 1000
  public var velocityUnit = VelocityUnit.points
  /// How far ahead `Rule.projection` looks, in seconds.
  public var projection: CGFloat = 0.3
  public var completionCurve = UIView.AnimationCurve.easeInOut
  /// A multiple of the transition's speed from code; above 0.
  public var completionSpeed: CGFloat = 1

  public enum Region: String, CaseIterable, Sendable {
    case anywhere
    /// Only at the edge that the drag leads away from.
    case edge
  }

  public enum VelocityUnit: String, CaseIterable, Sendable {
    case points
    /// The length of a drag for a whole transition, usually the width of the screen.
    case lengths
  }

  public enum Rule: String, CaseIterable, Sendable {
    case distance
    /// Either the progress or the velocity is enough.
    case distanceOrVelocity
    /// The direction of a fast drag decides, otherwise the progress.
    case fling
    /// The progress that the drag would reach at its velocity decides.
    case projection
  }

  /// By default, half the distance decides.
  public init() {}
}

/// Returns whether releasing a drag at a progress finishes its transition.
///
/// The velocity points towards the end, in points per second; `length` is the distance of a whole transition, in points;
/// `threshold` is the progress that is enough for this drag.
public func isEnough(
  _ progress: CGFloat, velocity: CGFloat, length: CGFloat, threshold: CGFloat, parameters: DragParameters
) -> Bool {
  switch parameters.rule {
  case .distance: return progress > threshold
  case .distanceOrVelocity: return progress > threshold || velocity > velocityLimit(length, parameters: parameters)
  case .fling:
    return abs(velocity) >= velocityLimit(length, parameters: parameters)
      ? velocity > 0 : progress > threshold
  case .projection:
    return parameters.includesThreshold
      ? parameters.projection > 0
        ? progress + velocity * parameters.projection / length >= threshold : progress >= threshold
      : parameters.projection > 0
        ? progress + velocity * parameters.projection / length > threshold : progress > threshold
  }
}

/// In points per second.
private func velocityLimit(_ length: CGFloat, parameters: DragParameters) -> CGFloat {
  parameters.velocityUnit == .lengths ? parameters.velocityThreshold * length : parameters.velocityThreshold
}
