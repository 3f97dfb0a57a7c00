import Motion

/// The last movement of a touch before its pan begins, and the time that it took.
///
/// It tells the direction and speed of a slow drag, and of the first movement after a rest, which have no velocity yet.
struct PanStart {
  private struct Point {
    var position: SIMD2<Double>
    let time: Double
  }

  private var from: Point?
  private var to: Point?

  /// Adds a position, in points, at an instant in seconds; one that only trembles is ignored.
  mutating func add(_ position: SIMD2<Double>, at time: Double) {
    guard let last = to else {
      to = Point(position: position, time: time)
      return
    }
    let step = position - last.position
    guard max(abs(step.x), abs(step.y)) > VelocityTracker.stillDistance else { return }
    // Of several positions at one instant the last counts.
    if time > last.time {
      (from, to) = (last, Point(position: position, time: time))
    } else {
      to?.position = position
    }
  }

  /// The distance over the time, in points per second along each axis; zero before a movement.
  var velocity: SIMD2<Double> {
    guard let from, let to else { return .zero }
    return (to.position - from.position) / (to.time - from.time)
  }
}
