import Motion

/// An animation on a layer, from when it is added to its end.
package final class AnimationRecord {
  /// The key under which it was added; a generated one if none was given.
  package let key: String
  /// Whether the client gave a key.
  let isNamed: Bool
  /// The layer's copy of the animation.
  package let animation: CAAnimation
  /// The timing of the animation, in its layer's time; the begin time is set when it is committed.
  @exclusivity(unchecked) private(set) var timing: MediaTiming
  /// The pacing of each run.
  private let curve: TimingCurve
  /// What it writes.
  let track: Track
  /// The clock that moves it in place of its layer's time; `timing` is then in fractions of the clock's run.
  let clock: AnimationClock?
  /// The layer's time at which the run of its clock began.
  @exclusivity(unchecked) var anchor = 0.0
  /// Whether it animates the y of a position, for which the clock has a time map of its own.
  private let isVertical: Bool
  /// Whether it begins with the commit rather than at a given instant.
  private let beginsWithCommit: Bool
  /// Its number in the order in which animations were added to the world.
  let serial: Int
  /// The layer that has the animation; nil after the layer is deallocated or the animation removed.
  ///
  /// The reference is not weak, because every frame would pay for that; the layer clears it.
  package internal(set) unowned(unsafe) var layer: CALayer?
  /// Whether it waits for the commit that sets its begin time.
  @exclusivity(unchecked) private(set) var isPending = true
  var hasStarted = false
  /// Its number in the order in which animations and time controls began in the world.
  var beginning = 0
  /// Its index among the animations of a world; nil if it is in no tree.
  var slot: Int?
  /// Its index among the animations of its clock.
  var clockSlot: Int?
  /// The world that is told about its end.
  weak var world: LayerWorld?
  /// Whether its delegate and groups were told about its end; it may stay on the layer after that.
  var hasEnded = false
  /// The groups that await its end.
  let groups: [AnimationGroup]
  /// Whether a time control that returned to its origin has undone it, so that it is removed in any case.
  var isReturned = false

  init(
    key: String?, animation: CAAnimation, compiled: CompiledAnimation, serial: Int, layer: CALayer,
    groups: [AnimationGroup]
  ) {
    self.key = key ?? "animation-\(serial)"
    isNamed = key != nil
    self.animation = animation
    timing = compiled.timing
    curve = compiled.curve
    track = compiled.track
    clock = animation.clock
    if clock != nil, case .numbers(let track) = track {
      isVertical = track.keyPath == LayerKeyPath(.position, .lanes(first: 1, count: 1))
    } else {
      isVertical = false
    }
    beginsWithCommit = compiled.timing.begin == 0 && animation.clock == nil
    self.serial = serial
    self.layer = layer
    self.groups = groups
  }

  /// Writes the value at the layer's `time`.
  func apply(
    at time: Double, to values: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    guard let position = position(at: time) else { return }
    track.write(progress(at: position), at: position, to: values, objects)
  }

  /// The position in the animation at the layer's `time`; nil if it has no effect then.
  ///
  /// An animation that waits for its commit begins at that time.
  func position(at time: Double) -> MediaPosition? {
    if let clock { return clockedPosition(at: clock.fraction(at: time - anchor, isVertical: isVertical)) }
    guard isPending, beginsWithCommit else { return timing.position(at: time) }
    var timing = timing
    timing.begin = time + animation.delay
    return timing.position(at: time)
  }

  /// The position in the animation at the clock's `fraction`; an animation that lasts as long as the clock's run goes
  /// beyond its ends with a spring.
  private func clockedPosition(at fraction: Double) -> MediaPosition {
    let length = timing.duration
    var time = fraction - timing.begin
    if timing.begin > 0 { time = max(0, time) }
    if timing.begin + length < 1 - ActiveAnimations.tolerance { time = min(length, time) }
    return MediaPosition(
      time: time, iteration: 0, phase: time < 0 ? .before : time > length ? .after : .active,
      fraction: length > 0 ? time / length : 1)
  }

  /// The progress at `position` after pacing, 0...1; springs go beyond.
  func progress(at position: MediaPosition) -> Double {
    // The clock paces the animations that it moves.
    clock != nil && timing.duration > 0 ? position.fraction : curve.progress(at: position, of: timing)
  }

  /// Sets the begin time to the layer's `time`, unless the animation has a begin time.
  func begin(at time: Double) {
    guard isPending else { return }
    timing = timing(begunAt: time)
    isPending = false
  }

  /// The timing, or the timing if the animation began at the layer's `time` when it has not begun.
  func timing(begunAt time: Double) -> MediaTiming {
    guard isPending, beginsWithCommit else { return timing }
    var timing = timing
    // A layer whose time stands still has no delay, as on iOS.
    timing.begin = animation.delay != 0 && layer?.standsStill == true ? time : time + animation.delay
    return timing
  }

  /// The end of the animation, in its layer's time; nil if it has none.
  package var end: Double? { isPending || clock?.staysAtEnd == true ? nil : span?.end }

  /// Whether it repeats without an end, so that nothing waits for it.
  package var isEndless: Bool {
    timing.activeDuration >= Self.endless * timing.speed.magnitude && timing.speed != 0
  }

  /// The duration from which an animation counts as endless, in its layer's seconds; huge repeat counts are common.
  private static let endless = 1e9

  /// The span in which the animation moves, in its layer's time; nil if it does not move or has no end.
  var span: (begin: Double, end: Double)? {
    guard let clock else { return timing.parentEnd.map { (timing.begin, $0) } }
    return clock.span.map { (anchor + $0.begin, anchor + $0.end) }
  }

  /// Shifts the animation along its layer's time by `seconds`.
  func shift(by seconds: Double) {
    guard !isPending else { return }
    if clock != nil { anchor += seconds } else { timing.begin += seconds }
  }
}

