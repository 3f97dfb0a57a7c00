/// The animations of a world: when they begin, when they are over, in which order that is told.

import Motion

package struct ActiveAnimations {
  fileprivate(set) var records: [AnimationRecord] = []
  /// Layers whose time is moved by something else.
  fileprivate(set) var controlled: [CALayer] = []
  /// Before this instant nothing begins or ends of its own; nil where that has to be found out.
  private var nextDue: Double? = .infinity

  /// What a world's animations do after an instant.
  package enum Outlook: Equatable, Sendable {
    /// Nothing changes of its own; animations that never end do not count.
    case still
    /// Nothing changes before this instant.
    case waiting(until: Double)
    /// Every frame may differ.
    case moving
  }

  mutating func add(_ record: AnimationRecord) {
    if !records.contains(where: { $0 === record }) { records.append(record) }
    nextDue = nil
  }

  mutating func append(_ record: AnimationRecord) {
    records.append(record)
    nextDue = nil
  }

  mutating func remove(_ removed: [AnimationRecord]) {
    let gone = Set(removed.map(ObjectIdentifier.init))
    records.removeAll { gone.contains(ObjectIdentifier($0)) }
    nextDue = nil
  }

  mutating func noteTimeChange() { nextDue = nil }

  /// Begins what was added since the last commit, and ends what is no longer in the tree.
  mutating func begin(in world: LayerWorld) {
    var lost: [AnimationRecord] = []
    for record in records {
      guard let layer = record.layer, layer.world === world else {
        lost.append(record)
        continue
      }
      if record.isPending {
        record.begin(at: layer.localNow)
        nextDue = nil
      }
    }
    guard !lost.isEmpty else { return }
    remove(lost)
    // Those that have not begun wait on their layer for a tree; those that have are over.
    for record in lost where !record.isPending {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: world)
    }
  }

  // MARK: Control

  mutating func control(_ layer: CALayer) {
    if !controlled.contains(where: { $0 === layer }) { controlled.append(layer) }
    nextDue = nil
  }

  /// Lets the layer's own time take over at the world's instant `now`: everything below goes on from where it is.
  mutating func release(_ layer: CALayer, at now: Double) {
    guard let control = layer.timeControl else { return }
    controlled.removeAll { $0 === layer }
    nextDue = nil
    let parentTime = layer.timeParent?.localTime(atWorld: now) ?? now
    let shown = control.localTime(at: parentTime)
    layer.timeControl = nil
    let own = layer.localTime(parentTime)
    for record in records {
      guard let target = record.layer, target === layer || layer.isAbove(target) else { continue }
      record.shift(by: target.localTime(own, of: layer) - target.localTime(shown, of: layer))
    }
  }

  /// The last finite end among the animations below `layer` that began at its time `origin` or later.
  func lastEnd(below layer: CALayer, since origin: Double) -> Double? {
    records.compactMap { record -> Double? in
      guard let target = record.layer, target === layer || layer.isAbove(target) else { return nil }
      let begin = record.isPending ? target.localTime(origin, of: layer) : record.node.timing.begin
      guard begin >= target.localTime(origin, of: layer) - Self.tolerance else { return nil }
      guard let end = record.pendingEnd(from: begin), end.isFinite else { return nil }
      // Back up to the controlled layer: its time runs evenly as seen from below.
      let zero = target.localTime(origin, of: layer)
      let rate = target.localTime(origin + 1, of: layer) - zero
      return rate > 0 ? origin + (end - zero) / rate : nil
    }.max()
  }

  // MARK: Ends

  /// Takes note of everything that is over at `now`, in order of the instant, then of being added.
  mutating func takeEnded(in world: LayerWorld) -> [AnimationRecord] {
    let now = world.now
    let settled = controlled.filter { layer in
      guard case .moving(let map) = layer.timeControl?.course else { return false }
      return (layer.timeParent?.localTime(atWorld: now) ?? now) >= map.end
    }
    var due: [(instant: Double, record: AnimationRecord)] = []
    for layer in settled { due += takeSettled(layer, now) }
    guard nextDue.map({ $0 <= now }) ?? true || !due.isEmpty else { return [] }
    var next = Double.infinity
    for record in records where !record.hasEnded && !record.isPending {
      guard let layer = record.layer, !due.contains(where: { $0.record === record }) else { continue }
      guard controlled.isEmpty || !layer.isUnderTimeControl else { continue }
      record.tellStartIfDue(layer.localNow)
      guard let end = record.end else { continue }
      let instant = layer.worldTime(atLocal: end)
      if layer.localNow >= end - Self.tolerance {
        due.append((min(instant, now), record))
      } else {
        next = min(next, instant)
        if !record.hasStarted { next = min(next, layer.worldTime(atLocal: record.node.timing.begin)) }
      }
    }
    nextDue = next
    return due.sorted { ($0.instant, $0.record.serial) < ($1.instant, $1.record.serial) }.map(\.record)
  }

  /// What is over because the way of `layer` is: it has its own time again.
  private mutating func takeSettled(_ layer: CALayer, _ now: Double) -> [(instant: Double, record: AnimationRecord)] {
    guard let control = layer.timeControl, case .moving(let map) = control.course else { return [] }
    let instant = min(now, layer.timeParent?.worldTime(atLocal: map.end) ?? map.end)
    let below = records.filter { record in
      guard let target = record.layer, !record.hasEnded, !record.isPending else { return false }
      return target === layer || layer.isAbove(target)
    }
    let over = below.filter { record in
      guard let target = record.layer else { return false }
      if control.isReturning {
        return record.node.timing.begin >= target.localTime(control.origin, of: layer) - Self.tolerance
      }
      return record.end.map { $0 <= target.localTime(map.to, of: layer) + Self.tolerance } ?? false
    }
    for record in over where control.isReturning { record.isReturned = true }
    release(layer, at: now)
    return over.map { (instant, $0) }
  }

  /// What the world does after its present instant.
  package func outlook(at now: Double) -> Outlook {
    var next = Double.infinity
    for layer in controlled {
      if case .moving = layer.timeControl?.course { return .moving }
    }
    for record in records where !record.hasEnded {
      guard let layer = record.layer else { continue }
      if record.isPending { return .moving }
      if record.isEndless || (!controlled.isEmpty && layer.isUnderTimeControl) { continue }
      guard let end = record.end else { continue }
      let begin = layer.worldTime(atLocal: record.node.timing.begin)
      if begin > now { next = min(next, begin) } else if layer.worldTime(atLocal: end) >= now { return .moving }
    }
    return next == .infinity ? .still : .waiting(until: next)
  }

  /// How many animations there are.
  package var count: Int { records.count }

  /// What rounding may make of equal instants, in seconds.
  static let tolerance = 1e-9
}

extension AnimationRecord {
  /// When it would be over if it began at `begin`.
  func pendingEnd(from begin: Double) -> Double? {
    var timing = node.timing
    if isPending, node.beginsWithCommit { timing.begin = begin }
    return timing.parentEnd
  }

  /// Tells the delegate that it has begun, once.
  func tellStartIfDue(_ localTime: Double) {
    guard !hasStarted, localTime >= node.timing.begin - ActiveAnimations.tolerance else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

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
    guard !hasEnded else { return }
    tellStop(finished: false, in: .current)
  }
}

extension LayerWorld {
  /// Ends what is over now: takes it off its layer and tells delegates and transactions, in order.
  package func finishAnimations() {
    let ended = animations.takeEnded(in: self)
    guard !ended.isEmpty else { return }
    var gone: [AnimationRecord] = []
    for record in ended {
      record.hasEnded = true
      if record.animation.isRemovedOnCompletion || record.isReturned {
        record.layer?.drop(record)
        gone.append(record)
      }
    }
    animations.remove(gone)
    for record in ended {
      record.tellStartIfDue(.infinity)
      record.tell(finished: true)
    }
  }

  /// What the world does after its present instant.
  package var outlook: ActiveAnimations.Outlook { animations.outlook(at: now) }
}
