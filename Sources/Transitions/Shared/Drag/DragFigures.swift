public import UIKit

/// When a drag begins, when it is enough, and how the rest is played.
public struct DragFigures {
  /// Where a drag may begin.
  public var region = Region.anywhere
  /// How wide the edge is, in points.
  public var edgeWidth: CGFloat = 20
  /// What a release is decided by.
  public var rule = Rule.distance
  /// The fraction of the way past which a released drag is enough.
  public var distanceThreshold: CGFloat = 0.5
  /// The velocity past which a released drag is enough, in `velocityUnit` a second.
  public var velocityThreshold: CGFloat = 1000
  /// What `velocityThreshold` is counted in.
  public var velocityUnit = VelocityUnit.points
  /// How much of its velocity a drag is credited with, in seconds; for `Rule.projection`.
  public var projection: CGFloat = 0.3
  /// How the rest is paced when the finger lets go.
  public var completionCurve = UIView.AnimationCurve.easeInOut
  /// How many times as fast as usual the rest is played; above 0.
  public var completionSpeed: CGFloat = 1

  /// Where a drag may begin.
  public enum Region: String, CaseIterable, Sendable {
    /// At any point of the screen.
    case anywhere
    /// Only at the edge that it leads away from.
    case edge
  }

  /// What a velocity is counted in.
  public enum VelocityUnit: String, CaseIterable, Sendable {
    /// In points.
    case points
    /// In lengths of the whole way: mostly in widths of the screen.
    case lengths
  }

  /// What a release is decided by.
  public enum Rule: String, CaseIterable, Sendable {
    /// By how far it came.
    case distance
    /// By how far it came, or by how fast it goes on.
    case distanceOrVelocity
    /// By which way it goes, if that is fast, and else by how far it came.
    case fling
    /// By how far it would come at its velocity.
    case projection
  }

  /// Half the way, by distance alone.
  public init() {}

  /// Whether a drag is enough that came as far as `progress`, of a way of `length` points, at `velocity`, in points a
  /// second towards the end.
  public func isEnough(progress: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    let fastEnough = velocityUnit == .lengths ? velocityThreshold * length : velocityThreshold
    return switch rule {
    case .distance: progress > distanceThreshold
    case .distanceOrVelocity: progress > distanceThreshold || velocity > fastEnough
    case .fling: abs(velocity) >= fastEnough ? velocity > 0 : progress > distanceThreshold
    case .projection: progress + velocity * projection / max(length, 1) > distanceThreshold
    }
  }
}
