import Motion

/// A value that two touches move, in proportion to a number of points.
struct PairTrack {
  /// The value at 0 points.
  private(set) var base: Double
  var valuePerPoint: Double
  /// Moved since, in points.
  private(set) var points = 0.0
  private var tracker = VelocityTracker()
  private var lastTime: Double
  /// A client set the value since the last event; its velocity is 0 until the next one.
  private var isSetStill = false
  /// When the gesture began, until the touches move again; nil if it is estimated from their movement.
  private var firstVelocity: Double?
  /// The time between the last two movements, in seconds.
  private var stepTime = 0.0

  init(base: Double, valuePerPoint: Double, at time: Double) {
    (self.base, self.valuePerPoint, lastTime) = (base, valuePerPoint, time)
    tracker.add(0, at: time)
  }

  var value: Double { base + points * valuePerPoint }

  /// The velocity of the value, per second.
  var velocity: Double { isSetStill ? 0 : firstVelocity ?? tracker.velocity(at: lastTime).x * valuePerPoint }

  /// A movement of `step` points; `time` is of the host's clock.
  mutating func follow(_ step: Double, at time: Double) {
    stepTime = max(0, time - lastTime)
    lastTime = max(lastTime, time)
    (isSetStill, firstVelocity) = (false, nil)
    points += step
    traveled += step
    // A release at the last position adds no movement: it only says that time passed.
    if step != 0 { tracker.add(traveled, at: lastTime) }
  }
  private var traveled = 0.0

  /// Counts from `base` at the present positions.
  mutating func restart(at base: Double, valuePerPoint: Double) {
    (self.base, self.valuePerPoint, points, isSetStill) = (base, valuePerPoint, 0, true)
  }

  /// Starting `hysteresis` points after the first positions.
  mutating func begin(at base: Double, past hysteresis: Double) {
    self.base = base
    points -= points < 0 ? -hysteresis : hysteresis
  }

  /// The change from `base` over the last step, until the touches move again.
  mutating func measureFirstVelocity() { firstVelocity = stepTime > 0 ? (value - base) / stepTime : nil }
}
