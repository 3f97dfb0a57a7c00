// Not Apple's: the clock of a property animator, which moves its animations on all layers.

package import Motion

/// The time of animations that are held, run and reversed together.
///
/// It shows a fraction: 0 at the beginning of the animations, 1 at their end; springs go beyond. While it runs, it
/// follows a time map from seconds of the layers' time, counted on each layer from the beginning of the run. A run
/// begins with the commit after it was requested. No animation that the clock moves ends before the run does.
package final class AnimationClock {
  /// The y of positions may have another spring velocity.
  enum Course {
    case held(Double, vertical: Double)
    /// The fractions stand where the maps begin, until the commit that begins the run.
    case waiting(TimeMap, vertical: TimeMap)
    case moving(TimeMap, vertical: TimeMap)
  }

  private(set) var course = Course.held(0, vertical: 0)
  /// In the order in which they were added.
  var records: [AnimationRecord] = []
  /// Instead of ending.
  package internal(set) var staysAtEnd = false
  /// A time control that returned to its origin has undone the animations.
  package internal(set) var isReturned = false

  package init() {}

  func fraction(at seconds: Double, isVertical: Bool) -> Double {
    switch course {
    case .held(let fraction, let vertical): isVertical ? vertical : fraction
    case .waiting(let map, let vertical): (isVertical ? vertical : map).localTime(at: 0)
    case .moving(let map, let vertical): (isVertical ? vertical : map).localTime(at: seconds)
    }
  }

  /// In seconds of the run; nil if the clock stands.
  var span: (begin: Double, end: Double)? {
    guard case .moving(let map, let vertical) = course else { return nil }
    return (min(map.begin, vertical.begin), max(map.end, vertical.end))
  }

  var isWaiting: Bool { if case .waiting = course { true } else { false } }

  func set(_ course: Course) { self.course = course }

  /// In the time of the layers of its animations.
  var elapsed: Double {
    for record in records where !record.isPending {
      if let layer = record.layer { return layer.localNow - record.node.anchor }
    }
    return 0
  }

  /// A record that is added while the clock moves shows the same fraction as the others.
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
  /// `vertical` is for the y of positions.
  package func hold(_ clock: AnimationClock, at fraction: Double, vertical: Double) {
    guard fraction.isFinite, vertical.isFinite else {
      return refuse(fraction, for: "The fraction at which an animation is held", "it must be finite")
    }
    change(clock) { clock.set(.held(fraction, vertical: vertical)) }
  }

  /// Time 0 of the maps is the next commit.
  package func run(_ clock: AnimationClock, along map: TimeMap, vertical: TimeMap) {
    change(clock) { clock.set(.waiting(map, vertical: vertical)) }
  }

  package func setStaysAtEnd(_ stays: Bool, of clock: AnimationClock) {
    change(clock) { clock.staysAtEnd = stays }
  }

  package func fraction(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    clock.fraction(at: clock.elapsed, isVertical: isVertical)
  }

  /// In fractions per second.
  package func rate(of clock: AnimationClock, isVertical: Bool = false) -> Double {
    guard case .moving(let map, let vertical) = clock.course else { return 0 }
    return (isVertical ? vertical : map).rate(at: clock.elapsed)
  }

  /// Counted from now; nil if the clock stands.
  package func rest(of clock: AnimationClock) -> (main: TimeMap, vertical: TimeMap)? {
    let passed = clock.elapsed
    switch clock.course {
    case .held: return nil
    case .waiting(let map, let vertical): return (map, vertical)
    case .moving(let map, let vertical): return (map.begun(earlierBy: passed), vertical.begun(earlierBy: passed))
    }
  }

  /// Or will move from the next commit on: it is neither held nor at the end of its run.
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
  fileprivate func begun(earlierBy seconds: Double) -> Self {
    Self(begin: begin - seconds, from: from, to: to, duration: duration, curve: curve)
  }
}