/// An animation compiled for its layer, or for the group that it is in.
struct CompiledAnimation {
  /// The timing, in the time of the layer or the group.
  let timing: MediaTiming
  /// The pacing of each run.
  let curve: TimingCurve
  /// What it writes.
  let track: Track

  /// Writes the value at the group's `time`.
  func write(
    at time: Double, to values: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    guard let position = timing.position(at: time) else { return }
    track.write(curve.progress(at: position, of: timing), at: position, to: values, objects)
  }
}

extension TimingCurve {
  /// The progress at `position` in an animation that this curve paces.
  fileprivate func progress(at position: MediaPosition, of timing: MediaTiming) -> Double {
    // An animation of zero duration shows its end, and before it has begun its beginning.
    guard timing.duration > 0 else { return position.phase == .before ? 0 : 1 }
    return value(at: position.time / timing.duration)
  }
}

/// The layer and world for which an animation is compiled.
struct CompilationContext {
  let layer: CALayer
  let world: LayerWorld

  /// Reports a diagnostic to the developer.
  func report(_ message: String) { world.report(message) }

  /// Compiles `animation`; if it has no duration, it gets `inherited`.
  func compiled(_ animation: CAAnimation, inheriting inherited: Double) -> CompiledAnimation {
    let timing = timing(of: animation, inheriting: inherited)
    animation.beginTime = timing.begin
    animation.duration = timing.duration
    return CompiledAnimation(timing: timing, curve: animation.curve, track: animation.track(in: self))
  }

  /// The animation's timing; a value out of its range is reported and replaced by its default.
  private func timing(of animation: CAAnimation, inheriting inherited: Double) -> MediaTiming {
    func checked(_ value: Double, _ name: String, _ fallback: Double, _ isGood: (Double) -> Bool) -> Double {
      if isGood(value) { return value }
      world.refuse(value, for: "The \(name) of an animation", "\(fallback) is used")
      return fallback
    }
    let length = checked(animation.duration, "duration", 0) { $0 >= 0 }
    return MediaTiming(
      begin: checked(animation.beginTime, "beginTime", 0, NumberLimits.isTime),
      offset: checked(animation.timeOffset, "timeOffset", 0, NumberLimits.isTime),
      speed: checked(Double(animation.speed), "speed", 1, \.isFinite),
      duration: length == 0 ? inherited : length,
      repeatCount: checked(Double(animation.repeatCount), "repeatCount", 0) { $0 >= 0 },
      repeatDuration: checked(animation.repeatDuration, "repeatDuration", 0) { $0 >= 0 },
      autoreverses: animation.autoreverses, fill: FillMode(animation.fillMode))
  }
}

extension FillMode {
  fileprivate init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}
