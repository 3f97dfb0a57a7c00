import CoreGraphics
import Foundation
import Stage
import UIKit

/// What happened in a performance from its beginning to its end.
struct Recording {
  /// The drag; nil for a push or pop from code.
  var drag: Drag?
  /// What the drag moves along.
  var axis: DragAxis
  /// What held after each frame and each event, in order.
  var moments: [Moment] = []
  /// The decision about the last release; nil if nothing decided.
  var decision: DragDecision?
  /// The calls in the course of the transitions, whose instants count from the beginning; the last of each repeated one.
  var calls: [TransitionCall] = []
  /// The motion of the first transition that no finger moves; nil if it is not known.
  var motion: TransitionMotion.Timing?
  /// The reason why the drag moved nothing; nil if it did, or if the reason is not known.
  var missed: MissedDrag?

  /// Adds a moment, or replaces the last one if an event has changed what holds at its instant.
  mutating func add(_ moment: Moment) {
    if let last = moments.last, moment.time - last.time < FingerTrack.tolerance { moments.removeLast() }
    moments.append(moment)
  }

  /// The instant of the last release, in seconds; nil if there is none.
  var release: TimeInterval? { drag?.release }

  /// The instant at which nothing moves any more, in seconds.
  var end: TimeInterval {
    let length = drag?.duration ?? 0
    let last = moments.last?.time ?? length
    // What never rests does not belong to the transition.
    guard last - length > Self.longestSettling else { return last }
    return transitionEnd ?? length
  }

  /// The instant at which the last transition is over, in seconds; nil if there was none.
  var transitionEnd: TimeInterval? {
    moments.lastIndex { $0.status != nil }.map { moments[min($0 + 1, moments.count - 1)].time }
  }

  /// The longest time in which what a drag set in motion comes to rest, in seconds.
  private static let longestSettling: TimeInterval = 9.5
  /// The time before a release, and the time after it, at which there is a moment, in seconds.
  static let (before, after): (TimeInterval, TimeInterval) = (1e-6, 1e-3)

  /// The instants at which there is a moment beside those of the frames, in order: at each event, and closely around the
  /// last release where it does not follow the last movement at once.
  static func instants(of drag: Drag?) -> [TimeInterval] {
    guard let drag else { return [] }
    var result = Set(drag.events.map(\.time))
    if let release = drag.release, drag.isReleaseApart { result.formUnion([release - before, release + after]) }
    return result.sorted()
  }
}

extension Drag {
  /// The instant of the last release, in seconds; nil if there is none.
  var release: TimeInterval? { events.last { $0.event.isUp }?.time }

  /// Whether the last release comes some time after the event before it.
  fileprivate var isReleaseApart: Bool {
    guard let index = events.lastIndex(where: { $0.event.isUp }), index > 0 else { return false }
    return events[index].time - events[index - 1].time >= Recording.after
  }

  /// Returns the drag with its last release a little after its last movement, so that there is an instant between them.
  func withReleaseApart() -> Drag {
    guard !isReleaseApart, let index = events.lastIndex(where: { $0.event.isUp }), index > 0 else { return self }
    var events = events
    for later in index..<events.count { events[later].time += Recording.after }
    return Drag(known: events, on: size)
  }
}

extension TransitionCall {
  /// Returns the call at another instant, some seconds later.
  func moved(by seconds: TimeInterval) -> Self {
    Self(kind, text, transition: transition, progress: progress, at: instant + seconds, count: count)
  }
}
