import Foundation
import Motion
import Stage

/// The progress of a transition and the velocity of what moves it, over the time of a drag.
///
/// The number of samples is limited: where they are closer than the graph can show, the newest one counts.
struct DragGraph: Equatable {
  /// A moment of the drag.
  struct Sample: Equatable {
    /// The time since the drag began, in seconds.
    var time: TimeInterval
    /// The progress of the transition: 0...1, or a little more where it swings over its end.
    var progress: Double
    /// The velocity along the drag, in points per second: the finger's, or while none is down, the screen's.
    var pointsPerSecond: Double
    /// Whether a finger is down.
    var isHeld: Bool

    /// Whether another moment shows the same.
    func looksLike(_ other: Self) -> Bool {
      progress == other.progress && pointsPerSecond == other.pointsPerSecond && isHeld == other.isHeld
    }
  }

  /// The samples, in the order of their times.
  private(set) var samples: [Sample] = []
  /// The time at the right edge, in seconds.
  private(set) var span = Self.leastSpan
  /// The velocity at the upper edge, in points per second.
  private(set) var fastest = Self.leastVelocity
  /// A number that changes when earlier samples lie elsewhere, so that all of them have to be drawn again.
  private(set) var revision = 0

  /// The least time at the right edge, in seconds.
  static let leastSpan: TimeInterval = 1
  /// The least velocity at the upper edge, in points per second.
  static let leastVelocity = 1200.0
  /// The number of samples beyond which neighbours cannot be told apart.
  static let resolution = 720.0

  /// The time of the last sample, in seconds.
  var duration: TimeInterval { samples.last?.time ?? 0 }

  /// The times at which the last finger was lifted or went down again, in seconds.
  var changes: [TimeInterval] {
    zip(samples, samples.dropFirst()).compactMap { $0.isHeld != $1.isHeld ? $1.time : nil }
  }

  /// Adds a sample, which is later than the others or replaces the last one.
  mutating func add(_ sample: Sample) {
    let last = samples.suffix(2)
    let isCrowded = last.count == 2 && last.allSatisfy { $0.isHeld == sample.isHeld }
    if isCrowded, let before = last.first, sample.time - before.time < span / Self.resolution {
      samples[samples.count - 1] = sample
    } else {
      samples.append(sample)
    }
    show(sample.time, sample.pointsPerSecond.magnitude)
  }

  /// Makes room for a time and a velocity.
  mutating func show(_ time: TimeInterval, _ speed: Double = 0) {
    while time > span, span < Self.longest {
      span = Self.next(span)
      revision += 1
      thin()
    }
    while speed > fastest, fastest < Self.fastestShown {
      fastest *= 2
      revision += 1
    }
  }

  /// The longest time that is shown, in seconds: a drag and the longest settling after it.
  private static let longest = 4000.0
  /// The greatest velocity that is shown, in points per second; faster ones lie at the edge.
  private static let fastestShown = 19_200.0

  /// Returns the next longer time at the right edge: half as long again and a third, in turn.
  private static func next(_ span: TimeInterval) -> TimeInterval {
    var (whole, doublings) = (span, 1.0)
    while whole > 1.5 {
      whole /= 2
      doublings *= 2
    }
    return (whole < 1.25 ? 1.5 : 2) * doublings
  }

  /// Leaves out samples that are too close together, but for those where a finger went down or up.
  private mutating func thin() {
    let least = span / Self.resolution
    var kept: [Sample] = []
    for (index, sample) in samples.enumerated() {
      let isChange = index + 1 < samples.count && samples[index + 1].isHeld != sample.isHeld
      let isClose = kept.last.map { $0.isHeld == sample.isHeld && sample.time - $0.time < least } ?? false
      if !isClose || isChange || index == samples.count - 1 { kept.append(sample) }
    }
    samples = kept
  }
}

extension DragGraph {
  /// The limits that decide at a release, as far as a graph of progress and velocity can show them.
  struct Thresholds: Equatable {
    /// The progress from which a release finishes, or which it has to reach by its velocity; nil if there is none.
    var progress: Double?
    /// The velocity from which a release finishes, in points per second; nil if there is none.
    var pointsPerSecond: Double?
  }
}

extension DragGraph.Thresholds {
  /// Creates the limits of a phone's transition with its present parameters.
  @MainActor init(_ phone: CataloguePhone) {
    guard let rule = phone.releaseRule else { return }
    func speed(_ limit: VelocityLimit) -> Double {
      switch limit {
      case .pointsPerSecond(let speed): speed
      case .progressPerSecond(let speed): speed * phone.dragLength
      }
    }
    switch rule {
    case .distance(let threshold), .leading(_, let threshold, _), .projection(_, let threshold): progress = threshold
    case .distanceOrVelocity(let threshold, let limit), .fling(let limit, let threshold):
      (progress, pointsPerSecond) = (threshold, speed(limit))
    }
  }
}

extension DragGraph {
  /// Creates the graph of a recorded movement.
  init(_ recording: Recording) {
    self.init()
    var fingers = FingerTrack()
    for moment in recording.moments {
      fingers.follow(recording.drag, until: moment.time)
      add(Sample(moment, fingers, recording.axis, after: samples.last))
    }
  }
}

extension DragGraph.Sample {
  /// Creates the sample of a moment; `last` is an earlier one, from which the screen's velocity follows.
  init(_ moment: Moment, _ fingers: FingerTrack, _ axis: DragAxis, after last: Self?) {
    (time, isHeld) = (moment.time, !fingers.isEmpty)
    let end = last.map { $0.isHeld ? 0 : $0.progress.rounded() } ?? 0
    progress = moment.status?.progress.native ?? (isHeld ? 0 : end)
    pointsPerSecond = 0
    if isHeld {
      pointsPerSecond = axis.along(fingers.velocity(at: time))
    } else if moment.status != nil {
      pointsPerSecond = DragGraph.velocity(to: progress, at: time, after: last, axis.length)
    }
  }
}

extension CataloguePhone {
  /// The distance that the screen moves from progress 0 to progress 1, in points.
  var dragLength: Double {
    (track?.length ?? (entry.back == .down ? stage.screenSize.height : stage.screenSize.width)).native
  }
}

extension DragGraph {
  /// Returns the velocity of a screen that has moved to a progress since a sample, in points per second.
  static func velocity(to progress: Double, at time: Double, after last: Sample?, _ length: Double) -> Double {
    guard let last, time - last.time > 1e-6 else { return last?.pointsPerSecond ?? 0 }
    return (progress - last.progress) / (time - last.time) * length
  }
}
