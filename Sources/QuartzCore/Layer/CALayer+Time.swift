public import CoreGraphics
import Motion

extension CALayer {
  /// The begin time of the layer, in its superlayer's time, in seconds.
  public final var beginTime: CFTimeInterval {
    get { timing.begin }
    set { setInstant(\.begin, newValue, "beginTime") }
  }
  /// The speed of the layer's time relative to its superlayer's; with 0 the time stands still at `timeOffset`.
  public final var speed: Float {
    get { Float(timing.speed) }
    set { setTiming(\.speed, Double(newValue), "speed") }
  }
  /// An offset added to the layer's time, in seconds.
  public final var timeOffset: CFTimeInterval {
    get { timing.offset }
    set { setInstant(\.offset, newValue, "timeOffset") }
  }
  /// The length of one run, in seconds; infinite unless set, so that the layer's time runs on.
  public final var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { setTiming(\.duration, newValue == .infinity ? 0 : newValue < 0 ? 0 : newValue, "duration") }
  }
  /// The number of times that the layer's time runs through its duration.
  public final var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { setTiming(\.repeatCount, Self.count(Double(newValue)), "repeatCount") }
  }
  /// The duration for which the layer's time repeats, in seconds.
  public final var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, Self.count(newValue), "repeatDuration") }
  }
  /// A Boolean value that says whether each run of the layer's time is followed by a backward run.
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

  /// Converts the instant `t` from the time of `l`, or of the world if `l` is nil, to this layer's time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    guard let l else { return localTime(atWorld: t) }
    return l.convertTime(t, to: self)
  }

  /// Converts the instant `t` from this layer's time to the time of `l`, or of the world if `l` is nil.
  ///
  /// The time of a layer that stands still has only one instant, which converts to its `beginTime` in the parent's time.
  /// Layers above both layers do not matter.
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

  /// Returns the layer's time when its superlayer's is `time`.
  @inline(__always)
  package final func localTime(_ time: Double) -> Double {
    if !traits.contains(.ownTime) { return time }
    if let timeControl { return timeControl.localTime(at: time) }
    let active = timing.activeTime(at: time)
    guard timing.duration > 0 else { return active }
    return timing.position(atActive: active)?.time ?? 0
  }

  /// The layer that this layer's time is relative to.
  final var timeParent: CALayer? { original?.timeParent ?? parent ?? masked }

  /// Returns the layer's time at the world's instant `time`.
  package final func localTime(atWorld time: Double) -> Double {
    localTime(timeParent?.localTime(atWorld: time) ?? time)
  }

  /// Returns the world's instant at which the layer's time is `time`.
  package final func worldTime(atLocal time: Double) -> Double {
    let above = parentTime(atLocal: time)
    return timeParent?.worldTime(atLocal: above) ?? above
  }

  private func parentTime(atLocal time: Double) -> Double {
    if let timeControl { return timeControl.parentTime(at: time) }
    return timing.parentTime(atActive: time) ?? timing.begin
  }

  /// Whether the layer's time is relative to that of `other`, above it.
  private func isTimed(by other: CALayer) -> Bool {
    guard let timeParent else { return false }
    return timeParent === other || timeParent.isTimed(by: other)
  }

  /// The speed of the layer's time relative to the world's; 0 if a time control moves it.
  final var timeRate: Double {
    guard timeControl == nil else { return 0 }
    let above = timeParent?.localNow ?? (world ?? .current).now
    let isOver = timing.duration > 0 && timing.activeTime(at: above) >= timing.activeDuration
    return isOver ? 0 : timing.speed * (timeParent?.timeRate ?? 1)
  }

  /// Whether the layer's time stands still because its speed or that of a superlayer is 0; a time control does not count.
  final var standsStill: Bool { timeControl == nil && timing.speed == 0 || timeParent?.standsStill ?? false }

  /// The layer's time now.
  package final var localNow: Double { localTime(atWorld: (world ?? .current).now) }

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
