import Motion

/// The animations of a world: which there are, when they begin, what is to be expected of them.
package struct ActiveAnimations {
  var records: [AnimationRecord] = []
  /// Layers whose time is moved by something else.
  var controlled: [CALayer] = []
  /// Before this instant nothing begins or ends of its own; nil where that has to be found out.
  var nextDue: Double? = .infinity

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
    nextDue = nil
    guard !record.isListed else { return }
    record.isListed = true
    records.append(record)
  }

  mutating func remove(_ removed: [AnimationRecord]) {
    nextDue = nil
    for record in removed { record.isListed = false }
    records.removeAll { !$0.isListed }
  }

  mutating func noteTimeChange() { nextDue = nil }

  /// Begins what was added since the last commit, and ends what is no longer in the tree.
  ///
  /// Gives back what it lets go, so that whoever goes with it finds nothing being changed.
  mutating func begin(in world: LayerWorld) -> [AnimationRecord] {
    var lost: [AnimationRecord] = []
    for record in records {
      guard let layer = record.layer, layer.world === world else {
        lost.append(record)
        continue
      }
      begin(record, on: layer, in: world)
    }
    guard !lost.isEmpty else { return [] }
    remove(lost)
    // Those that have not begun wait on their layer for a tree; those that have are over.
    for record in lost where !record.isPending {
      record.layer?.drop(record)
      record.tellStop(finished: false, in: world)
    }
    return lost
  }

  /// Begins what waits for the commit on `top` and below it.
  mutating func begin(below top: CALayer, in world: LayerWorld) {
    for record in records where record.isPending || record.node.clock != nil {
      guard let layer = record.layer, layer === top || top.isAbove(layer) else { continue }
      begin(record, on: layer, in: world)
    }
  }

  private mutating func begin(_ record: AnimationRecord, on layer: CALayer, in world: LayerWorld) {
    if let clock = record.node.clock {
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

  /// What the world does after its present instant.
  package func outlook(at now: Double) -> Outlook {
    var next = Double.infinity
    for layer in controlled {
      // Where the time above stands still, the way does not go on either.
      guard case .moving = layer.timeControl?.course, (layer.timeParent?.timeRate ?? 1) != 0 else { continue }
      return .moving
    }
    for record in records where !record.hasEnded {
      guard let layer = record.layer else { continue }
      if record.isPending { return .moving }
      guard let way = record.way, !record.isEndless, controlled.isEmpty || !layer.isUnderTimeControl else { continue }
      let (time, rate) = (layer.localNow, layer.timeRate)
      if record.staysAtEnd(at: time) { continue }
      let hasBegun = record.node.timing.speed < 0 || time >= way.begin
      if rate != 0, hasBegun || time >= way.end - Self.tolerance { return .moving }
      if rate > 0 { next = min(next, layer.worldTime(atLocal: way.begin)) }
    }
    return next == .infinity ? .still : .waiting(until: next)
  }

  /// Whether an animation that never ends is under way, for which frames are worth drawing though nobody waits for it.
  func hasEndlessMotion(at now: Double) -> Bool {
    records.contains { record in
      guard let layer = record.layer, record.isEndless, !record.hasEnded, !record.isPending else { return false }
      let isMoving = layer.timeRate != 0 && (controlled.isEmpty || !layer.isUnderTimeControl)
      return isMoving && layer.localNow >= record.node.timing.begin
    }
  }

  /// How many animations there are.
  package var count: Int { records.count }

  /// What rounding may make of equal instants, in seconds.
  static let tolerance = 1e-9
}

extension LayerWorld {
  /// Whether something moves that never ends: then every frame differs, though the outlook is still.
  package var hasEndlessMotion: Bool { animations.hasEndlessMotion(at: now) }

  /// What the world does after its present instant.
  package var outlook: ActiveAnimations.Outlook {
    hasDeferredWork || awaitsUpdate ? .moving : animations.outlook(at: now)
  }
}
