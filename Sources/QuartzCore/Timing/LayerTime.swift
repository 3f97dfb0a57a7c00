public import CoreGraphics
package import Motion

// What time it is in a layer: every conversion between the world's time and the time of a layer or animation is made here.

extension CALayer {
  public final var beginTime: CFTimeInterval {
    get { timing.begin }
    set { setInstant(\.begin, newValue, "beginTime") }
  }
  /// With 0 the time stands still at `timeOffset`.
  public final var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue), "speed") }
  }
  public final var timeOffset: CFTimeInterval {
    get { timing.offset }
    set { setInstant(\.offset, newValue, "timeOffset") }
  }
  /// Infinite unless set, so that the layer's time runs on.
  public final var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { setTiming(\.duration, newValue == .infinity ? 0 : newValue < 0 ? 0 : newValue, "duration") }
  }
  public final var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Self.count(Double(newValue)), "repeatCount") }
  }
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, Self.count(newValue), "repeatDuration") }
  }
  public final var autoreverses: Bool {
    get { timing.autoreverses }
    set {
      timing.autoreverses = newValue
      noteTimeChange()
    }
  }
  /// Stored, without effect; a layer is visible at any time.
  public final var fillMode: CAMediaTimingFillMode {
    get { flags.fillMode }
    set { flags.fillMode = newValue }
  }

  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atWorld: t) }
    return l.convertTime(t, to: self)
  }

  /// A layer whose time stands still has only one instant, which converts to its `beginTime` in the parent's
  /// time; layers above both layers do not matter.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    guard let l else { return worldTime(atLocal: t) }
    var (layer, time) = (self, t)
    while layer !== l, !l.isTimed(by: layer) {
      time = layer.parentTime(atLocal: time)
      guard let above = layer.timeParent else { return l.localTime(atWorld: time) }
      layer = above
    }
    return l.localTime(time, of: layer)
  }

  /// `time` is the superlayer's time.
  @inline(__always)
  package final func localTime(_ time: Double) -> Double {
    if !traits.contains(.ownTime) { return time }
    if let timeControl { return timeControl.localTime(at: time) }
    let active = timing.activeTime(at: time)
    guard timing.duration > 0 else { return active }
    return timing.position(atActive: active)?.time ?? 0
  }

  /// The layer's time is relative to its time.
  final var timeParent: CALayer? { original?.timeParent ?? parent ?? masked }

  package final func localTime(atWorld time: Double) -> Double { localTime(parentTime(atWorld: time)) }

  private func parentTime(atWorld time: Double) -> Double { timeParent?.localTime(atWorld: time) ?? time }

  package final func worldTime(atLocal time: Double) -> Double { worldTime(atParent: parentTime(atLocal: time)) }

  final func worldTime(atParent time: Double) -> Double { timeParent?.worldTime(atLocal: time) ?? time }

  private func parentTime(atLocal time: Double) -> Double {
    if let timeControl { return timeControl.parentTime(at: time) }
    return timing.parentTime(atActive: time) ?? timing.begin
  }

  /// `other` is above this layer.
  private func isTimed(by other: CALayer) -> Bool {
    guard let timeParent else { return false }
    return timeParent === other || timeParent.isTimed(by: other)
  }

  /// Relative to the world's; 0 if a time control moves the time.
  final var timeRate: Double {
    guard timeControl == nil else { return 0 }
    let isOver = timing.duration > 0 && timing.activeTime(at: parentTimeNow) >= timing.activeDuration
    return isOver ? 0 : timing.speed * parentTimeRate
  }

  /// The rate relative to the world's time.
  final var parentTimeRate: Double { timeParent?.timeRate ?? 1 }

  /// Because its speed or that of a superlayer is 0; a time control does not count.
  final var standsStill: Bool { timeControl == nil && timing.speed == 0 || timeParent?.standsStill ?? false }

  package final var localNow: Double { localTime(atWorld: (world ?? .current).now) }

  package final var parentTimeNow: Double { timeParent?.localNow ?? (world ?? .current).now }

  /// The nearest layer, from this one up, whose time is under control.
  final var timeController: CALayer? { timeControl != nil ? self : timeParent?.timeController }

  /// `ancestor` may be this layer.
  final func localTime(_ time: Double, of ancestor: CALayer) -> Double {
    if self === ancestor { return time }
    return localTime(timeParent?.localTime(time, of: ancestor) ?? time)
  }

  /// The course has reached its end at the world's instant `now`.
  final func isSettled(at now: Double) -> Bool {
    guard case .moving(let map) = timeControl?.course else { return false }
    return parentTime(atWorld: now) >= map.end - ActiveAnimations.tolerance
  }

  /// A number of repetitions as it is stored: at least 0 and finite; NaN stays.
  private static func count(_ value: Double) -> Double { value < 0 ? 0 : min(value, .greatestFiniteMagnitude) }

  private func setInstant(_ path: WritableKeyPath<MediaTiming, Double>, _ value: Double, _ name: String) {
    guard NumberLimits.isTime(value) else { return refuse(value, for: name, NumberLimits.timeRule) }
    setTiming(path, value, name)
  }

  private func setTiming(_ path: WritableKeyPath<MediaTiming, Double>, _ value: Double, _ name: String) {
    guard value.isFinite else { return refuse(value, for: name, "it must be finite") }
    timing[keyPath: path] = value
    noteTimeChange()
  }

  private func noteTimeChange() {
    world?.animations.noteTimeChange()
    noteChange()
  }
}

