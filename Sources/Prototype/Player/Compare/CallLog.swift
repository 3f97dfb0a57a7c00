import Foundation
import Stage
import UIKit

/// The calls of the phone's transitions since the last drag, as lines.
///
/// It listens to the phone only while it is open.
@MainActor final class CallLog {
  private let store: ParameterStore
  /// Called when there are other lines, or another one is the present one.
  var changed: () -> Void = {}
  private(set) var lines: [Line] = []
  /// Who got the touches of the last drag.
  private(set) var account = TouchAccount()
  private var accountStart: TimeInterval?
  /// The instant to show, in seconds from the beginning of the last drag; nil means the last call.
  var shownInstant: TimeInterval? { didSet { if shownInstant != oldValue { changed() } } }

  struct Line: Equatable {
    /// Since the transition's first call.
    let time: String
    /// Empty without a progress.
    let progress: String
    let text: String
    let beginsTransition: Bool
    /// Since the last drag began, in seconds.
    let instant: TimeInterval
  }

  private var starts: [Int: TimeInterval] = [:]
  private weak var screens: (any Screens)?
  /// Performs the last drag for its calls; nil when it has finished.
  private var player: (any Player)?

  /// Begins to listen, with the calls of a drag, which is performed for them unless a transition is in progress.
  ///
  /// While a finger is down it begins with what became of its touch so far.
  init(_ store: ParameterStore, drag: Drag?) {
    self.store = store
    if let present = store.phone.stage.presentDrag {
      catchUp(with: present)
    } else if let drag, store.phone.status == nil {
      perform(drag)
    }
    listen()
  }

  /// Performs the drag of the fingers that are down, for the touches until now.
  private func catchUp(with drag: Drag) {
    guard let setup = store.replaySetup(of: drag), let player = try? StagePlayer(setup) else { return }
    let stage = store.phone.stage
    let press = drag.events.last { $0.event.isDown }?.time ?? 0
    let lastPress = stage.application.lastPress
    let end = max(drag.duration, press + stage.now - lastPress)
    for call in (try? player.recording())?.calls ?? [] where call.subject != nil && (press...end).contains(call.instant)
    {
      addTouch(call.moved(by: lastPress - press), since: lastPress)
    }
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

  func follow() {
    guard store.phone.screens !== screens else { return }
    stopListening()
    (lines, starts, account) = ([], [:], TouchAccount())
    listen()
    changed()
  }

  func close() {
    stopListening()
    changed = {}
  }

  func clear() {
    lines = []
    changed()
  }

  /// Performs a drag again with something other than in the source; `done` gets who got the touch then, or nil.
  func tryOut(_ change: WhatIf, _ drag: Drag, then done: @escaping (TouchAccount?) -> Void) {
    endPerforming()
    player = (try? store.player(of: drag, trying: [change])) ?? nil
    guard let player else { return done(nil) }
    player.record { [weak self] recording in
      self?.endPerforming()
      done(recording.map { TouchAccount($0.calls) })
    }
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
    if call.subject != nil { return addTouch(call, since: start) }
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

  /// Each drag has an account of its own.
  private func addTouch(_ call: TransitionCall, since start: TimeInterval) {
    if start != accountStart { account = TouchAccount() }
    accountStart = start
    account.add(call.moved(by: -start))
    changed()
  }

  /// The last line that the shown instant has reached, or without one, the last line of a transition in progress.
  var presentIndex: Int? {
    if let shownInstant { return lines.lastIndex { $0.instant <= shownInstant + 1e-9 } }
    return store.phone.status == nil ? nil : lines.indices.last
  }

  var text: String {
    lines.map { line in
      func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
      }
      return "\(right(line.time.isEmpty ? "" : line.time + " s", 9)) \(right(line.progress, 8))  \(line.text)"
    }.joined(separator: "\n") + "\n"
  }
}
