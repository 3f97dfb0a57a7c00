import Foundation

/// How two touches lie to each other, in the window.
struct TouchPair {
  /// How far they are apart, in points; 1 at least, so that it can be divided by.
  let distance: Double
  /// The direction from the first to the second, in radians, clockwise from the right.
  let angle: Double

  /// The first two of `touches`; nil where there are not two.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let across = SIMD2(touches[1].place.x - touches[0].place.x, touches[1].place.y - touches[0].place.y)
    distance = max(1, hypot(across.x, across.y))
    angle = atan2(across.y, across.x)
  }

  /// Two touches in the same direction that are this much farther apart, in points.
  func moved(by points: Double) -> TouchPair { TouchPair(distance: max(1, distance + points), angle: angle) }

  private init(distance: Double, angle: Double) { (self.distance, self.angle) = (distance, angle) }
}
