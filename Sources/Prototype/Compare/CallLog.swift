import Foundation
import Stage
import UIKit

/// The calls of the phone's transitions as lines, from the last drag on, while someone looks at them.
///
/// Nothing listens to the phone before it is opened and after it is closed.
@MainActor final class CallLog {
  private let session: EditSession
  /// Called when there are other lines, or another one is the present one.
  var changed: () -> Void = {}
  /// The lines.
  private(set) var lines: [Line] = []
  /// The instant that is shown, in seconds from the beginning of the last drag; nil for the last call.
  var shownInstant: TimeInterval? { didSet { if shownInstant != oldValue { changed() } } }

  /// A line of the log.
  struct Line: Equatable {
    /// The time since the transition's first call, as text.
    let time: String
    /// The progress, as text; empty without one.
    let progress: String
    /// What was asked or told.
    let text: String
    /// Whether a transition begins with the line.
    let beginsTransition: Bool
    /// The time since the last drag began, in seconds.
    let instant: TimeInterval
  }

  /// The instants of the first calls of the live transitions, by their numbers.
  private var starts: [Int: TimeInterval] = [:]
  /// The screens in another process that are listened to; nil if the phone's own are.
  private weak var distant: (any DistantDemo)?
  /// The drag that is done again in another process for its calls; nil if none is.
  private var trial: AnyObject?

  /// Begins to listen, with the calls of a drag, which is replayed for them unless a transition is in progress.
  init(_ session: EditSession, drag: Drag?) {
    self.session = session
    if let drag, session.phone.status == nil { replay(drag) }
    listen()
  }

  private func listen() {
    let phone = session.phone
    let application = phone.stage.application
    distant = phone.distant
    guard let distant else {
      let calls = TransitionCalls()
      application.calls = calls
      // The present drag, or the last one, began with the last press.
      calls.added = { [weak self] call, isRepeated in
        self?.add(call, isRepeated: isRepeated, since: application.lastPress)
      }
      return
    }
    distant.listen(
      DistantListener { [weak self] call, press in
        self?.trial = nil
        self?.add(call, isRepeated: call.count > 1, since: press)
      } restarted: { [weak self] in
        self?.starts = [:]
        self?.clear()
      })
  }

  private func stopListening() {
    session.phone.stage.application.calls = nil
    distant?.listen(nil)
    trial = nil
  }

  /// Listens to what is shown now.
  func follow() {
    guard session.phone.distant !== distant else { return }
    stopListening()
    (lines, starts) = ([], [:])
    listen()
    changed()
  }

  /// Ends listening.
  func close() {
    stopListening()
    changed = {}
  }

  /// Removes all lines.
  func clear() {
    lines = []
    session.phone.stage.application.calls?.removeAll()
    changed()
  }

  private func replay(_ drag: Drag) {
    if let distant = session.phone.distant {
      trial = distant.trial(of: drag == session.phone.stage.recentDrags.last ? nil : drag) { [weak self] trial in
        guard let self, let trial, lines.isEmpty else { return }
        for call in trial.calls { add(call, isRepeated: false, since: 0) }
        starts = [:]
      }
      return
    }
    guard let setup = session.replaySetup(of: drag), let replay = try? Replay(setup) else { return }
    let (calls, start) = (TransitionCalls(), replay.stage.now)
    replay.stage.application.calls = calls
    while !replay.isOver { replay.advance(to: replay.time + 0.1) }
    replay.stage.application.calls = nil
    for call in calls.list { add(call, isRepeated: false, since: start) }
    starts = [:]
  }

  private func add(_ call: TransitionCall, isRepeated: Bool, since start: TimeInterval) {
    let known = call.transition.map { starts[$0] } ?? call.instant
    if let number = call.transition, known == nil { starts[number] = call.instant }
    let line = Line(
      time: call.transition == nil ? "" : FixedText.text(call.instant - (known ?? call.instant), decimals: 3),
      progress: call.progress.map { FixedText.text(100 * $0, decimals: 1) + " %" } ?? "",
      text: "\(call.kind.rawValue) \(call.text)" + (call.count > 1 ? " × \(call.count)" : ""),
      beginsTransition: known == nil, instant: call.instant - start)
    if isRepeated, !lines.isEmpty { lines[lines.count - 1] = line } else { lines.append(line) }
    if lines.count > 2 * TransitionCalls.mostCalls { lines.removeFirst(TransitionCalls.mostCalls) }
    changed()
  }

  /// The index of the line that the shown instant has reached, or of the last one of a transition in progress; nil if
  /// there is none.
  var presentIndex: Int? {
    if let shownInstant { return lines.lastIndex { $0.instant <= shownInstant + 1e-9 } }
    return session.phone.status == nil ? nil : lines.indices.last
  }

  /// The log as text, a call in each line.
  var text: String {
    lines.map { line in
      func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
      }
      return "\(right(line.time.isEmpty ? "" : line.time + " s", 9)) \(right(line.progress, 8))  \(line.text)"
    }.joined(separator: "\n") + "\n"
  }
}
