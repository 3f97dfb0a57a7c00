/// A recogniser of what two touches do to each other.
///
/// It begins when they did enough of it, which does not count, stays under way while one of them is down, and ends when
/// both are up. Touches beyond two are ignored.
@MainActor protocol PairRecognizer: UIGestureRecognizer {
  /// The value from which it counts.
  static var neutral: Double { get }
  /// How far the touches must go before it begins, in points.
  static var slop: Double { get }
  /// What the touches have done; nil before there were two.
  var track: PairTrack? { get set }
  /// Where the touches last were; nil where there are not two.
  var pair: TouchPair? { get set }
  /// How many points the touches went from `old` to `new`.
  func step(from old: TouchPair, to new: TouchPair) -> Double
  /// What a point adds to the value, which is `base` with the touches as they are, `points` after they were.
  func valuePerPoint(_ base: Double, _ pair: TouchPair) -> Double
}

extension PairRecognizer {
  /// The value so far.
  var value: Double { machine == .possible ? Self.neutral : track?.value ?? Self.neutral }

  /// Has the value go on from `newValue`, and stand until the touches move again.
  func setValue(_ newValue: Double) {
    guard newValue.isFinite, let pair else { return }
    track?.restart(at: newValue, valuePerPoint: valuePerPoint(newValue, pair))
  }

  /// Takes up touches that went down, as many as it may.
  func beginPair(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in countedTouches.dropFirst(2) where touches.contains(touch) { ignore(touch, for: event) }
    anchor(at: event.timestamp)
  }

  /// Measures from where the touches are now, so that one more or one less changes nothing.
  private func anchor(at time: Double) {
    guard pair == nil, let now = TouchPair(countedTouches) else { return }
    let base = value
    pair = now
    track = PairTrack(base: base, valuePerPoint: valuePerPoint(base, now), at: time)
  }

  /// Takes up that touches moved.
  func movePair(_ event: UIEvent) {
    guard let old = pair, let new = TouchPair(countedTouches) else { return }
    pair = new
    track?.follow(step(from: old, to: new), at: event.timestamp)
    if machine.isUnderWay { state = .changed } else { judgePair(new) }
  }

  private func judgePair(_ pair: TouchPair) {
    guard machine == .possible, var judged = track, abs(judged.points) >= Self.slop else { return }
    judged.begin(at: Self.neutral, past: Self.slop)
    judged.valuePerPoint = valuePerPoint(of: judged, pair)
    track = judged
    state = .began
  }

  /// What a point adds where the value is neutral at 0 points.
  private func valuePerPoint(of track: PairTrack, _ pair: TouchPair) -> Double {
    valuePerPoint(Self.neutral, pair.moved(by: -track.points))
  }

  /// Takes up that touches went up.
  func endPair(_ event: UIEvent) {
    let moved = pair.flatMap { old in TouchPair(tracked).map { step(from: old, to: $0) } } ?? 0
    track?.follow(moved, at: event.timestamp)
    if countedTouches.count < 2 { pair = nil }
    guard countedTouches.isEmpty else { return }
    state = machine.isUnderWay ? .ended : .failed
  }

  /// Forgets the touches.
  func forgetPair() { (pair, track) = (nil, nil) }

  /// Begins later than the touches did enough.
  func beginPairLate() {
    if let pair { track?.restart(at: Self.neutral, valuePerPoint: valuePerPoint(Self.neutral, pair)) }
  }
}
