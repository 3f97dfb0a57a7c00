import Foundation
import Motion

/// The movement of two touches relative to each other.
///
/// The gesture begins when the touches have moved by `slop`, of which `hysteresis` does not count, goes on while one of
/// them is down, and ends when both are up. Touches beyond two are ignored.
@MainActor protocol PairRecognizer: UIGestureRecognizer {
  /// The value at the beginning of the gesture.
  static var neutral: Double { get }
  /// The value does not count the hysteresis; otherwise the first velocity is that of the touches.
  static var firstVelocityFollowsValue: Bool { get }
  /// In points.
  var slop: Double { get }
  /// The part of `slop` that does not count, in points.
  var hysteresis: Double { get }
  /// Nil before there were two touches.
  var track: PairTrack? { get set }
  /// Last positions; nil unless there are two touches.
  var pair: TouchPair? { get set }
  /// In points.
  func step(from old: TouchPair, to new: TouchPair) -> Double
  /// If the value is `base` with the touches at `pair`.
  func valuePerPoint(_ base: Double, _ pair: TouchPair) -> Double
}

extension PairRecognizer {
  var value: Double { machine == .possible ? Self.neutral : track?.value ?? Self.neutral }

  /// The value goes on from there and has no velocity until the touches move again.
  func setValue(_ newValue: Double) {
    guard newValue.isFinite, let pair else { return }
    track?.restart(at: newValue, valuePerPoint: valuePerPoint(newValue, pair))
  }

  /// Touches beyond two are ignored.
  func beginPair(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in countedTouches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    anchor(at: event.timestamp)
  }

  /// Adding or lifting a touch does not change the value.
  private func anchor(at time: Double) {
    guard pair == nil, let now = TouchPair(countedTouches) else { return }
    let base = value
    pair = now
    track = PairTrack(base: base, valuePerPoint: valuePerPoint(base, now), at: time)
  }

  func movePair(_ event: UIEvent) {
    guard let old = pair, let new = TouchPair(countedTouches) else { return }
    pair = new
    track?.follow(step(from: old, to: new), at: event.timestamp)
    if machine.isContinuing { state = .changed } else { judgePair(new) }
  }

  private func judgePair(_ pair: TouchPair) {
    guard machine == .possible, var judged = track, abs(judged.points) >= slop - rounding else { return }
    judged.begin(at: Self.neutral, past: hysteresis)
    judged.valuePerPoint = valuePerPoint(of: judged, pair)
    if Self.firstVelocityFollowsValue { judged.measureFirstVelocity() }
    track = judged
    state = .began
  }

  /// If the value is neutral at 0 points.
  private func valuePerPoint(of track: PairTrack, _ pair: TouchPair) -> Double {
    valuePerPoint(Self.neutral, pair.moved(by: -track.points))
  }

  func endPair(_ event: UIEvent) {
    let moved = pair.flatMap { old in TouchPair(tracked).map { step(from: old, to: $0) } } ?? 0
    track?.follow(moved, at: event.timestamp)
    if countedTouches.count < 2 { pair = nil }
    guard countedTouches.isEmpty else { return }
    state = machine.isContinuing ? .ended : .failed
  }

  func forgetPair() { (pair, track) = (nil, nil) }

  /// Begins after waiting for another recogniser: from the present positions.
  func beginPairLate() {
    if let pair { track?.restart(at: Self.neutral, valuePerPoint: valuePerPoint(Self.neutral, pair)) }
  }
}

/// Angles and square roots may leave this error in a distance that is compared with the slop, in points.
private let rounding = 1e-6

/// The relative position of two touches, in the window.
struct TouchPair {
  /// In points; at least 1, so that it can be a divisor.
  let distance: Double
  /// The direction from the first to the second, in radians, clockwise from the right.
  let angle: Double

  /// Nil if there are fewer than two.
  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    let across = SIMD2(touches[1].position.x - touches[0].position.x, touches[1].position.y - touches[0].position.y)
    distance = max(1, hypot(across.x, across.y))
    angle = atan2(across.y, across.x)
  }

  /// In the same direction, farther apart.
  func moved(by points: Double) -> TouchPair { TouchPair(distance: max(1, distance + points), angle: angle) }

  private init(distance: Double, angle: Double) { (self.distance, self.angle) = (distance, angle) }
}

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
