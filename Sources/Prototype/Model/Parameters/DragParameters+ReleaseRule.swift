import CoreGraphics
import Motion
import Transitions

extension DragParameters {
  /// The rule of `Motion` that decides as the transitions' own drags do.
  var releaseRule: ReleaseRule {
    let threshold = distanceThreshold.native
    return switch rule {
    case .distance: .distance(threshold: threshold)
    case .distanceOrVelocity: .distanceOrVelocity(threshold: threshold, velocity: velocityLimit)
    case .fling: .fling(speed: velocityLimit, threshold: threshold)
    case .projection: .leading(seconds: projection.native, threshold: threshold)
    }
  }

  private var velocityLimit: VelocityLimit {
    switch velocityUnit {
    case .points: .pointsPerSecond(velocityThreshold.native)
    case .lengths: .progressPerSecond(velocityThreshold.native)
    }
  }
}
