/// The times of a list of keyframes, which map a progress to a position in the list.
///
/// A timeline has no values; ``KeyframeTrack`` adds them.
public struct KeyframeTimeline: Hashable, Sendable {
  public let mode: KeyframeMode
  /// In ascending order from 0 to 1: one more than the number of segments.
  public let boundaries: [Double]
  /// A segment without one is linear.
  public let curves: [TimingCurve]

  /// Creates the timeline of `count` keyframes; below 1 counts as 1.
  ///
  /// - `keyTimes`: `count` of them, or `count + 1` for ``KeyframeMode/discrete``, which also holds its last value for a
  ///   time. The first is 0, the last is 1, and none is below its predecessor. If they are nil or break these rules,
  ///   keyframes are spaced evenly, as Core Animation ignores such key times.
  /// - `curves`: `count - 1` of them; missing ones are linear, extra ones are ignored.
  /// - `distances`: for the paced modes, `count - 1` of them, finite and at least 0. If they break these rules or are
  ///   all 0, keyframes are spaced evenly.
  public init(
    mode: KeyframeMode,
    count: Int,
    keyTimes: [Double]? = nil,
    curves: [TimingCurve] = [],
    distances: [Double] = []
  ) {
    let segments = max(mode == .discrete ? count : count - 1, 1)
    let wanted = mode.isPaced ? Self.times(pacing: distances) : keyTimes
    self.mode = mode
    self.curves = mode.isPaced || mode == .discrete ? [] : curves
    if let wanted, wanted.count == segments + 1, Self.areOrdered(wanted) {
      boundaries = wanted
    } else {
      boundaries = (0...segments).map { Double($0) / Double(segments) }
    }
  }

  /// The times at which a motion of constant speed reaches the keyframes; nil if the distances allow none.
  private static func times(pacing distances: [Double]) -> [Double]? {
    let total = distances.reduce(0, +)
    guard total > 0 && total.isFinite && distances.allSatisfy({ $0 >= 0 }) else { return nil }
    var travelled = 0.0
    var times = [0.0]
    for distance in distances.dropLast() {
      travelled += distance
      times.append(min(travelled / total, 1))
    }
    return times + [1]
  }

  /// Whether times ascend from 0 to 1; false if one is NaN.
  private static func areOrdered(_ times: [Double]) -> Bool {
    times.first == 0 && times.last == 1 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The progress is clamped to 0...1; NaN counts as 0.
  ///
  /// At a keyframe's time the segment is the one that starts there, at 1 the last one. A segment without a length is
  /// only reached at 1. The function allocates no memory.
  @inlinable
  public func position(at progress: Double) -> KeyframePosition {
    let progress = progress > 0 ? min(progress, 1) : 0
    var segment = 0
    var above = boundaries.count - 1
    while above - segment > 1 {
      let middle = (segment + above) / 2
      if boundaries[middle] <= progress { segment = middle } else { above = middle }
    }
    guard mode != .discrete else { return KeyframePosition(segment: segment, fraction: 0) }
    let length = boundaries[segment + 1] - boundaries[segment]
    let fraction = length > 0 ? (progress - boundaries[segment]) / length : 1
    guard segment < curves.count else { return KeyframePosition(segment: segment, fraction: fraction) }
    return KeyframePosition(segment: segment, fraction: curves[segment].value(at: fraction))
  }
}

@frozen
public struct KeyframePosition: Hashable, Sendable {
  /// The index of the keyframe at which the segment starts.
  public var segment: Int
  /// 0 to 1, or beyond where the segment's curve overshoots; always 0 when values are held.
  public var fraction: Double

  @inlinable
  public init(segment: Int, fraction: Double) {
    self.segment = segment
    self.fraction = fraction
  }
}

@frozen
public enum KeyframeMode: Hashable, Sendable, CaseIterable {
  case linear
  case discrete
  /// Straight from one value to the next at constant speed throughout; key times and curves are ignored.
  case paced
  case cubic
  /// Along a smooth curve through the values at constant speed throughout; key times and curves are ignored.
  case cubicPaced

  @inlinable public var isPaced: Bool { self == .paced || self == .cubicPaced }

  @inlinable public var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

public struct KeyframeTrack<Value: MotionVector>: Hashable, Sendable {
  public let path: KeyframePath<Value>
  public let timeline: KeyframeTimeline
  /// The arc lengths of a path that is smooth and paced.
  @usableFromInline let arcs: ArcLengthTable?

  /// At least one value is needed; the paced modes measure the distances themselves.
  @inlinable
  public init(
    values: [Value],
    mode: KeyframeMode = .linear,
    keyTimes: [Double]? = nil,
    curves: [TimingCurve] = [],
    tangents: [CubicTangent] = []
  ) {
    let path = KeyframePath(values: values, tangents: tangents, isCubic: mode.isCubic)
    let arcs = mode == .cubicPaced ? ArcLengthTable(path) : nil
    var distances = arcs?.lengths ?? []
    if mode == .paced { distances = (0..<path.segmentCount).map { path.speed(segment: $0, fraction: 0) } }
    self.path = path
    self.arcs = arcs
    timeline = KeyframeTimeline(
      mode: mode,
      count: values.count,
      keyTimes: keyTimes,
      curves: curves,
      distances: distances
    )
  }

  /// Exactly the first value at 0 and the last at 1, and clamped to these outside 0...1.
  @inlinable
  public func value(at progress: Double) -> Value {
    let position = timeline.position(at: progress)
    guard timeline.mode != .discrete else { return path.values[position.segment] }
    guard let arcs else { return path.value(segment: position.segment, fraction: position.fraction) }
    let parameter = arcs.parameter(segment: position.segment, fraction: position.fraction)
    return path.value(segment: position.segment, fraction: parameter)
  }
}
