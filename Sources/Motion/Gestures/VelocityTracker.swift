/// An estimator of a pointer's velocity from its recent positions.
///
/// Positions may have any pattern of time stamps: at 125 or 1000 Hz, several to a frame with one stamp, or out of
/// order. Times are in seconds, positions in points (or any unit: velocities are in that unit per second). Memory is
/// bounded at any rate.
public struct VelocityTracker: Hashable, Sendable {
  struct Sample: Hashable {
    var time: Double
    var position: SIMD2<Double>
    /// The number of reports that are merged in the sample: a frame with only its first report weighs less in the fit.
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

  /// Oldest first, their times rising.
  private(set) var samples: [Sample] = []

  public init() {}

  /// Positions with the same stamp are merged into the last of them.
  ///
  /// A stamp before the newest counts as equal to it; one that is earlier by more than the ``window`` means that the
  /// clock was set, and discards the history. Positions and times that are not finite are ignored.
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

  public mutating func add(_ value: Double, at time: Double) {
    add(SIMD2(value, 0), at: time)
  }

  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  private mutating func forget(before time: Double) {
    let old = samples.prefix { $0.time < time }.count
    if old > 0 { samples.removeFirst(old) }
  }
}

extension VelocityTracker {
  /// In points per second along each axis, always finite; zero while the pointer ``isStill(at:)``.
  ///
  /// Otherwise it is the slope of the straight line that best fits the positions of the last ``window`` by least
  /// squares, from the last turn or pause on if there was one. An instant that is before the newest sample, or NaN,
  /// counts as that sample's time.
  public func velocity(at now: Double) -> SIMD2<Double> {
    guard !isStill(at: now) else { return .zero }
    let recent = samplesSincePause(at: now)
    return SIMD2(Self.slope(recent, axis: 0), Self.slope(recent, axis: 1))
  }

  /// The pointer is still when it reported nothing for ``silence``, or stayed within ``stillDistance`` along both axes
  /// during the last ``stillTime``.
  ///
  /// A tracker without samples is still.
  public func isStill(at now: Double) -> Bool {
    guard let newest = samples.last else { return true }
    let now = now > newest.time ? now : newest.time
    if now - newest.time >= Self.silence { return true }
    let start = now - Self.stillTime
    var low = newest.position
    var high = newest.position
    for index in samples.indices.reversed() {
      let position = samples[index].time < start ? positionBetween(index, at: start) : samples[index].position
      low = pointwiseMin(low, position)
      high = pointwiseMax(high, position)
      if samples[index].time <= start { break }
    }
    return (high - low).max() <= Self.stillDistance
  }

  private func positionBetween(_ index: Int, at time: Double) -> SIMD2<Double> {
    let before = samples[index]
    let after = samples[index + 1]
    let share = (time - before.time) / (after.time - before.time)
    return before.position + (after.position - before.position) * share
  }

  /// Returns the samples of the window, without those before a silence: the pointer stood still then, and its movement
  /// before says nothing about its movement now.
  ///
  /// A silence is ignored when too few samples would remain, as when frames are far apart.
  private func samplesSincePause(at now: Double) -> ArraySlice<Sample> {
    let newest = samples[samples.count - 1].time
    let start = (now > newest ? now : newest) - Self.window
    var first = samples.count - 1
    while first > 0 && samples[first - 1].time >= start {
      let isPause = samples[first].time - samples[first - 1].time >= Self.silence
      if isPause && samples.count - first > 2 { break }
      first -= 1
    }
    return samples[first...]
  }

  /// The slope of the best straight line along one axis since that axis last turned; 0 if the samples span no time.
  private static func slope(_ samples: ArraySlice<Sample>, axis: Int) -> Double {
    let run = samples[turn(in: samples, axis: axis)...]
    guard let first = run.first, let last = run.last, last.time - first.time >= resolution else { return 0 }
    var weight = 0.0
    var times = 0.0
    var positions = 0.0
    for sample in run {
      weight += sample.weight
      times += sample.weight * (sample.time - first.time)
      positions += sample.weight * (sample.position[axis] - first.position[axis])
    }
    times /= weight
    positions /= weight
    var product = 0.0
    var square = 0.0
    for sample in run {
      let time = sample.time - first.time - times
      product += sample.weight * time * (sample.position[axis] - first.position[axis] - positions)
      square += sample.weight * time * time
    }
    let slope = product / square
    return slope.isFinite ? slope : 0
  }

  /// The index of the sample at which an axis last turned back by more than a tremble; the first if it never did.
  private static func turn(in samples: ArraySlice<Sample>, axis: Int) -> Int {
    var lowest = samples.endIndex - 1
    var highest = lowest
    let newest = samples[lowest].position[axis]
    for index in samples.indices.reversed() {
      let position = samples[index].position[axis]
      if position < samples[lowest].position[axis] { lowest = index }
      if position > samples[highest].position[axis] { highest = index }
      let top = samples[highest].position[axis]
      let bottom = samples[lowest].position[axis]
      if top - newest > stillDistance && top - position > stillDistance { return highest }
      if newest - bottom > stillDistance && position - bottom > stillDistance { return lowest }
    }
    return samples.startIndex
  }
}

extension VelocityTracker {
  /// The velocity as iOS' scroll views track it, in points per second along each axis; zero while the pointer
  /// ``isStill(at:)``.
  ///
  /// It is a weighted mean of the velocities of the last three steps: 5 % of the last one, 35 % of the one before and 60 %
  /// of the third, as in Flutter's tracker for iOS. A step takes at least ``scrollStep``, so that a mouse that reports more
  /// often gives the same velocity. Steps that there are not leave their share to the others.
  public func scrollVelocity(at now: Double) -> SIMD2<Double> {
    guard !isStill(at: now) else { return .zero }
    var velocity = SIMD2<Double>.zero
    var weights = 0.0
    var end = samples.count - 1
    for weight in Self.scrollWeights {
      guard let start = samples[..<end].lastIndex(where: { samples[end].time - $0.time >= Self.scrollStep }) else {
        break
      }
      let duration = samples[end].time - samples[start].time
      velocity += weight * (samples[end].position - samples[start].position) / duration
      weights += weight
      end = start
    }
    return weights > 0 ? velocity / weights : self.velocity(at: now)
  }

  /// Of the last step, the one before and the third.
  static let scrollWeights = [0.05, 0.35, 0.6]
  /// The shortest step of ``scrollVelocity(at:)``, in seconds: less than one of a mouse at 125 Hz, whatever it is rounded to.
  static let scrollStep = 0.00795
}
