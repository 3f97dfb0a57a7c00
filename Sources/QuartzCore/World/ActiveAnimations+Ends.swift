// The ends of animations, and the order in which delegates and groups are told about them.

import Motion

/// The beginning or the end of an animation, which its delegate and groups are told about.
struct AnimationEvent {
  let record: AnimationRecord
  /// The instant of the event, in the world's time.
  let instant: Double
  let isEnd: Bool

  /// Returns whether `a` is told before `b`: by instant, then in the order in which the animations were added, and a
  /// beginning before its end.
  static func < (a: Self, b: Self) -> Bool {
    (a.rank, a.record.serial, a.isEnd ? 1 : 0) < (b.rank, b.record.serial, b.isEnd ? 1 : 0)
  }

  /// The instant without rounding errors.
  private var rank: Double { (instant / ActiveAnimations.tolerance).rounded() }
}

extension ActiveAnimations {
  /// Records and returns the beginnings and ends up to now, in order.
  mutating func takeEvents(in world: LayerWorld) -> [AnimationEvent] {
    let now = world.now
    var events: [AnimationEvent] = []
    for layer in controlled where layer.isSettled(at: now) { events += takeSettled(layer, now) }
    guard nextDue.map({ $0 <= now + Self.tolerance }) ?? true else { return events }
    let settled = Set(events.map { ObjectIdentifier($0.record) })
    var next = Double.infinity
    for record in records where !record.hasEnded && !record.isPending {
      guard let layer = record.layer, !settled.contains(ObjectIdentifier(record)) else { continue }
      guard controlled.isEmpty || !layer.isUnderTimeControl else { continue }
      // While time stands still nothing ends, even exactly at its end: a transition is being scrubbed.
      guard layer.timeRate != 0 else { continue }
      next = min(next, take(record, on: layer, now, into: &events))
    }
    nextDue = next
    return events.sorted(by: <)
  }

  /// Records the event of `record` that is due and returns the instant of the next.
  private func take(
    _ record: AnimationRecord, on layer: CALayer, _ now: Double, into events: inout [AnimationEvent]
  ) -> Double {
    let time = layer.localNow
    if let end = record.end, time >= end - Self.tolerance {
      events += record.takeEnd(at: min(now, layer.worldTime(atLocal: end)))
      return .infinity
    }
    var next = record.end.map { layer.worldTime(atLocal: $0) } ?? .infinity
    guard record.awaitsStart else { return next }
    guard let own = record.beginInLayer else { return next }
    let begin = layer.worldTime(atLocal: own)
    if time >= own - Self.tolerance {
      record.hasStarted = true
      events.append(AnimationEvent(record: record, instant: min(now, begin), isEnd: false))
    } else {
      next = min(next, begin)
    }
    return next
  }

  /// Ends the control of `layer`, whose course is at its end, and returns the ends of animations that follow from it.
  private mutating func takeSettled(_ layer: CALayer, _ now: Double) -> [AnimationEvent] {
    guard let control = layer.timeControl, case .moving(let map) = control.course else { return [] }
    let instant = min(now, layer.timeParent?.worldTime(atLocal: map.end) ?? map.end)
    let over = records.filter { record in
      guard let target = record.layer, !record.hasEnded, !record.isPending else { return false }
      guard target === layer || layer.isAbove(target) else { return false }
      if control.isReturning { return control.covers(record) }
      // An animation under a nearer control has not ended.
      guard target.timeController === layer else { return false }
      return record.end.map { $0 <= target.localTime(map.to, of: layer) + Self.tolerance } ?? false
    }
    for record in over where control.isReturning {
      record.isReturned = true
      record.clock?.isReturned = true
    }
    // The layer's own time continues from the end of the course, whichever frame finds it.
    release(layer, atParent: map.end)
    return over.flatMap { $0.takeEnd(at: instant) }
  }
}

extension CALayer {
  /// Whether the course of the layer's time has reached its end at the world's instant `now`.
  fileprivate func isSettled(at now: Double) -> Bool {
    guard case .moving(let map) = timeControl?.course else { return false }
    return (timeParent?.localTime(atWorld: now) ?? now) >= map.end - ActiveAnimations.tolerance
  }
}

extension AnimationRecord {
  /// Whether the delegate has not been told yet that the animation began.
  var awaitsStart: Bool { !hasStarted && animation.delegate != nil }

  /// Records the end at `instant`, and the beginning if the delegate has not been told about it.
  fileprivate func takeEnd(at instant: Double) -> [AnimationEvent] {
    hasEnded = true
    let end = AnimationEvent(record: self, instant: instant, isEnd: true)
    guard awaitsStart else { return [end] }
    hasStarted = true
    return [AnimationEvent(record: self, instant: instant, isEnd: false), end]
  }

  /// Tells the delegate that the animation has begun.
  func tellStart() { animation.delegate?.animationDidStart(animation) }

  /// Tells the end once, at the end of the turn.
  func tellStop(finished: Bool, in world: LayerWorld) {
    guard !hasEnded else { return }
    hasEnded = true
    world.later { self.tell(finished: finished) }
  }

  /// Tells the delegate and the groups about the end.
  func tell(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave(finished: finished) }
  }

  /// Ends the animation because its layer is deallocated.
  func abandon() {
    layer = nil
    if slot != nil { world?.animations.depart([self]) }
    tellStop(finished: false, in: world ?? .current)
  }
}

extension LayerWorld {
  /// Ends the animations that are over now: removes them from their layers, and tells delegates and groups in order.
  package func finishAnimations() {
    let events = animations.takeEvents(in: self)
    guard !events.isEmpty else { return }
    var removed: [AnimationRecord] = []
    for event in events where event.isEnd {
      let record = event.record
      record.hasEnded = true
      if record.animation.isRemovedOnCompletion || record.isReturned {
        record.layer?.drop(record)
        removed.append(record)
      }
    }
    animations.remove(removed)
    for event in events {
      if event.isEnd { event.record.tell(finished: true) } else { event.record.tellStart() }
    }
  }

  /// Removes the animations that `group` awaits without telling delegates or groups.
  package func discardAnimations(awaitedBy group: AnimationGroup) {
    discard(group.awaited)
  }

  /// Removes the animations that `group` awaits on layers in no tree, without telling delegates or groups.
  package func discardUnshownAnimations(awaitedBy group: AnimationGroup) {
    discardAnimations { record in
      record.isPending && record.layer?.world == nil && record.groups.contains { $0 === group }
    }
  }

  /// Removes the animations that `group` awaits; delegates and groups are told at the end of the turn.
  package func removeAnimations(awaitedBy group: AnimationGroup) {
    let removed = group.awaited.filter { $0.slot != nil }
    for record in removed {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: self)
    }
    animations.remove(removed)
  }

  /// Removes the animations that satisfy `isMeant` without telling delegates or groups.
  func discardAnimations(_ isMeant: (AnimationRecord) -> Bool) {
    discard(animations.records.filter(isMeant))
  }

  private func discard(_ records: [AnimationRecord]) {
    let removed = records.filter { $0.slot != nil }
    for record in removed {
      record.hasEnded = true
      record.layer?.drop(record)
    }
    animations.remove(removed)
  }
}
