/// An estimator of a pointer's velocity from its recent positions.
///
/// Positions may have any pattern of time stamps: at 125 or 1000 Hz, several to a frame with one stamp, or out of
/// order. Times are in seconds, positions in points (or any unit: velocities are in that unit per second). Memory is
/// bounded at any rate.
public struct VelocityTracker: Hashable, Sendable {
  struct Sample: Hashable {
    var time: Double
    var position: SIMD2<Double>
    /// The number of reports that are merged in the sample, each of which counts in the fit.
    ///
    /// A frame with only its first report so far thus weighs less than a complete one.
    var weight = 1.0
  }

  /// The age, in seconds, up to which positions count: long enough to outweigh jitter, short enough to follow a hand.
  public static let window = 0.1
  /// The time, in seconds, over which a still pointer moves at most ``stillDistance``.
  public static let stillTime = 0.05
  /// The distance, in points along either axis, by which a still pointer may tremble within ``stillTime``.
  public static let stillDistance = 2.0
  /// The time without a report, in seconds, after which a pointer counts as still: it would have reported a move.
  public static let silence = 0.04
  /// The shortest time, in seconds, between a sample and the next but one: half a step at 1000 Hz.
  ///
  /// Faster samples are merged, which bounds the history to some 400.
  public static let resolution = 0.000_5

  /// The samples of the last ``window``, oldest first, their times rising.
  private(set) var samples: [Sample] = []

  /// Creates a tracker without samples.
  public init() {}

  /// Adds a position in the plane.
  ///
  /// Positions with the same stamp are merged into the last of them. A stamp before the newest counts as equal to it;
  /// one that is earlier by more than the ``window`` means that the clock was set, and discards the history. Positions
  /// and times that are not finite are ignored.
  public mutating func add(_ position: SIMD2<Double>, at time: Double) {
    guard time.isFinite && position.x.isFinite && position.y.isFinite else { return }
    guard let newest = samples.last, newest.time - time <= Self.window else {
      samples = [Sample(time: time, position: position)]
      return
    }
    var sample = Sample(time: max(time, newest.time), position: position)
    let isCrowded = samples.count > 1 && sample.time - samples[samples.count - 2].time < Self.resolution
    if sample.time == newest.time || isCrowded {
      sample.weight += newest.weight
      samples[samples.count - 1] = sample
    } else {
      samples.append(sample)
    }
    forget(before: sample.time - Self.window)
  }

  /// Adds a position along the first axis; the second is 0.
  public mutating func add(_ value: Double, at time: Double) {
    add(SIMD2(value, 0), at: time)
  }

  /// Removes all samples.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Removes the samples before an instant.
  private mutating func forget(before time: Double) {
    let old = samples.prefix { $0.time < time }.count
    if old > 0 { samples.removeFirst(old) }
  }
}
