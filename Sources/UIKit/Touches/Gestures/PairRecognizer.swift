import Foundation

/// A recogniser of the movement of two touches relative to each other.
///
/// It begins when the touches have moved by `slop`, of which `hysteresis` does not count, goes on while one of them is
/// down, and ends when both are up. Touches beyond two are ignored.
@MainActor protocol PairRecognizer: UIGestureRecognizer {
  /// The value at the beginning of the gesture.
  static var neutral: Double { get }
  /// Whether the first velocity is that of the value, which does not count the hysteresis, and not that of the touches.
  static var firstVelocityFollowsValue: Bool { get }
  /// The distance that the touches must move before the gesture begins, in points.
  var slop: Double { get }
  /// The part of `slop` that does not count, in points.
  var hysteresis: Double { get }
  /// The movement of the touches; nil before there were two.
  var track: PairTrack? { get set }
  /// The last positions of the touches; nil unless there are two.
  var pair: TouchPair? { get set }
  /// Returns the distance that the touches moved from `old` to `new`, in points.
  func step(from old: TouchPair, to new: TouchPair) -> Double
  /// Returns the change of the value per point, if the value is `base` with the touches at `pair`.
  func valuePerPoint(_ base: Double, _ pair: TouchPair) -> Double
}

extension PairRecognizer {
  /// The current value.
  var value: Double { machine == .possible ? Self.neutral : track?.value ?? Self.neutral }

  /// Sets the value, which goes on from there and has no velocity until the touches move again.
  func setValue(_ newValue: Double) {
    guard newValue.isFinite, let pair else { return }
    track?.restart(at: newValue, valuePerPoint: valuePerPoint(newValue, pair))
  }

  /// Handles touches that went down; ignores those beyond two.
  func beginPair(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in countedTouches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    anchor(at: event.timestamp)
  }

  /// Measures from the present positions, so that adding or lifting a touch does not change the value.
  private func anchor(at time: Double) {
    guard pair == nil, let now = TouchPair(countedTouches) else { return }
    let base = value
    pair = now
    track = PairTrack(base: base, valuePerPoint: valuePerPoint(base, now), at: time)
  }

  /// Handles touches that moved.
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

  /// Returns the change of the value per point if the value is neutral at 0 points.
  private func valuePerPoint(of track: PairTrack, _ pair: TouchPair) -> Double {
    valuePerPoint(Self.neutral, pair.moved(by: -track.points))
  }

  /// Handles touches that went up.
  func endPair(_ event: UIEvent) {
    let moved = pair.flatMap { old in TouchPair(tracked).map { step(from: old, to: $0) } } ?? 0
    track?.follow(moved, at: event.timestamp)
    if countedTouches.count < 2 { pair = nil }
    guard countedTouches.isEmpty else { return }
    state = machine.isContinuing ? .ended : .failed
  }

  /// Forgets the touches.
  func forgetPair() { (pair, track) = (nil, nil) }

  /// Begins after waiting for another recogniser: from the present positions.
  func beginPairLate() {
    if let pair { track?.restart(at: Self.neutral, valuePerPoint: valuePerPoint(Self.neutral, pair)) }
  }
}

/// The error, in points, that angles and square roots may leave in a distance that is compared with the slop.
private let rounding = 1e-6

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
