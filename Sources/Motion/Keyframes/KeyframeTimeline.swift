/// The times of a list of keyframes: where in the list a progress falls.
///
/// It knows no values; ``KeyframeTrack`` adds them.
public struct KeyframeTimeline: Hashable, Sendable {
  /// How the values between keyframes are made.
  public let mode: KeyframeMode
  /// The boundaries of the segments, from 0 to 1, never falling: one more than there are segments.
  public let boundaries: [Double]
  /// The curves of the segments; a segment without one is linear.
  public let curves: [TimingCurve]

  /// Creates the timeline of `count` keyframes.
  ///
  /// - Parameters:
  ///   - mode: How the values between keyframes are made.
  ///   - count: How many keyframes there are; below 1 counts as 1.
  ///   - keyTimes: The keyframes' times: `count` of them, or `count + 1` for ``KeyframeMode/discrete``, whose last
  ///     value is held for a while too. The first is 0, the last 1, and none is below the one before it. Where they are
  ///     nil or anything else, keyframes are spaced evenly, as Core Animation ignores key times that do not fit.
  ///   - curves: The curves between keyframes, `count - 1` of them; missing ones are linear, further ones ignored.
  ///   - distances: For the paced modes, the lengths of the ways between keyframes, `count - 1` of them, finite and at
  ///     least 0. Where they are anything else, or all 0, keyframes are spaced evenly.
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

  /// The times at which a constant speed arrives, nil where the distances give none.
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

  /// Whether times go from 0 to 1 without falling; false for any that is not a number.
  private static func areOrdered(_ times: [Double]) -> Bool {
    times.first == 0 && times.last == 1 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The position at a progress, clamped to 0...1; not a number counts as 0.
  ///
  /// At a keyframe's time the segment is the one that starts there, at 1 the last one. A segment of no length is only
  /// met at 1. Nothing is allocated.
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
