import Foundation
import UIKit

/// Who got the touch: what became of each recogniser that saw a drag, and why.
package struct TouchAccount: Equatable {
  struct Line: Equatable {
    /// In seconds from the beginning of the drag.
    let instant: TimeInterval
    /// What happened, with its reason.
    let text: String
  }

  /// What a recogniser does for some time.
  struct Stretch: Equatable {
    enum State { case undecided, waiting, active }

    let state: State
    let start: TimeInterval
    var end: TimeInterval
  }

  struct Row: Equatable {
    let name: String
    var lines: [Line] = []
    var stretches: [Stretch] = []
    var hasRecognised = false

    fileprivate mutating func enter(_ state: Stretch.State?, at instant: TimeInterval) {
      if let last = stretches.indices.last { stretches[last].end = min(stretches[last].end, instant) }
      if let state { stretches.append(Stretch(state: state, start: instant, end: .infinity)) }
    }
  }

  private var known: [Row] = []
  /// In the order in which they saw a touch; at the end those that did not get it.
  var rows: [Row] { known.filter { !$0.stretches.isEmpty } + known.filter(\.stretches.isEmpty) }

  init() {}

  /// Of a recording's calls, those of recognisers.
  init(_ calls: [TransitionCall]) {
    for call in calls { add(call) }
  }

  mutating func add(_ call: TransitionCall) {
    guard let name = call.subject else { return }
    let index = known.firstIndex { $0.name == name } ?? known.endIndex
    if index == known.endIndex { known.append(Row(name: name)) }
    known[index].lines.append(Line(instant: call.instant, text: Self.text(call)))
    switch call.kind {
    case .sees: known[index].enter(.undecided, at: call.instant)
    case .waits: known[index].enter(.waiting, at: call.instant)
    case .begins: known[index].enter(.active, at: call.instant)
    case .recognises, .ends, .fails, .breaks: known[index].enter(nil, at: call.instant)
    default: break
    }
    if [.begins, .recognises].contains(call.kind) { known[index].hasRecognised = true }
  }

  private static func text(_ call: TransitionCall) -> String {
    switch call.kind {
    case .sees: "sees the touch"
    case .refuses: "does not get the touch: \(call.text)"
    case .asked: call.text
    default: call.kind.rawValue + (call.text.isEmpty ? "" : "\(call.kind == .fails ? ":" : "") \(call.text)")
    }
  }

  /// Those that recognised, in one sentence.
  var outcome: String {
    let winners = rows.filter(\.hasRecognised).map(\.name)
    switch winners.count {
    case 0: return rows.isEmpty ? "No recogniser saw a touch." : "No recogniser recognised anything."
    case 1: return "\(winners[0]) recognised."
    default: return "\(winners.dropLast().joined(separator: ", ")) and \(winners[winners.count - 1]) recognised."
    }
  }

  /// The outcome, then each recogniser with its lines.
  var text: String {
    let parts = rows.map { row in
      ([row.name] + row.lines.map { "  \(FixedText.text($0.instant, decimals: 3)) s  \($0.text)" })
        .joined(separator: "\n") + "\n"
    }
    return "\(outcome)\n\n" + parts.joined(separator: "\n")
  }
}

extension TouchAccount {
  /// Performs a setup and writes who got its touches; "-" stands for standard output.
  @MainActor package static func write(_ setup: Performance, to path: String) throws(StartFault) {
    let player = try setup.player()
    defer { player.close() }
    var recording: Recording?
    player.wait()
    player.record { recording = $0 }
    player.wait()
    if let fault = player.fault { throw fault }
    try OutputFile.write(Array(TouchAccount(recording?.calls ?? []).text.utf8), to: path)
  }
}
