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
    case .projection:
      .leading(seconds: projection.native, threshold: threshold, includesThreshold: includesThreshold)
    }
  }

  /// Returns the parameters of a drag that begins at a distance from the edge.
  func beginning(_ distanceFromEdge: CGFloat) -> Self {
    guard edgeDiffers, region == .anywhere, distanceFromEdge < edgeWidth else { return self }
    var parameters = self
    (parameters.slop, parameters.distanceThreshold) = (edgeSlop, edgeThreshold)
    return parameters
  }

  private var velocityLimit: VelocityLimit {
    switch velocityUnit {
    case .points: .pointsPerSecond(velocityThreshold.native)
    case .lengths: .progressPerSecond(velocityThreshold.native)
    }
  }
}
