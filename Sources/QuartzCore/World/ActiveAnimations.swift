import Motion

package struct ActiveAnimations {
  /// In the order in which they were added.
  private(set) var records: [AnimationRecord] = []
  /// The next commit looks at these: they were added, their layers left the tree, or their clocks are to run.
  private var uncommitted: [AnimationRecord] = []
  /// Layers whose time is under control.
  private(set) var controlled: [CALayer] = []
  /// No animation begins or ends earlier; nil if it has to be computed.
  private var nextDue: Double? = .infinity

  package enum Outlook: Equatable, Sendable {
    /// Endless animations do not count.
    case still
    case waiting(until: Double)
    /// Every frame may differ from the one before.
    case moving
  }

  package var count: Int { records.count }

  /// Instants that are this close, in seconds, differ only by rounding.
  static let tolerance = 1e-9

  mutating func add(_ record: AnimationRecord) {
    record.isListed = true
    records.append(record)
    record.node.clock?.records.append(record)
    lookAt(CollectionOfOne(record))
  }

  /// The caller keeps the records alive.
  mutating func remove(_ removed: [AnimationRecord]) {
    // From the back, where those that end together are found at once.
    for record in removed.reversed() where record.isListed {
      record.isListed = false
      records.remove(record)
      record.node.clock?.records.remove(record)
    }
  }

  /// Returns what the caller has to release.
  mutating func removeAll() -> [AnimationRecord] {
    let removed = records + uncommitted
    remove(records)
    self = Self()
    return removed
  }

  mutating func lookAt(_ changed: some Sequence<AnimationRecord>) {
    nextDue = nil
    for record in changed where !record.awaitsCommit {
      record.awaitsCommit = true
      uncommitted.append(record)
    }
  }

  mutating func noteTimeChange() { nextDue = nil }

  /// Begins the animations added since the last commit, and ends those whose layers are not in the tree.
  ///
  /// Two kinds of animations that have not begun stay on such a layer: those of a hidden window, and those whose end is
  /// up to a group. Returns the records that it looked at, so that they are deallocated when nothing is being changed.
  mutating func begin(in world: LayerWorld) -> [AnimationRecord] {
    guard !uncommitted.isEmpty else { return [] }
    let changed = uncommitted
    uncommitted = []
    var lost: [AnimationRecord] = []
    // Another world may have taken a record with its layer.
    for record in changed where record.world === world {
      record.awaitsCommit = false
      guard record.isListed else { continue }
      if let layer = record.layer, layer.world === world {
        begin(record, on: layer, in: world)
      } else if record.waitsForTree {
        lookAt(CollectionOfOne(record))
      } else {
        lost.append(record)
      }
    }
    remove(lost)
    for record in lost {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: world)
    }
    return changed
  }

  /// Pending animations, also of descendants.
  mutating func begin(below top: CALayer, in world: LayerWorld) {
    for record in uncommitted where record.isListed {
      if let layer = record.layer, layer === top || top.isAbove(layer) { begin(record, on: layer, in: world) }
    }
  }

  private mutating func begin(_ record: AnimationRecord, on layer: CALayer, in world: LayerWorld) {
    nextDue = nil
    if record.isPending { record.node.clock?.anchor(record) }
    record.node.clock?.beginRun()
    guard record.isPending else { return }
    record.begin(at: layer.localNow, serial: world.takeSerial())
    guard let begin = record.node.begin, layer.localNow >= begin - Self.tolerance, record.takesStart() else { return }
    world.later { record.tellStart() }
  }

  // MARK: Beginnings and ends

  /// Up to now, in order.
  fileprivate mutating func takeEvents(in world: LayerWorld) -> [AnimationEvent] {
    let now = world.now
    var events: [AnimationEvent] = []
    for layer in controlled where layer.isSettled(at: now) { events += takeSettled(layer, now) }
    guard nextDue.map({ $0 <= now + Self.tolerance }) ?? true else { return events }
    var next = Double.infinity
    for record in records {
      switch record.due {
      case .never, .commit: break
      case .begin(let instant): next = min(next, instant)
      case .end(let instant):
        next = min(next, instant)
        events += record.takeStart(at: now)
      case .over(let instant): events += record.takeEnd(at: min(now, instant))
      }
    }
    nextDue = next
    return events.sorted(by: <)
  }

  /// The course of `layer` is at its end; returns the ends of animations that follow from it.
  private mutating func takeSettled(_ layer: CALayer, _ now: Double) -> [AnimationEvent] {
    guard let control = layer.timeControl, case .moving(let map) = control.course else { return [] }
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
      record.node.clock?.isReturned = true
    }
    // The layer's own time continues from the end of the course, whichever frame finds it.
    let instant = min(now, layer.worldTime(atParent: map.end))
    release(layer, atParent: map.end)
    return over.flatMap { $0.takeEnd(at: instant) }
  }

  /// The activity of the world after the current instant.
  fileprivate var outlook: Outlook {
    for layer in controlled {
      // While the time above stands still, the course does not continue either.
      if case .moving = layer.timeControl?.course, layer.parentTimeRate != 0 { return .moving }
    }
    var next = Double.infinity
    for record in records {
      switch record.due {
      case .never: break
      case .commit: return .moving
      case .begin(let instant): if record.hasEnd { next = min(next, instant) }
      case .end, .over: if record.hasEnd { return .moving }
      }
    }
    return next == .infinity ? .still : .waiting(until: next)
  }

  func differ(from earlier: Double, to later: Double) -> Bool {
    earlier != later && records.contains { $0.differs(from: earlier, to: later) }
  }

  // MARK: Layers whose time is under control

  mutating func control(_ layer: CALayer) {
    // Animations under control neither begin nor end, so that nothing is due earlier than it was.
    if !controlled.contains(where: { $0 === layer }) { controlled.append(layer) }
  }

  /// Called when the layer is no longer in the tree.
  mutating func leave(_ layer: CALayer) { controlled.removeAll { $0 === layer } }

  /// Everything below the layer continues from where it is at its superlayer's `parentTime`.
  mutating func release(_ layer: CALayer, atParent parentTime: Double) {
    guard let control = layer.timeControl else { return }
    leave(layer)
    nextDue = nil
    // Animations under another control below depend on this layer only through that control.
    let inner = controlled.filter { $0.timeParent?.timeController === layer }
    let below = records.filter { $0.layer?.timeController === layer }
    let shown = control.localTime(at: parentTime)
    layer.timeControl = nil
    let own = layer.localTime(parentTime)
    for target in inner {
      guard let parent = target.timeParent else { continue }
      target.timeControl?.shift(by: parent.localTime(own, of: layer) - parent.localTime(shown, of: layer))
    }
    for record in below {
      guard let target = record.layer else { continue }
      record.shift(by: target.localTime(own, of: layer) - target.localTime(shown, of: layer))
    }
    layer.noteChange()
  }

  /// In the layer's time, of the animations begun below it under its control.
  func lastEnd(below layer: CALayer) -> Double? {
    guard let control = layer.timeControl else { return nil }
    return records.compactMap { record -> Double? in
      guard let target = record.layer, target === layer || layer.isAbove(target) else { return nil }
      guard control.covers(record), let end = record.expectedEnd(from: target.localNow) else { return nil }
      // Converts the end back to the controlled layer's time, which runs evenly as seen from below.
      let zero = target.localTime(control.origin, of: layer)
      let rate = target.localTime(control.origin + 1, of: layer) - zero
      return rate > 0 ? control.origin + (end - zero) / rate : nil
    }.max()
  }
}

