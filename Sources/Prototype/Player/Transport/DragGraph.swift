import Foundation
import Motion
import Stage

/// The progress of a transition and the velocity of what moves it, over the time of a drag.
///
/// The number of samples is limited: where they are closer than the graph can show, the newest one counts.
struct DragGraph: Equatable {
  struct Sample: Equatable {
    var time: TimeInterval
    /// 0...1, or beyond where the transition overshoots.
    var progress: Double
    /// The finger's velocity along the drag, or without a finger, the screen's.
    var pointsPerSecond: Double
    var isHeld: Bool

    /// Ignores the time.
    func looksLike(_ other: Self) -> Bool {
      progress == other.progress && pointsPerSecond == other.pointsPerSecond && isHeld == other.isHeld
    }
  }

  private(set) var samples: [Sample] = []
  /// The time at the right edge, in seconds.
  private(set) var span = Self.leastSpan
  /// The velocity at the upper edge, in points per second.
  private(set) var fastest = Self.leastVelocity
  /// Changes when earlier samples move, so that all have to be drawn again.
  private(set) var revision = 0

  /// The least `span`, in seconds.
  static let leastSpan: TimeInterval = 1
  /// The least `fastest`, in points per second.
  static let leastVelocity = 1200.0
  /// With more samples, neighbours look the same.
  static let resolution = 720.0

  var duration: TimeInterval { samples.last?.time ?? 0 }

  /// When the last finger was lifted or went down again, in seconds.
  var changes: [TimeInterval] {
    zip(samples, samples.dropFirst()).compactMap { $0.isHeld != $1.isHeld ? $1.time : nil }
  }

  /// A sample at the time of the last one replaces it.
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

  /// Long enough for a drag and its settling, in seconds.
  private static let longest = 4000.0
  /// In points per second; faster samples lie at the edge.
  private static let fastestShown = 19_200.0

  /// The next longer span: half as long again and a third, in turn.
  private static func next(_ span: TimeInterval) -> TimeInterval {
    var (whole, doublings) = (span, 1.0)
    while whole > 1.5 {
      whole /= 2
      doublings *= 2
    }
    return (whole < 1.25 ? 1.5 : 2) * doublings
  }

  /// Drops samples that are too close together, except where a finger went down or up.
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
  struct Thresholds: Equatable {
    /// A release finishes from this progress, or if its velocity would take it there; nil if there is none.
    var progress: Double?
    /// A release finishes from this velocity; nil if there is none.
    var pointsPerSecond: Double?
  }
}

extension DragGraph.Thresholds {
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
  /// The screen's velocity follows from the earlier sample `last`.
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
  /// How far the screen moves from progress 0 to progress 1, in points.
  var dragLength: Double {
    (track?.length ?? (entry.back?.isVertical == true ? stage.screenSize.height : stage.screenSize.width)).native
  }
}

extension DragGraph {
  /// The velocity of a screen that reached a progress since a sample, in points per second.
  static func velocity(to progress: Double, at time: Double, after last: Sample?, _ length: Double) -> Double {
    guard let last, time - last.time > 1e-6 else { return last?.pointsPerSecond ?? 0 }
    return (progress - last.progress) / (time - last.time) * length
  }
}