/// Something else moves the layer's time in place of its parent's: a finger, or the settling after it.
package struct TimeControl {
  package enum Course {
    case held(Double)
    /// The time follows the map from the superlayer's time.
    case moving(TimeMap)
  }

  /// The layer's time when the control began.
  package let origin: Double
  /// The order in which animations and time controls began in the world.
  let serial: Int
  package var course: Course
  /// The animations that were begun since are undone.
  package var isReturning = false

  @inline(__always)
  func localTime(at parentTime: Double) -> Double {
    switch course {
    case .held(let time): time
    case .moving(let map): map.localTime(at: parentTime)
    }
  }

  /// The superlayer's time at which the layer's is `time`; if there is none, the end of the map.
  func parentTime(at time: Double) -> Double {
    switch course {
    case .held: time
    case .moving(let map): map.parentTime(at: time) ?? map.end
    }
  }

  /// Begun since the control began.
  func covers(_ record: AnimationRecord) -> Bool { record.isPending || record.beginning > serial }

  mutating func shift(by seconds: Double) {
    guard case .moving(let map) = course else { return }
    course = .moving(
      TimeMap(begin: map.begin + seconds, from: map.from, to: map.to, duration: map.duration, curve: map.curve))
  }
}

extension CALayer {
  /// Holds the layer's time at `time` until it is moved or released; meanwhile no animation of the layer or its
  /// descendants ends, even if `time` is past its end.
  package final func holdTime(at time: Double) {
    guard time.isFinite else { return refuse(time, for: "time", "it must be finite to be held") }
    takeControl(.held(time), isReturning: false)
  }

  package final func holdTime() { holdTime(at: localNow) }

  /// `map` maps the superlayer's time.
  ///
  /// At the end of the map the layer's own time continues, without a jump, and the animations that ended meanwhile are
  /// told so. If `returning` is true, the animations that were begun under control are undone and removed.
  package final func moveTime(along map: TimeMap, returning: Bool) {
    takeControl(.moving(map), isReturning: returning)
  }

  /// Now rather than at the commit, with those of the descendants.
  package final func beginPendingAnimations() {
    guard let world else { return }
    world.animations.begin(below: self, in: world)
  }

  /// Removes the animations that were begun under control, without telling delegates or groups; those under a nearer
  /// control stay, and those of groups whose owner removes them itself.
  package final func discardControlledAnimations() {
    guard let timeControl else { return }
    world?.discardAnimations { record in
      guard record.layer?.timeController === self, timeControl.covers(record) else { return false }
      return !record.groups.contains(where: \.isManaged)
    }
  }

  package final func releaseTime() {
    guard let world else {
      timeControl = nil
      return
    }
    world.animations.release(self, atParent: parentTimeNow)
  }

  /// When the last of the animations begun under control ends, in the layer's time; the origin if there is none.
  package final var lastControlledEnd: Double {
    world?.animations.lastEnd(below: self) ?? timeControl?.origin ?? localNow
  }

  private func takeControl(_ course: TimeControl.Course, isReturning: Bool) {
    if timeControl == nil {
      // Animations that were added earlier begin before the control does.
      world?.animations.begin(below: self, in: world ?? .current)
      timeControl = TimeControl(origin: localNow, serial: (world ?? .current).takeSerial(), course: course)
    }
    timeControl?.course = course
    timeControl?.isReturning = isReturning
    world?.animations.control(self)
    noteChange()
  }
}
