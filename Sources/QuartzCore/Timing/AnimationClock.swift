// Not Apple's: the clock of a property animator, which moves its animations on all layers.

package import Motion

/// The time of animations that are held, run and reversed together.
///
/// It shows a fraction: 0 at the beginning of the animations, 1 at their end; springs go beyond. While it runs, it follows
/// a time map from seconds of the layers' time, counted on each layer from the beginning of the run. A run begins with the
/// commit after it was requested. No animation that the clock moves ends before the run does.
package final class AnimationClock {
  /// The course of the fraction, and of the fraction for the y of positions, which may have another spring velocity.
  enum Course {
    case held(Double, vertical: Double)
    /// The fractions stand where the maps begin, until the commit that begins the run.
    case waiting(TimeMap, vertical: TimeMap)
    case moving(TimeMap, vertical: TimeMap)
  }

  private(set) var course = Course.held(0, vertical: 0)
  /// The animations of worlds that it moves, in the order in which they were added.
  var records: [AnimationRecord] = []
  /// Whether the animations stay at the end of the run instead of ending.
  package internal(set) var staysAtEnd = false
  /// Whether a time control that returned to its origin has undone the animations.
  package internal(set) var isReturned = false

  /// Creates a clock that stands at 0.
  package init() {}

  /// The fraction `seconds` after the beginning of the run.
  func fraction(at seconds: Double, isVertical: Bool) -> Double {
    switch course {
    case .held(let fraction, let vertical): isVertical ? vertical : fraction
    case .waiting(let map, let vertical): (isVertical ? vertical : map).localTime(at: 0)
    case .moving(let map, let vertical): (isVertical ? vertical : map).localTime(at: seconds)
    }
  }

  /// The span in which the clock moves, in seconds of the run; nil if it stands.
  var span: (begin: Double, end: Double)? {
    guard case .moving(let map, let vertical) = course else { return nil }
    return (min(map.begin, vertical.begin), max(map.end, vertical.end))
  }

  /// Whether the clock waits for a commit.
  var isWaiting: Bool { if case .waiting = course { true } else { false } }

  func set(_ course: Course) { self.course = course }

  /// The seconds since the run began, in the time of the layers of its animations.
  var elapsed: Double {
    for record in records where !record.isPending {
      if let layer = record.layer { return layer.localNow - record.node.anchor }
    }
    return 0
  }

  /// Anchors `record`, which is added while the clock moves, so that it shows the same fraction as the others.
  func anchor(_ record: AnimationRecord) {
    if span != nil, let layer = record.layer { record.anchor(at: layer.localNow - elapsed) }
  }

  /// Begins the run that the clock waits for, on all layers at once.
  func beginRun() {
    guard case .waiting(let map, let vertical) = course else { return }
    for record in records {
      if let layer = record.layer { record.anchor(at: layer.localNow) }
    }
    course = .moving(map, vertical: vertical)
  }
}

extension LayerWorld {
  /// Holds `clock` at `fraction`, and for the y of positions at `vertical`.
  package func hold(_ clock: AnimationClock, at fraction: Double, vertical: Double) {
    guard fraction.isFinite, vertical.isFinite else {
      return refuse(fraction, for: "The fraction at which an animation is held", "it must be finite")
    }
    change(clock) { clock.set(.held(fraction, vertical: vertical)) }
  }

  /// Runs `clock` along `map` and `vertical`, whose time 0 is the next commit.
  package func run(_ clock: AnimationClock, along map: TimeMap, vertical: TimeMap) {
    change(clock) { clock.set(.waiting(map, vertical: vertical)) }
  }

  /// Sets whether the animations of `clock` stay at the end of its run.
  package func setStaysAtEnd(_ stays: Bool, of clock: AnimationClock) {
    change(clock) { clock.staysAtEnd = stays }
  }

  /// Returns the fraction that `clock` shows now.
  package func fraction(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    clock.fraction(at: clock.elapsed, isVertical: isVertical)
  }

  /// Returns the speed of `clock` now, in fractions per second.
  package func rate(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    guard case .moving(let map, let vertical) = clock.course else { return 0 }
    return (isVertical ? vertical : map).rate(at: clock.elapsed)
  }

  /// Returns the rest of the time maps of `clock`, counted from now; nil if it stands.
  package func rest(of clock: AnimationClock) -> (main: TimeMap, vertical: TimeMap)? {
    let passed = clock.elapsed
    switch clock.course {
    case .held: return nil
    case .waiting(let map, let vertical): return (map, vertical)
    case .moving(let map, let vertical): return (map.begun(earlierBy: passed), vertical.begun(earlierBy: passed))
    }
  }

  /// Returns whether `clock` moves, or will from the next commit on: it is neither held nor at the end of its run.
  package func isRunning(_ clock: AnimationClock) -> Bool {
    guard let span = clock.span else { return clock.isWaiting }
    return clock.elapsed < span.end - ActiveAnimations.tolerance
  }

  private func change(_ clock: AnimationClock, _ body: () -> Void) {
    body()
    animations.noteTimeChange()
    if clock.isWaiting { animations.lookAt(clock.records.filter { $0.world === self }) }
    for record in clock.records { record.layer?.noteChange() }
  }
}

extension TimeMap {
  /// The same map, begun `seconds` earlier.
  fileprivate func begun(earlierBy seconds: Double) -> Self {
    Self(begin: begin - seconds, from: from, to: to, duration: duration, curve: curve)
  }
}
