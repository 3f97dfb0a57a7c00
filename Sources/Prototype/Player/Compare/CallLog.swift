import Foundation
import Stage
import UIKit

/// The calls of the phone's transitions as lines, from the last drag on, while someone looks at them.
///
/// Nothing listens to the phone before it is opened and after it is closed.
@MainActor final class CallLog {
  private let store: ParameterStore
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
  /// The screens that are listened to.
  private weak var screens: (any Screens)?
  /// What performs the last drag for its calls; nil if nothing does.
  private var player: (any Player)?

  /// Begins to listen, with the calls of a drag, which is performed for them unless a transition is in progress.
  init(_ store: ParameterStore, drag: Drag?) {
    self.store = store
    if let drag, store.phone.status == nil { perform(drag) }
    listen()
  }

  private func listen() {
    screens = store.phone.screens
    screens?.listen(
      CallListener { [weak self] call, isRepeated, press in
        self?.endPerforming()
        self?.add(call, isRepeated: isRepeated, since: press)
      } restarted: { [weak self] in
        self?.starts = [:]
        self?.clear()
      })
  }

  private func stopListening() {
    screens?.listen(nil)
    endPerforming()
  }

  private func endPerforming() {
    player?.close()
    player = nil
  }

  /// Listens to what is shown now.
  func follow() {
    guard store.phone.screens !== screens else { return }
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
    changed()
  }

  private func perform(_ drag: Drag) {
    player = (try? store.player(of: drag)) ?? nil
    player?.record { [weak self] recording in
      guard let self else { return }
      endPerforming()
      guard let recording, lines.isEmpty else { return }
      for call in recording.calls { add(call, isRepeated: false, since: 0) }
      starts = [:]
    }
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
    return store.phone.status == nil ? nil : lines.indices.last
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
