import Foundation
import Stage
import UIKit

/// Performs a movement of screens from its beginning to any later instant, on a phone of its own.
///
/// A ``StagePlayer`` performs a transition of the catalogue, and a ``ChildPlayer`` the user's code, which runs in
/// another process and answers later. Neither can go back; that takes another player.
@MainActor protocol Player: AnyObject {
  /// The drag, on a screen of this size; nil for a push or pop from code.
  var drag: Drag? { get }
  var axis: DragAxis { get }
  var stage: Stage { get }
  /// In seconds from the beginning; nil before the first instant.
  var reached: TimeInterval? { get }
  /// Whether the player has reached the instant it was last asked for.
  var isStanding: Bool { get }
  var needsTime: Bool { get }
  /// Why nothing more can be performed; nil if it can.
  var fault: StartFault? { get }
  /// Whether every event was sent and nothing moves any more, or something has moved for too long.
  var isOver: Bool { get }
  var moment: Moment { get }
  var fingers: FingerTrack { get }
  var decision: DragDecision? { get }
  /// What UIKit asked and told so far; instants count from the beginning.
  var calls: [TransitionCall] { get }
  /// Called when an instant was reached or the player failed; during `advance` if that is known at once.
  var answered: () -> Void { get set }
  func advance(to time: TimeInterval)
  /// Returns when the instant was reached or the player failed.
  func wait()
  /// The motion of the first transition from code; nil if unknown.
  var motion: TransitionMotion.Timing? { get }
  /// Why the drag moved nothing; nil if it did, or the reason is unknown.
  var missed: MissedDrag? { get }
  /// Goes on from stop to stop, and calls `body` at the beginning and at each that is not in a stall, until it returns false
  /// or nothing moves any more; then, or when the player fails, calls `done`.
  func perform(_ stops: Stops, _ body: @escaping () -> Bool, then done: @escaping () -> Void)
  var columns: [String] { get }
  /// Reads the values of all layers, with their columns.
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
      return decision?.finishes == false ? .cancelling : .finishing
    case .finishing: return drag == nil ? .moving : .finishing
    case .cancelling: return .cancelling
    }
  }

  /// Why something is still held, or a transition goes on, when a performance is over; nil if neither.
  var standstill: String? {
    fingers.isEmpty ? moment.status?.standstill(calls) : "a finger is held at the end"
  }

  /// Tells why a transition goes on after its end without a finger.
  func remarkStandstill(_ remarked: (String) -> Void) {
    if fingers.isEmpty, let standstill { remarked("\(standstill).") }
  }

  /// The values of all layers by column; nil where a layer does not exist.
  func layerValues() -> [Double?] {
    var values: [Double?] = []
    readLayers { column, value in
      if values.count <= column { values += [Double?](repeating: nil, count: column + 1 - values.count) }
      values[column] = value
    }
    return values
  }

  /// 0...1; nil without a transition.
  var progress: Double? { moment.status.map { $0.progress.native } }

  /// The finger's velocity along the drag; 0 while none is down.
  var pointsPerSecond: Double {
    fingers.isEmpty ? 0 : axis.along(fingers.velocity(at: reached ?? 0))
  }
}

extension PhoneStatus {
  /// Why the transition does not go on although nothing moves; `calls` may say more.
  func standstill(_ calls: [TransitionCall] = []) -> String {
    if phase == .held { return "a transition is held at the end: neither finish() nor cancel() is called" }
    let transition = calls.last { $0.transition != nil }?.transition
    let missing = calls.last { $0.transition == transition && $0.text.hasSuffix(" is nil") }
    return "the transition never completes: "
      + (missing.map { "\($0.text) here" } ?? "completeTransition(_:) is not called")
  }
}

/// When a performance is over: nothing can change any more, or something has changed for too long since its last event.
enum Rest {
  /// What belongs to no transition may move for ever, as a screen of its own accord does; in seconds.
  private static let moving = 2.0
  /// A transition that takes longer counts as one that never completes; in seconds.
  static let transition = 10.0

  /// `last` is the instant of the last event; nil if the movement began from code, and may be no transition of UIKit's.
  static func isOver(_ moment: Moment, canChange: Bool, after last: TimeInterval?) -> Bool {
    !canChange || moment.time - (last ?? 0) > (last != nil && moment.status == nil ? moving : transition)
  }
}

/// What goes on at an instant of a performance.
enum PlayerState: String, Sendable {
  case rest
  case pressed
  /// Something moves without a finger: a transition from code, or none at all.
  case moving
  case dragging
  case finishing
  /// A transition goes back to its beginning.
  case cancelling
}

/// What holds at an instant of a performance.
struct Moment {
  var time: TimeInterval
  var status: PhoneStatus?
  /// The screen that the transition moves most; nil without a transition.
  var position: CGPoint?
  var isIdle = false
  var screens = ScreensShown()
}
