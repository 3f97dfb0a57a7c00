import Foundation
import Stage
import UIKit

/// Performs a movement of screens from its beginning up to any later instant, on a phone of its own.
///
/// There are two kinds: a ``StagePlayer`` for a transition of the catalogue, and a ``ChildPlayer`` for the user's own code,
/// which runs in another process and answers later. Neither ever goes back: that takes another player.
@MainActor protocol Player: AnyObject {
  /// The drag that is performed, on a screen of this size; nil for a push or pop from code.
  var drag: Drag? { get }
  /// What the drag moves along.
  var axis: DragAxis { get }
  /// The stage that shows the instant that was reached.
  var stage: Stage { get }
  /// The instant that was reached, in seconds from the beginning; nil before the first.
  var reached: TimeInterval? { get }
  /// Whether an instant was reached and no other one was asked for.
  var isStanding: Bool { get }
  /// Whether it takes some time until an instant is reached.
  var needsTime: Bool { get }
  /// The reason why nothing more can be performed; nil if it can.
  var fault: StartFault? { get }
  /// Whether every event was sent and nothing moves any more, or it has moved for too long.
  var isOver: Bool { get }
  /// What holds at the instant that was reached.
  var moment: Moment { get }
  /// The fingers at the instant that was reached.
  var fingers: FingerTrack { get }
  /// The decision about the last release; nil before it, and if nothing decided.
  var decision: DragDecision? { get }
  /// Called when an instant was reached, or nothing more can be performed; while `advance` runs, if that is known at once.
  var answered: () -> Void { get set }
  /// Goes on to a later instant.
  func advance(to time: TimeInterval)
  /// Returns when the player stands or has failed.
  func wait()
  /// Goes on to the end, and calls `done` with what happened, or with nil.
  func record(then done: @escaping (Recording?) -> Void)
  /// Lets the layers' values be read at each instant from now on.
  func tellLayers()
  /// The names of the layers' values, in the order in which they were first read.
  var columns: [String] { get }
  /// Reads the values of all layers, each with the index of its column.
  func readLayers(_ body: (_ column: Int, _ value: Double) -> Void)
  /// Ends what runs for the player.
  func close()
}

extension Player {
  var state: PlayerState {
    let isHeld = !fingers.isEmpty
    guard let status = moment.status else { return isHeld ? .pressed : moment.isIdle ? .rest : .moving }
    switch status.phase {
    case .requested, .running: return .moving
    case .held:
      if isHeld { return .dragging }
      // Some interaction controllers hold the transition until it has arrived.
      return decision?.finishes == false ? .cancelling : .finishing
    case .finishing: return drag == nil ? .moving : .finishing
    case .cancelling: return .cancelling
    }
  }

  /// How far the transition is, 0...1; nil if there is none.
  var progress: Double? { moment.status.map { $0.progress.native } }

  /// The velocity of the finger along the drag, in points per second; 0 while none is down.
  var pointsPerSecond: Double {
    fingers.isEmpty ? 0 : axis.along(fingers.velocity(at: reached ?? 0))
  }
}

/// What goes on at an instant of a performance, in a word.
enum PlayerState: String, Sendable {
  /// Nothing moves.
  case rest
  /// A finger is down, and there is no transition.
  case pressed
  /// A transition from code, or something that is no transition, moves.
  case moving
  /// A finger holds a transition.
  case dragging
  /// A transition goes to its end.
  case finishing
  /// A transition goes back to its beginning.
  case cancelling
}

/// What holds at an instant of a performance.
struct Moment {
  /// The time from the beginning, in seconds.
  var time: TimeInterval
  /// How far the transition is; nil without one.
  var status: PhoneStatus?
  /// The position of the screen that the transition moves most; nil without one.
  var position: CGPoint?
  /// Whether nothing moves.
  var isIdle = false
}
