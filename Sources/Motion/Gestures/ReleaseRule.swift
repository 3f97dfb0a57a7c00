/// A rule that decides at release whether a transition finishes or is cancelled.
///
/// Progress is 0 at the start of the transition and 1 at its end; velocities are positive towards the end. Unless a
/// case says otherwise, a transition finishes when a value is *over* a limit: exactly at the limit it is cancelled.
public enum ReleaseRule: Hashable, Sendable {
  /// Finishes when the progress is over the threshold.
  case distance(threshold: Double)
  /// Finishes when the progress is over the threshold or the velocity is over its limit.
  case distanceOrVelocity(threshold: Double, velocity: VelocityLimit)
  /// When the speed reaches its limit, finishes if the velocity is towards the end; below the limit, finishes if the
  /// progress is over the threshold.
  case fling(speed: VelocityLimit, threshold: Double)
  /// Finishes when the progress after some more seconds at the same velocity is over the threshold.
  case leading(seconds: Double, threshold: Double)
  /// Finishes when the progress at which the motion would come to rest by itself is over the threshold.
  case projection(Projection, threshold: Double)

  /// The name of the rule.
  public var name: String {
    switch self {
    case .distance: "distance"
    case .distanceOrVelocity: "distance or velocity"
    case .fling: "fling"
    case .leading: "leading"
    case .projection: "projection"
    }
  }
}

extension ReleaseRule {
  /// Half the distance.
  public static let half = Self.distance(threshold: 0.5)
  /// Half the distance or 1000 points per second, as in many UIKit tutorials.
  public static let halfOrFlick = Self.distanceOrVelocity(threshold: 0.5, velocity: .pointsPerSecond(1_000))
  /// Flutter's back gesture: from one width per second on the direction decides, otherwise half the distance.
  public static let flutter = Self.fling(speed: .progressPerSecond(1), threshold: 0.5)
  /// React Navigation's back gesture: half the distance, 0.3 seconds ahead.
  public static let reactNavigation = Self.leading(seconds: 0.3, threshold: 0.5)
  /// Half the distance, at the point where a scroll view's deceleration would come to rest.
  public static let projected = Self.projection(.normal, threshold: 0.5)
}
