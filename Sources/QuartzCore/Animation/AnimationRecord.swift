import Motion

/// An animation compiled for its layer, or for the group that it is in, once when it is added; values at an instant
/// then need no lookup.
final class AnimationNode {
  /// In the time of the layer or group; an animation of a layer gets its begin time when it is committed.
  @exclusivity(unchecked) fileprivate(set) var timing: MediaTiming
  private let curve: TimingCurve
  let track: Track
  /// Moves the animation in place of its layer's time; `timing` is then in fractions of the clock's run.
  let clock: AnimationClock?
  /// The layer's time at which the clock's run began.
  @exclusivity(unchecked) fileprivate(set) var anchor = 0.0
  /// The delay after the commit that sets its begin time; nil if it does not wait for one.
  @exclusivity(unchecked) fileprivate(set) var delay: Double?

  init(timing: MediaTiming, curve: TimingCurve, track: Track, clock: AnimationClock?) {
    self.timing = timing
    self.curve = curve
    self.track = track
    self.clock = clock
  }

  func write(
    at time: Double, to values: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    guard let position = position(at: time) else { return }
    track.write(progress(at: position), at: position, to: values, objects)
  }

  /// Nil if the animation has no effect at `time`; one that waits for its commit begins at that time.
  func position(at time: Double) -> MediaPosition? {
    if let clock { return clockedPosition(at: clock.fraction(at: time - anchor, isVertical: isVertical)) }
    guard let delay else { return timing.position(at: time) }
    var timing = timing
    timing.begin = time + delay
    return timing.position(at: time)
  }

  /// A clock has a time map of its own for the y of positions.
  private var isVertical: Bool {
    guard case .numbers(let track) = track else { return false }
    return track.keyPath == LayerKeyPath(.position, .lanes(first: 1, count: 1))
  }

  /// An animation that lasts as long as the clock's run goes beyond its ends with a spring.
  private func clockedPosition(at fraction: Double) -> MediaPosition {
    let length = timing.duration
    var time = fraction - timing.begin
    if timing.begin > 0 { time = max(0, time) }
    if timing.begin + length < 1 - ActiveAnimations.tolerance { time = min(length, time) }
    return MediaPosition(
      time: time, iteration: 0, phase: time < 0 ? .before : time > length ? .after : .active,
      fraction: length > 0 ? time / length : 1)
  }

  func progress(at position: MediaPosition) -> Double {
    // An animation of zero duration shows its end, and before it has begun its beginning.
    guard timing.duration > 0 else { return position.phase == .before ? 0 : 1 }
    // The clock paces the animations that it moves.
    return clock == nil ? curve.value(at: position.time / timing.duration) : position.fraction
  }

  /// Nothing waits for an animation that repeats without an end.
  var isEndless: Bool {
    timing.activeDuration >= Self.endless * timing.speed.magnitude && timing.speed != 0
  }

  /// In its layer's seconds; from there on an animation counts as endless, because huge repeat counts are common.
  private static let endless = 1e9

  /// In the layer's time; nil if the animation does not move or has no end.
  var span: (begin: Double, end: Double)? {
    guard let clock else { return timing.parentEnd.map { (timing.begin, $0) } }
    return clock.span.map { (anchor + $0.begin, anchor + $0.end) }
  }

  /// In the layer's time; nil if the clock stands.
  var begin: Double? { clock == nil ? timing.begin : span?.begin }
}

