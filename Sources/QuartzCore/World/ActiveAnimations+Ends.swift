// When animations are over, and in which order that is told.

import Motion

/// Something to tell of an animation: that it began, or that it is over.
struct AnimationEvent {
  let record: AnimationRecord
  /// When it happened, in the world's seconds.
  let instant: Double
  let isEnd: Bool

  /// The order of telling: by instant, then by being added, a beginning before its end.
  static func < (a: Self, b: Self) -> Bool {
    (a.rank, a.record.serial, a.isEnd ? 1 : 0) < (b.rank, b.record.serial, b.isEnd ? 1 : 0)
  }

  /// The instant without what rounding made of it.
  private var rank: Double { (instant / ActiveAnimations.tolerance).rounded() }
}

extension ActiveAnimations {
  /// Takes note of everything that began or was over up to now, in order.
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
      // Where time stands still nothing ends, also not at its very end: somebody is scrubbing.
      guard layer.timeRate != 0 else { continue }
      next = min(next, take(record, on: layer, now, into: &events))
    }
    nextDue = next
    return events.sorted(by: <)
  }

  /// Takes note of what is due of `record`, and says when something will be.
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

  /// What is over because the way of `layer` is: it has its own time again.
  private mutating func takeSettled(_ layer: CALayer, _ now: Double) -> [AnimationEvent] {
    guard let control = layer.timeControl, case .moving(let map) = control.course else { return [] }
    let instant = min(now, layer.timeParent?.worldTime(atLocal: map.end) ?? map.end)
    let over = records.filter { record in
      guard let target = record.layer, !record.hasEnded, !record.isPending else { return false }
      guard target === layer || layer.isAbove(target) else { return false }
      if control.isReturning { return control.covers(record) }
      // What something nearer still moves is not over because this is.
      guard target.timeController === layer else { return false }
      return record.end.map { $0 <= target.localTime(map.to, of: layer) + Self.tolerance } ?? false
    }
    for record in over where control.isReturning {
      record.isReturned = true
      record.node.clock?.isReturned = true
    }
    // Its own time goes on from the end of the way, whichever frame sees that.
    release(layer, atParent: map.end)
    return over.flatMap { $0.takeEnd(at: instant) }
  }
}

extension CALayer {
  /// Whether the layer's way under control has come to its end at the world's instant `now`.
  fileprivate func isSettled(at now: Double) -> Bool {
    guard case .moving(let map) = timeControl?.course else { return false }
    return (timeParent?.localTime(atWorld: now) ?? now) >= map.end - ActiveAnimations.tolerance
  }
}

extension AnimationRecord {
  /// Whether somebody waits to hear that it began.
  var awaitsStart: Bool { !hasStarted && animation.delegate != nil }

  /// Takes note that it was over at `instant`, and that it began, where that was not told.
  fileprivate func takeEnd(at instant: Double) -> [AnimationEvent] {
    hasEnded = true
    let end = AnimationEvent(record: self, instant: instant, isEnd: true)
    guard awaitsStart else { return [end] }
    hasStarted = true
    return [AnimationEvent(record: self, instant: instant, isEnd: false), end]
  }

  /// Tells the delegate that it has begun.
  func tellStart() { animation.delegate?.animationDidStart(animation) }

  /// Tells at the end of the turn, once, that it was stopped.
  func tellStop(finished: Bool, in world: LayerWorld) {
    guard !hasEnded else { return }
    hasEnded = true
    world.later { self.tell(finished: finished) }
  }

  /// Tells everybody that it is over.
  func tell(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in groups { group.leave(finished: finished) }
  }

  /// Its layer is gone.
  func abandon() {
    layer = nil
    tellStop(finished: false, in: world ?? .current)
  }
}

extension LayerWorld {
  /// Ends what is over now: takes it off its layer and tells delegates and transactions, in order.
  package func finishAnimations() {
    let events = animations.takeEvents(in: self)
    guard !events.isEmpty else { return }
    var gone: [AnimationRecord] = []
    for event in events where event.isEnd {
      let record = event.record
      record.hasEnded = true
      if record.animation.isRemovedOnCompletion || record.isReturned {
        record.layer?.drop(record)
        gone.append(record)
      }
    }
    animations.remove(gone)
    for event in events {
      if event.isEnd { event.record.tell(finished: true) } else { event.record.tellStart() }
    }
  }

  /// Takes off what `group` awaits as if it had never been: nobody hears of the end.
  package func discardAnimations(awaitedBy group: AnimationGroup) {
    discardAnimations { record in record.groups.contains { $0 === group } }
  }

  /// Takes off what `group` awaits; that is told at the end of the turn.
  package func removeAnimations(awaitedBy group: AnimationGroup) {
    let gone = animations.records.filter { record in record.groups.contains { $0 === group } }
    for record in gone {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: self)
    }
    animations.remove(gone)
  }

  /// Takes off what `isMeant` picks as if it had never been.
  func discardAnimations(_ isMeant: (AnimationRecord) -> Bool) {
    let gone = animations.records.filter(isMeant)
    for record in gone {
      record.hasEnded = true
      record.layer?.drop(record)
    }
    animations.remove(gone)
  }
}
