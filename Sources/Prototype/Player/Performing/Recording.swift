import CoreGraphics
import Foundation
import Stage
import UIKit

/// What happened in a performance, from beginning to end.
struct Recording {
  var drag: Drag?
  var axis: DragAxis
  /// At each stop, in order.
  var moments: [Moment] = []
  var decision: DragDecision?
  /// Instants count from the beginning; of repeated calls only the last one is listed.
  var calls: [TransitionCall] = []
  /// The motion of the first transition from code; nil if unknown.
  var motion: TransitionMotion.Timing?
  /// Why the drag moved nothing; nil if it did, or the reason is unknown.
  var missed: MissedDrag?

  /// The last release, in seconds; nil if there is none.
  var release: TimeInterval? { drag?.release }

  /// When nothing moves any more, in seconds.
  var end: TimeInterval {
    let length = drag?.duration ?? 0
    let last = moments.last?.time ?? length
    // What never comes to rest does not belong to the transition.
    guard moments.last?.isIdle == false else { return last }
    return transitionEnd ?? length
  }

  /// When the last transition is over, in seconds; nil if there was none.
  var transitionEnd: TimeInterval? {
    moments.lastIndex { $0.status != nil }.map { moments[min($0 + 1, moments.count - 1)].time }
  }

  /// How long before and after a release there is a moment, in seconds.
  static let (before, after): (TimeInterval, TimeInterval) = (1e-6, 1e-3)

  /// The moments beside those of the frames, in order: at each event, and just before and after each press and release
  /// that is apart from the event before it.
  static func instants(of drag: Drag?) -> [TimeInterval] {
    guard let drag else { return [] }
    var result = Set(drag.events.map(\.time))
    for index in drag.turnsApart {
      let time = drag.events[index].time
      result.formUnion([time - before, time + after])
    }
    return result.sorted()
  }
}

extension Drag {
  /// The last release, in seconds; nil if there is none.
  var release: TimeInterval? { events.last { $0.event.isUp }?.time }

  /// The presses and releases before which some time passes.
  var turnsApart: [Int] {
    events.indices.dropFirst().filter { index in
      !events[index].event.isMove
        && events[index].time - events[index - 1].time >= Recording.after - FingerTrack.tolerance
    }
  }

  /// Moves each release slightly after the movement before it, so that an instant lies between.
  func withReleasesApart() -> Drag {
    var (events, strikes) = (events, strikes)
    for index in events.indices.dropFirst()
    where events[index].event.isUp && events[index].time - events[index - 1].time < Recording.after {
      for later in strikes.indices where strikes[later].time > events[index].time {
        strikes[later].time += Recording.after
      }
      for later in index..<events.count { events[later].time += Recording.after }
    }
    return Drag(known: events, on: size, strikes: strikes)
  }
}

extension TransitionCall {
  /// The same call some seconds later.
  func moved(by seconds: TimeInterval) -> Self {
    var call = Self(kind, text, transition: transition, progress: progress, at: instant + seconds, count: count)
    call.subject = subject
    return call
  }
}