/// The delegate and the groups are told about it.
private struct AnimationEvent {
  let record: AnimationRecord
  /// In the world's time.
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

extension AnimationRecord {
  /// Unless the delegate has been told.
  fileprivate func takeStart(at now: Double) -> [AnimationEvent] {
    guard let layer, let begin = node.begin, takesStart() else { return [] }
    return [AnimationEvent(record: self, instant: min(now, layer.worldTime(atLocal: begin)), isEnd: false)]
  }

  /// Records the end at `instant`, and the beginning if the delegate has not been told about it.
  fileprivate func takeEnd(at instant: Double) -> [AnimationEvent] {
    hasEnded = true
    let end = AnimationEvent(record: self, instant: instant, isEnd: true)
    return takesStart() ? [AnimationEvent(record: self, instant: instant, isEnd: false), end] : [end]
  }
}

extension LayerWorld {
  /// Called when the layer enters the tree: an animation that has not begun leaves the world in which it was added.
  func take(_ record: AnimationRecord) {
    if record.isPending, let other = record.world, other !== self { other.animations.remove([record]) }
    guard !record.isListed else { return animations.noteTimeChange() }
    record.world = self
    record.awaitsCommit = false
    animations.add(record)
  }

  /// Removes the animations that are over from their layers, and tells delegates and groups in order.
  package func finishAnimations() {
    let events = animations.takeEvents(in: self)
    guard !events.isEmpty else { return }
    var removed: [AnimationRecord] = []
    for event in events where event.isEnd {
      let record = event.record
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

  /// Delegates and groups are told at the end of the turn.
  package func removeAnimations(awaitedBy group: AnimationGroup) {
    let removed = group.awaited.filter(\.isListed)
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
    let removed = records.filter(\.isListed)
    for record in removed {
      record.hasEnded = true
      record.layer?.drop(record)
    }
    animations.remove(removed)
  }

  /// The activity of the world after the current instant.
  package var outlook: ActiveAnimations.Outlook {
    hasDeferredWork || awaitsUpdate ? .moving : animations.outlook
  }

  /// Frames are worth drawing for it although the outlook is `still`.
  package var hasEndlessMotion: Bool {
    animations.records.contains { record in
      guard record.node.isEndless, case .end = record.due else { return false }
      return true
    }
  }

  /// The animations that have an end, each named by the animated value and the layer.
  package var movingAnimations: [String] {
    animations.records.compactMap { record in
      guard let layer = record.layer, !record.hasEnded, !record.node.isEndless else { return nil }
      let subject = (record.animation as? CAPropertyAnimation)?.keyPath ?? record.key
      let owner = layer.name ?? layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
      return "\(subject) of \(owner)"
    }
  }
}
