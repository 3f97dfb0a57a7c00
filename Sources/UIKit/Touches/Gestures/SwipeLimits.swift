/// The limits of a swipe that has taken some time: the longer it takes, the shorter it may be and the straighter it must be.
struct SwipeLimits {
  /// The distance that each touch must go in the direction of the swipe, in points.
  let leastDistance: Double
  /// The distance that each touch may go to either side of the direction, in points.
  let greatestDeviation: Double

  /// Creates the limits after `seconds`; nil if a swipe may not take that long.
  init?(after seconds: Double) {
    guard seconds <= GestureThresholds.swipeDuration + Self.rounding else { return nil }
    leastDistance = GestureThresholds.swipeDistance * (1 - GestureThresholds.swipeDistanceDecay * seconds)
    greatestDeviation = GestureThresholds.swipeDeviation * (1 - GestureThresholds.swipeDeviationDecay * seconds)
  }

  /// The error, in seconds, that the difference of two times may have.
  private static let rounding = 1e-6

  /// Returns whether `movement` may still become a swipe along `direction`, a unit vector: it goes neither back nor aside.
  func allows(_ movement: SIMD2<Double>, along direction: SIMD2<Double>) -> Bool {
    let aside = abs(movement.x * direction.y - movement.y * direction.x)
    return (movement * direction).sum() >= 0 && aside <= greatestDeviation
  }

  /// Returns whether `movement`, which is allowed, has gone far enough along `direction`.
  func isComplete(_ movement: SIMD2<Double>, along direction: SIMD2<Double>) -> Bool {
    (movement * direction).sum() >= leastDistance
  }
}
