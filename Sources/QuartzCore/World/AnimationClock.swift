// Apple has no word for this: what moves the animations of one property animator, on whatever layers they are.

package import Motion

/// A time of its own for animations that are held, run and turned round together.
///
/// It shows a fraction: 0 where the animations begin, 1 where they end; springs go beyond. While it moves, it follows a
/// map from seconds of the layers' time, counted on each layer from the beginning of the run. A run begins with the
/// commit after it was asked for. Nothing it moves is over before its way is.
package final class AnimationClock {
  /// How the fraction goes, and that of the vertical part of positions, which springs may set off at another speed.
  enum Course {
    /// They stand.
    case held(Double, vertical: Double)
    /// They stand where the maps do at 0, until the commit lets the run begin.
    case waiting(TimeMap, vertical: TimeMap)
    /// They follow the maps.
    case moving(TimeMap, vertical: TimeMap)
  }

  private(set) var course = Course.held(0, vertical: 0)
  /// Whether what it moves stays when its way is over, instead of ending.
  package internal(set) var staysAtEnd = false
  /// Whether a way back under the control of a layer's time has undone what it moves.
  package internal(set) var isReturned = false

  /// A clock that stands at 0.
  package init() {}

  /// The fraction `seconds` after the beginning of the run.
  func fraction(at seconds: Double, isVertical: Bool) -> Double {
    switch course {
    case .held(let fraction, let vertical): isVertical ? vertical : fraction
    case .waiting(let map, let vertical): (isVertical ? vertical : map).localTime(at: 0)
    case .moving(let map, let vertical): (isVertical ? vertical : map).localTime(at: seconds)
    }
  }

  /// When it moves, in seconds of the run; nil where it stands.
  var way: (begin: Double, end: Double)? {
    guard case .moving(let map, let vertical) = course else { return nil }
    return (min(map.begin, vertical.begin), max(map.end, vertical.end))
  }

  /// Whether it waits for a commit.
  var isWaiting: Bool { if case .waiting = course { true } else { false } }

  func set(_ course: Course) { self.course = course }
}

extension LayerWorld {
  /// Has `clock` stand at `fraction`, and for the vertical part of positions at `vertical`.
  package func hold(_ clock: AnimationClock, at fraction: Double, vertical: Double) {
    guard fraction.isFinite, vertical.isFinite else { return report("An animation cannot be held at \(fraction)") }
    change(clock) { clock.set(.held(fraction, vertical: vertical)) }
  }

  /// Has `clock` follow `map` and `vertical`, whose 0 is the next commit.
  package func run(_ clock: AnimationClock, along map: TimeMap, vertical: TimeMap) {
    change(clock) { clock.set(.waiting(map, vertical: vertical)) }
  }

  /// Says whether what `clock` moves stays when its way is over.
  package func setStaysAtEnd(_ stays: Bool, of clock: AnimationClock) {
    change(clock) { clock.staysAtEnd = stays }
  }

  /// The fraction that `clock` shows now.
  package func fraction(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    clock.fraction(at: animations.elapsed(of: clock), isVertical: isVertical)
  }

  /// How fast `clock` moves now, in fractions a second.
  package func rate(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    guard case .moving(let map, let vertical) = clock.course else { return 0 }
    return (isVertical ? vertical : map).rate(at: animations.elapsed(of: clock))
  }

  /// What is left of the ways of `clock`, counted from now; nil where it stands.
  package func rest(of clock: AnimationClock) -> (main: TimeMap, vertical: TimeMap)? {
    let passed = animations.elapsed(of: clock)
    switch clock.course {
    case .held: return nil
    case .waiting(let map, let vertical): return (map, vertical)
    case .moving(let map, let vertical): return (map.begun(earlierBy: passed), vertical.begun(earlierBy: passed))
    }
  }

  /// Whether `clock` moves, or will with the commit: it is neither held nor at the end of its way.
  package func isRunning(_ clock: AnimationClock) -> Bool {
    guard let way = clock.way else { return clock.isWaiting }
    return animations.elapsed(of: clock) < way.end - ActiveAnimations.tolerance
  }

  private func change(_ clock: AnimationClock, _ body: () -> Void) {
    body()
    animations.noteTimeChange()
    for record in animations.records where record.node.clock === clock { record.layer?.noteChange() }
  }
}

extension ActiveAnimations {
  /// How many seconds passed since the run of `clock` began, where its animations are.
  func elapsed(of clock: AnimationClock) -> Double {
    for record in records where record.node.clock === clock && !record.isPending {
      if let layer = record.layer { return layer.localNow - record.node.anchor }
    }
    return 0
  }

  /// Has `record`, which comes while its clock moves, see the same fraction as the others.
  func anchor(_ record: AnimationRecord) {
    guard let clock = record.node.clock, clock.way != nil, let layer = record.layer else { return }
    record.node.anchor = layer.localNow - elapsed(of: clock)
  }

  /// Lets the run begin that `clock` waits for, everywhere at once.
  func beginRun(of clock: AnimationClock) {
    guard case .waiting(let map, let vertical) = clock.course else { return }
    for record in records where record.node.clock === clock {
      if let layer = record.layer { record.node.anchor = layer.localNow }
    }
    clock.set(.moving(map, vertical: vertical))
  }
}

extension TimeMap {
  /// The same, `seconds` earlier.
  fileprivate func begun(earlierBy seconds: Double) -> Self {
    Self(begin: begin - seconds, from: from, to: to, duration: duration, curve: curve)
  }
}

extension AnimationNode {
  /// What is shown at the layer's `time`; nil where that is nothing.
  func position(at time: Double) -> MediaPosition? {
    guard let clock else { return timing.position(at: time) }
    return clockedPosition(at: clock.fraction(at: time - anchor, isVertical: isVertical))
  }

  /// What is shown where the clock is: beyond the ends of what lasts as long as the clock does, springs go on.
  private func clockedPosition(at fraction: Double) -> MediaPosition {
    let length = timing.duration
    var time = fraction - timing.begin
    if timing.begin > 0 { time = max(0, time) }
    if timing.begin + length < 1 - ActiveAnimations.tolerance { time = min(length, time) }
    return MediaPosition(
      time: time, iteration: 0, phase: time < 0 ? .before : time > length ? .after : .active,
      fraction: length > 0 ? time / length : 1)
  }
}

extension AnimationRecord {
  /// When it begins to move and when it is at rest, in its layer's time; nil where it never does or is.
  var way: (begin: Double, end: Double)? {
    guard let clock = node.clock else { return node.timing.parentEnd.map { (node.timing.begin, $0) } }
    return clock.way.map { (node.anchor + $0.begin, node.anchor + $0.end) }
  }

  /// When it begins, in its layer's time; nil where its clock stands.
  var beginInLayer: Double? { node.clock == nil ? node.timing.begin : way?.begin }

  /// Whether it stands at the end of its clock's way at its layer's `time`, and stays there.
  func staysAtEnd(at time: Double) -> Bool {
    guard let clock = node.clock, clock.staysAtEnd, let way else { return false }
    return time >= way.end - ActiveAnimations.tolerance
  }
}
