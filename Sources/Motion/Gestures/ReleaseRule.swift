/// What decides at release whether a transition finishes or is cancelled.
///
/// Progress is 0 at the start of the transition and 1 at its end; velocities are positive towards the end. Unless
/// stated otherwise, to finish means to be *over* a limit: exactly at it the transition is cancelled.
public enum ReleaseRule: Hashable, Sendable {
  /// Finishes when progress is over the threshold.
  case distance(threshold: Double)
  /// Finishes when progress is over the threshold or the velocity over a limit in points per second.
  case distanceOrVelocity(threshold: Double, pointsPerSecond: Double)
  /// From a fling's speed on (that speed included, in progress per second) the velocity's direction decides, below it
  /// whether progress is over the threshold.
  case fling(progressPerSecond: Double, threshold: Double)
  /// Finishes when progress plus some seconds' worth of the velocity is over the threshold.
  case leading(seconds: Double, threshold: Double)
  /// Finishes when the progress at which the motion would come to stand by itself is over the threshold.
  case projection(Projection, threshold: Double)

  /// The name the rule goes by.
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
  /// Half the way.
  public static let half = Self.distance(threshold: 0.5)
  /// Half the way, or 1000 points per second: what many a UIKit tutorial has.
  public static let halfOrFlick = Self.distanceOrVelocity(threshold: 0.5, pointsPerSecond: 1_000)
  /// Flutter's back gesture: the direction from one width per second on, else half the way.
  public static let flutter = Self.fling(progressPerSecond: 1, threshold: 0.5)
  /// React Navigation's back gesture: half the way, three tenths of a second ahead.
  public static let reactNavigation = Self.leading(seconds: 0.3, threshold: 0.5)
  /// Half the way, where a scroll view's deceleration would take it.
  public static let projected = Self.projection(.normal, threshold: 0.5)
}