/// An animation on a layer, from when it is added to its end.
package final class AnimationRecord {
  package let key: String
  let isNamed: Bool
  package let animation: CAAnimation
  let node: AnimationNode
  /// The order in which animations were added to the world.
  let serial: Int
  /// Nil after the layer is deallocated or the animation removed.
  ///
  /// The reference is not weak, because every frame would pay for that; the layer clears it.
  package internal(set) unowned(unsafe) var layer: CALayer?
  /// Waits for the commit that sets the begin time.
  private(set) var isPending = true
  /// The delegate was told.
  private(set) var hasStarted = false
  /// The order in which animations and time controls began in the world; 0 until the animation begins.
  private(set) var beginning = 0
  /// Keeps the animation in its list, and is told about its end.
  weak var world: LayerWorld?
  /// Listed by its world.
  var isListed = false
  /// The next commit looks at the animation.
  var awaitsCommit = false
  /// The delegate and the groups were told; the animation may stay on the layer after that.
  var hasEnded = false
  let groups: [AnimationGroup]
  /// Undone by a time control that returned to its origin, so removed in any case.
  var isReturned = false

  init(
    key: String?, animation: CAAnimation, node: AnimationNode, serial: Int, layer: CALayer, groups: [AnimationGroup]
  ) {
    self.key = key ?? "animation-\(serial)"
    isNamed = key != nil
    self.animation = animation
    self.node = node
    self.serial = serial
    self.layer = layer
    self.groups = groups
    if node.timing.begin == 0, node.clock == nil { node.delay = animation.delay }
  }

  // MARK: Time

  /// Begins at the layer's `time`, unless the animation has a begin time.
  func begin(at time: Double, serial: Int) {
    guard isPending else { return }
    node.timing = timing(begunAt: time)
    node.delay = nil
    isPending = false
    beginning = serial
  }

  /// The timing, or the timing if the animation began at the layer's `time` when it waits for that.
  func timing(begunAt time: Double) -> MediaTiming {
    guard let delay = node.delay else { return node.timing }
    var timing = node.timing
    // A layer whose time stands still has no delay, as on iOS.
    timing.begin = delay != 0 && layer?.standsStill == true ? time : time + delay
    return timing
  }

  /// The clock's run begins at the layer's `time`.
  func anchor(at time: Double) { node.anchor = time }

  func shift(by seconds: Double) {
    guard !isPending else { return }
    if node.clock != nil { node.anchor += seconds } else { node.timing.begin += seconds }
  }

  /// In the layer's time; nil if there is no end.
  package var end: Double? { isPending || node.clock?.staysAtEnd == true ? nil : node.span?.end }

  var hasEnd: Bool { !node.isEndless && node.span != nil }

  /// The end of the animation, or its end if it began at `time` when it has not begun; nil if it has none.
  func expectedEnd(from time: Double) -> Double? {
    guard !node.isEndless else { return nil }
    guard let clock = node.clock else { return timing(begunAt: time).parentEnd }
    return clock.span.map { (isPending ? time : node.anchor) + $0.end }
  }

  /// What an animation does next; instants are the world's.
  enum Due {
    /// The animation has ended, its time stands still, or its layer is in no tree.
    case never
    case commit
    case begin(Double)
    /// Infinite if the animation has no end.
    case end(Double)
    /// Over since this instant, and its delegate and groups have not been told.
    case over(Double)
  }

  var due: Due {
    guard !hasEnded, let layer else { return .never }
    if isPending { return layer.world == nil ? .never : .commit }
    // While time stands still nothing ends, even exactly at its end: a transition is being scrubbed.
    let rate = layer.timeRate
    guard rate != 0, let begin = node.begin else { return .never }
    let (time, end) = (layer.localNow, node.span?.end)
    if let end, time >= end - ActiveAnimations.tolerance {
      return node.clock?.staysAtEnd == true ? .never : .over(layer.worldTime(atLocal: end))
    }
    if time < begin - ActiveAnimations.tolerance, node.timing.speed >= 0 {
      return rate > 0 ? .begin(layer.worldTime(atLocal: begin)) : .never
    }
    return .end(end.map { layer.worldTime(atLocal: $0) } ?? .infinity)
  }

  /// Whether the world's instant `later` may show something different.
  func differs(from earlier: Double, to later: Double) -> Bool {
    guard let layer else { return false }
    if isPending { return layer.world != nil }
    let (from, to) = (layer.localTime(atWorld: earlier), layer.localTime(atWorld: later))
    if from == to { return false }
    // Delayed copies continue when the first is done.
    let lag = layer.replicationLag
    if lag > 0 {
      guard let span = node.span else { return node.clock == nil && to > node.timing.begin }
      return to > span.begin && from < span.end + lag
    }
    return node.position(at: from) != node.position(at: to)
  }

  /// Not begun, on a layer that is in no tree.
  var waitsForTree: Bool {
    guard isPending, let layer, layer.world == nil else { return false }
    return layer.top.flags.keepsAnimations || groups.contains(where: \.isManaged)
  }

  // MARK: Telling

  /// False if the delegate was told already, or there is none.
  func takesStart() -> Bool {
    guard !hasStarted, animation.delegate != nil else { return false }
    hasStarted = true
    return true
  }

  func tellStart() { animation.delegate?.animationDidStart(animation) }

  /// Once, at the end of the turn.
  func tellStop(finished: Bool, in world: LayerWorld) {
    guard !hasEnded else { return }
    hasEnded = true
    world.later { self.tell(finished: finished) }
  }

  func tell(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave(finished: finished) }
  }

  /// The layer is deallocated.
  func abandon() {
    layer = nil
    if isListed { world?.animations.lookAt(CollectionOfOne(self)) }
    tellStop(finished: false, in: world ?? .current)
  }
}

struct CompilationContext {
  let layer: CALayer
  let world: LayerWorld

  func report(_ message: String) { world.report(message) }

  /// An animation without a duration gets `inherited`.
  func node(of animation: CAAnimation, inheriting inherited: Double) -> AnimationNode {
    let timing = timing(of: animation, inheriting: inherited)
    animation.beginTime = timing.begin
    animation.duration = timing.duration
    return AnimationNode(
      timing: timing, curve: animation.curve, track: animation.track(in: self), clock: animation.clock)
  }

  /// A value out of its range is reported and replaced by its default.
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
