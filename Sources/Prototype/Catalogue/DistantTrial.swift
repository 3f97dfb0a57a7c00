import CoreGraphics
import Foundation
import Stage
import UIKit

/// What became of a drag on screens in another process, beside those that are shown.
struct DistantTrial {
  /// The drag, as it was done there.
  var drag: Drag
  /// What was told, in order; what an event changed at its instant is told after it.
  var samples: [Sample] = []
  /// The verdict on the last release; nil if nothing was decided.
  var verdict: DragVerdict?
  /// The calls in the course of its transitions, whose instants count from the beginning.
  var calls: [TransitionCall] = []

  /// What was told at an instant.
  struct Sample {
    /// The time from the beginning, in seconds.
    var time: TimeInterval
    /// How far the transition was; nil without one.
    var status: PhoneStatus?
    /// The position of the screen that the transition moves most; nil without one.
    var position: CGPoint?
  }

  /// The instant of the last release, in seconds; nil if there is none.
  var release: TimeInterval? { drag.events.last { $0.event.isUp }?.time }

  /// The instant at which nothing moves any more, in seconds.
  var end: TimeInterval {
    let last = samples.last?.time ?? drag.duration
    // What never rests does not belong to the transition.
    guard last - drag.duration > Self.longestSettling else { return last }
    let moving = samples.lastIndex { $0.status != nil }
    return moving.map { samples[min($0 + 1, samples.count - 1)].time } ?? drag.duration
  }

  /// The instant at which the last transition is over, in seconds; nil if there was none.
  var transitionEnd: TimeInterval? {
    samples.lastIndex { $0.status != nil }.map { samples[min($0 + 1, samples.count - 1)].time }
  }

  /// The longest time in which what a drag set in motion comes to rest, in seconds.
  static let longestSettling: TimeInterval = 9.5
  /// The time before a release, and the time after it, at which something is told, in seconds.
  static let (before, after): (TimeInterval, TimeInterval) = (1e-6, 1e-3)
  /// The difference of instants that count as equal, in seconds.
  static let tolerance: TimeInterval = 1e-7

  /// Where a point lies along the drag, in points, by the drag's own direction.
  func along(_ point: CGPoint) -> CGFloat {
    let points = drag.events.filter { $0.finger == 0 }.compactMap(\.event.point)
    guard let start = points.first, let last = points.last else { return point.x }
    let (x, y) = (last.x - start.x, last.y - start.y)
    return isDown ? (y < 0 ? -point.y : point.y) : x < 0 ? -point.x : point.x
  }

  /// Whether the drag goes up or down rather than across.
  var isDown: Bool {
    let points = drag.events.filter { $0.finger == 0 }.compactMap(\.event.point)
    guard let start = points.first, let last = points.last else { return false }
    return abs(last.y - start.y) > abs(last.x - start.x)
  }

  /// Returns where the first finger was before an instant; nil if it was not down.
  func finger(before time: TimeInterval) -> CGPoint? {
    drag.events.last { $0.finger == 0 && $0.time < time - Self.tolerance && !$0.event.isUp }?.event.point
  }
}

/// What follows the calls in the course of transitions in another process.
struct DistantListener {
  /// Called with each call, which replaces the one before if it is a repeated one, and with the instant of the last press.
  var called: (_ call: TransitionCall, _ press: TimeInterval) -> Void
  /// Called when other code runs, before the calls from the last press on are told again.
  var restarted: () -> Void
}
