import Foundation

/// The relative position of two touches, in the window.
struct TouchPair {
  /// The distance between them, in points; at least 1, so that it can be a divisor.
  let distance: Double
  /// The direction from the first to the second, in radians, clockwise from the right.
  let angle: Double

  /// Creates the pair of the first two of `touches`; nil if there are fewer.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let across = SIMD2(touches[1].position.x - touches[0].position.x, touches[1].position.y - touches[0].position.y)
    distance = max(1, hypot(across.x, across.y))
    angle = atan2(across.y, across.x)
  }

  /// Returns a pair in the same direction that is farther apart by a number of points.
  func moved(by points: Double) -> TouchPair { TouchPair(distance: max(1, distance + points), angle: angle) }

  private init(distance: Double, angle: Double) { (self.distance, self.angle) = (distance, angle) }
}
