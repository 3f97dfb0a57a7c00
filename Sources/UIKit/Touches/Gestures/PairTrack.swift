import Motion

/// A figure that two touches move: a number of points they went, and what it makes of a value.
struct PairTrack {
  /// The value where the points are 0.
  private(set) var base: Double
  /// What a point adds to it.
  var valuePerPoint: Double
  /// How far the touches went since, in points.
  private(set) var points = 0.0
  private var tracker = VelocityTracker()
  private var lastTime: Double
  /// Whether a client set the value since the last event, before which it counts as standing.
  private var isSetStill = false

  init(base: Double, valuePerPoint: Double, at time: Double) {
    (self.base, self.valuePerPoint, lastTime) = (base, valuePerPoint, time)
    tracker.add(0, at: time)
  }

  var value: Double { base + points * valuePerPoint }

  /// The change of the value in a second.
  var velocity: Double { isSetStill ? 0 : tracker.velocity(at: lastTime).x * valuePerPoint }

  /// Takes up that the touches went so far, at `time`, in seconds of the host's clock.
  mutating func follow(_ step: Double, at time: Double) {
    lastTime = max(lastTime, time)
    isSetStill = false
    points += step
    traveled += step
    // A release where the touches were last seen says nothing but that time passed.
    if step != 0 { tracker.add(traveled, at: lastTime) }
  }
  private var traveled = 0.0

  /// Counts from `base` on, where the touches are, a point adding so much.
  mutating func restart(at base: Double, valuePerPoint: Double) {
    (self.base, self.valuePerPoint, points, isSetStill) = (base, valuePerPoint, 0, true)
  }

  /// Counts from `base` on, from `slop` points after where the touches were at first.
  mutating func begin(at base: Double, past slop: Double) {
    self.base = base
    points -= points < 0 ? -slop : slop
  }
}
