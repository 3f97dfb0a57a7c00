/// Estimates how fast a pointer moves from where it was seen lately.
///
/// Takes positions as they come, in any pattern of time stamps: at 125 or 1000 Hz, several to a frame with one stamp,
/// or out of order. Times are in seconds, positions in points (or any unit: velocities are in that unit per second).
/// Memory is bounded whatever the rate.
public struct VelocityTracker: Hashable, Sendable {
  struct Sample: Hashable {
    var time: Double
    var position: SIMD2<Double>
    /// How many reports are merged in it, each of which counts in the fit.
    ///
    /// So a frame of which only the first report has come does not weigh as much as a whole one.
    var weight = 1.0
  }

  /// How far back positions count, in seconds: long enough to outweigh jitter, short enough to follow a hand.
  public static let window = 0.1
  /// The time, in seconds, over which a still pointer moves at most ``stillDistance``.
  public static let stillTime = 0.05
  /// The distance, in points along either axis, that a still pointer may tremble by within ``stillTime``.
  public static let stillDistance = 2.0
  /// The silence, in seconds, from which a pointer is still: it reports its moves, so it has made none.
  public static let silence = 0.04
  /// The shortest time, in seconds, that tells one sample from the next but one: half a step at 1000 Hz.
  ///
  /// Faster samples are merged, which bounds the history to some 400.
  public static let resolution = 0.000_5

  /// The samples of the last ``window``, oldest first, their times rising.
  private(set) var samples: [Sample] = []

  /// Creates a tracker that has seen nothing.
  public init() {}

  /// Adds a position in the plane.
  ///
  /// Several with one stamp are merged into the last. A stamp before the newest counts as equal to it; one earlier by more than
  /// the ``window`` means that the clock was set, and starts the history afresh. Figures that are not finite are ignored.
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

  /// Adds a position along one axis; the other stands at 0.
  public mutating func add(_ value: Double, at time: Double) {
    add(SIMD2(value, 0), at: time)
  }

  /// Forgets everything seen.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// Drops the samples before an instant.
  private mutating func forget(before time: Double) {
    let old = samples.prefix { $0.time < time }.count
    if old > 0 { samples.removeFirst(old) }
  }
}
