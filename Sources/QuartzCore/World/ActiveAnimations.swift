import Motion

/// The animations of a world.
package struct ActiveAnimations {
  let records = RecordList(of: .world)
  /// The records that begin with the next commit, among others.
  private var pending: [AnimationRecord] = []
  /// The records whose layers have left the tree since the last commit; they may be back.
  private var departed: [AnimationRecord] = []
  /// The clocks whose run begins with the next commit, among others.
  private var waiting: [AnimationClock] = []
  /// The layers whose time is under control.
  var controlled: [CALayer] = []
  /// The instant before which no animation begins or ends; nil if it has to be computed.
  var nextDue: Double? = .infinity

  /// The activity of a world's animations after an instant.
  package enum Outlook: Equatable, Sendable {
    /// Nothing changes; endless animations do not count.
    case still
    /// Nothing changes before this instant.
    case waiting(until: Double)
    /// Every frame may differ from the one before.
    case moving
  }

  mutating func add(_ record: AnimationRecord) {
    nextDue = nil
    guard records.append(record) else { return }
    if record.isPending { pending.append(record) }
    guard let clock = record.clock else { return }
    clock.records.append(record)
    if clock.isWaiting { waiting.append(clock) }
  }

  /// Removes records, which the caller keeps alive.
  mutating func remove(_ removed: [AnimationRecord]) {
    for record in removed {
      records.remove(record)
      record.clock?.records.remove(record)
    }
  }

  /// Removes all records and layers, and returns what the caller has to release.
  mutating func removeAll() -> [AnimationRecord] {
    for record in records { record.clock?.records.remove(record) }
    let removed = records.removeAll() + pending + departed
    self = Self()
    return removed
  }

  /// Notes that the layer of `leaving` is in the tree no longer.
  mutating func depart(_ leaving: some Sequence<AnimationRecord>) { departed += leaving }

  mutating func noteTimeChange() { nextDue = nil }

  /// Notes that `clock` changed, and whether a run of it begins with the next commit.
  mutating func noteTimeChange(of clock: AnimationClock) {
    nextDue = nil
    if clock.isWaiting { waiting.append(clock) }
  }

  /// Begins the animations added since the last commit, and ends those whose layers are not in the tree.
  ///
  /// Two kinds of animations that have not begun stay on such a layer: those of a hidden window, and those whose end is up
  /// to a group. Returns the records that it removed, so that they are deallocated when nothing is being changed.
  mutating func begin(in world: LayerWorld) -> [AnimationRecord] {
    guard !(pending.isEmpty && departed.isEmpty && waiting.isEmpty) else { return [] }
    let (beginning, leaving, clocks) = (pending, departed, waiting)
    (pending, departed, waiting) = ([], [], [])
    var lost: [AnimationRecord] = []
    // Another world may have taken a record with its layer.
    for record in beginning where record.slot != nil && record.world === world {
      if let layer = record.layer, layer.world === world {
        begin(record, on: layer, in: world)
      } else if record.waitsForTree {
        pending.append(record)
      } else {
        lost.append(record)
      }
    }
    for clock in clocks where clock.isWaiting && clock.records.contains(where: { $0.layer?.world === world }) {
      beginRun(of: clock)
      nextDue = nil
    }
    lost += leaving.filter { record in !record.isPending && record.slot != nil && record.layer?.world !== world }
    guard !lost.isEmpty else { return beginning }
    remove(lost)
    for record in lost {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: world)
    }
    return lost + beginning
  }

  /// Begins the pending animations of `top` and its descendants.
  mutating func begin(below top: CALayer, in world: LayerWorld) {
    for record in pending where record.slot != nil && record.isPending {
      guard let layer = record.layer, layer === top || top.isAbove(layer) else { continue }
      begin(record, on: layer, in: world)
    }
    for clock in waiting where clock.isWaiting {
      let isBelow = clock.records.contains { record in record.layer.map { $0 === top || top.isAbove($0) } ?? false }
      guard isBelow else { continue }
      beginRun(of: clock)
      nextDue = nil
    }
  }

  private mutating func begin(_ record: AnimationRecord, on layer: CALayer, in world: LayerWorld) {
    if let clock = record.clock {
      if record.isPending { anchor(record) }
      if clock.isWaiting {
        beginRun(of: clock)
        nextDue = nil
      }
    }
    guard record.isPending else { return }
    record.world = world
    record.begin(at: layer.localNow)
    record.beginning = world.takeSerial()
    nextDue = nil
    guard record.awaitsStart, let begin = record.beginInLayer, layer.localNow >= begin - Self.tolerance else { return }
    record.hasStarted = true
    world.later { record.tellStart() }
  }

  /// The activity of the world after the current instant.
  package func outlook(at now: Double) -> Outlook {
    var next = Double.infinity
    for layer in controlled {
      // While the time above stands still, the course does not continue either.
      guard case .moving = layer.timeControl?.course, (layer.timeParent?.timeRate ?? 1) != 0 else { continue }
      return .moving
    }
    for record in records where !record.hasEnded {
      guard let layer = record.layer else { continue }
      if record.isPending {
        if layer.world == nil { continue }
        return .moving
      }
      guard let span = record.span, !record.isEndless, controlled.isEmpty || !layer.isUnderTimeControl else { continue }
      let (time, rate) = (layer.localNow, layer.timeRate)
      if record.staysAtEnd(at: time) { continue }
      let hasBegun = record.timing.speed < 0 || time >= span.begin
      if rate != 0, hasBegun || time >= span.end - Self.tolerance { return .moving }
      if rate > 0 { next = min(next, layer.worldTime(atLocal: span.begin)) }
    }
    return next == .infinity ? .still : .waiting(until: next)
  }

  /// Whether an animation that never ends is under way, for which frames are worth drawing although nothing waits for it.
  func hasEndlessMotion(at now: Double) -> Bool {
    records.contains { record in
      guard let layer = record.layer, record.isEndless, !record.hasEnded, !record.isPending else { return false }
      let isMoving = layer.timeRate != 0 && (controlled.isEmpty || !layer.isUnderTimeControl)
      return isMoving && layer.localNow >= record.timing.begin
    }
  }

  /// The number of animations.
  package var count: Int { records.count }

  /// The tolerance for instants that are equal but for rounding, in seconds.
  static let tolerance = 1e-9
}

extension AnimationRecord {
  /// Whether the animation has not begun and stays on its layer, which is in no tree.
  fileprivate var waitsForTree: Bool {
    guard isPending, let layer, layer.world == nil else { return false }
    return layer.top.flags.keepsAnimations || groups.contains(where: \.isManaged)
  }
}

extension LayerWorld {
  /// Lists an animation whose layer enters the tree; one that has not begun leaves the world in which it was added.
  func take(_ record: AnimationRecord) {
    if record.isPending {
      if let other = record.world, other !== self, record.slot != nil { other.animations.remove([record]) }
      record.world = self
    }
    animations.add(record)
  }

  /// Whether an endless animation moves, so that every frame differs although the outlook is `still`.
  package var hasEndlessMotion: Bool { animations.hasEndlessMotion(at: now) }

  /// The activity of the world after the current instant.
  package var outlook: ActiveAnimations.Outlook {
    hasDeferredWork || awaitsUpdate ? .moving : animations.outlook(at: now)
  }
}
