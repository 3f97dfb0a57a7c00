import Foundation
import UIKit

/// Who got the touch: what became of each recogniser that saw a drag, and why.
package struct TouchAccount: Equatable {
  struct Line: Equatable {
    /// In seconds from the beginning of the drag.
    let instant: TimeInterval
    /// What happened, with its reason.
    let text: String
    /// The state of the recogniser from then on; nil if it stays as it is.
    let state: String?
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

    /// The state that the recogniser has at an instant, empty before it saw a touch; nil means the present state.
    func state(at instant: TimeInterval?) -> String {
      lines.last { $0.state != nil && $0.instant <= (instant ?? .infinity) + Self.tolerance }?.state ?? ""
    }

    /// In seconds.
    private static let tolerance = 1e-9

    fileprivate mutating func enter(_ state: Stretch.State?, at instant: TimeInterval) {
      if let last = stretches.indices.last { stretches[last].end = min(stretches[last].end, instant) }
      if let state { stretches.append(Stretch(state: state, start: instant, end: .infinity)) }
    }
  }

  private enum Course { case under, finished, cancelled }

  private var known: [Row] = []
  /// The number of the last transition, and what becomes of it; nil if there was none.
  private var transition: Int?
  private var course: Course?
  /// In the order in which they saw a touch; at the end those that did not get it.
  var rows: [Row] { known.filter { !$0.stretches.isEmpty } + known.filter(\.stretches.isEmpty) }

  init() {}

  /// Of a recording's calls, those of recognisers.
  init(_ calls: [TransitionCall]) {
    for call in calls { add(call) }
  }

  mutating func add(_ call: TransitionCall) {
    guard let name = call.subject else { return follow(call) }
    let index = known.firstIndex { $0.name == name } ?? known.endIndex
    if index == known.endIndex { known.append(Row(name: name)) }
    known[index].lines.append(Line(instant: call.instant, text: Self.text(call), state: call.kind.state))
    switch call.kind {
    case .sees: known[index].enter(.undecided, at: call.instant)
    case .waits: known[index].enter(.waiting, at: call.instant)
    case .begins: known[index].enter(.active, at: call.instant)
    case .recognises, .ends, .fails, .breaks: known[index].enter(nil, at: call.instant)
    default: break
    }
    if [.begins, .recognises].contains(call.kind) { known[index].hasRecognised = true }
  }

  private mutating func follow(_ call: TransitionCall) {
    guard let number = call.transition else { return }
    if number != transition { (transition, course) = (number, .under) }
    if call.text == "completeTransition(true)" { course = .finished }
    if call.text == "completeTransition(false)" { course = .cancelled }
  }

  private static func text(_ call: TransitionCall) -> String {
    switch call.kind {
    case .sees: "sees the touch"
    case .refuses: "does not get the touch: \(call.text)"
    case .asked, .noticed: call.text
    default: call.kind.rawValue + (call.text.isEmpty ? "" : "\(call.kind == .fails ? ":" : "") \(call.text)")
    }
  }

  /// Those that recognised, and what became of the transition.
  var outcome: String {
    let ending =
      switch course {
      case .finished: " The transition finished."
      case .cancelled: " The transition was cancelled."
      case .under: " The transition has not ended."
      case nil: ""
      }
    return winners + ending
  }

  private var winners: String {
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

extension TransitionCall.Kind {
  /// The state of a recogniser after the call; nil if it stays as it is.
  fileprivate var state: String? {
    switch self {
    case .sees: "possible"
    case .waits: "waiting"
    case .begins: "began"
    case .recognises, .ends: "ended"
    case .fails: "failed"
    case .breaks: "cancelled"
    case .refuses: "no touch"
    case .asked, .told, .called, .noticed, .takes: nil
    }
  }
}

extension WhatIf {
  /// Reads a condition in words, such as `condition` gives.
  init?(condition: String) {
    func name(before ending: String) -> String? {
      condition.hasSuffix(ending) ? String(condition.dropLast(ending.count)) : nil
    }
    let parts = condition.components(separatedBy: " had to wait for ")
    if parts.count == 2 {
      self = .after(parts[0], parts[1])
    } else if let name = name(before: " were off") {
      self = .off(name)
    } else if let name = name(before: " had no delegate") {
      self = .withoutDelegate(name)
    } else {
      return nil
    }
  }

  fileprivate var names: [String] {
    switch self {
    case .off(let name), .withoutDelegate(let name): [name]
    case .after(let name, let other): [name, other]
    }
  }
}

extension TouchAccount {
  /// Performs a setup and writes who got its touches, and who would get them if a condition held; "-" stands for
  /// standard output.
  @MainActor package static func write(
    _ setup: Performance, ifTrue condition: String? = nil, to path: String
  ) throws(StartFault) {
    try OutputFile.write(Array(try text(of: setup, ifTrue: condition).utf8), to: path)
  }

  @MainActor static func text(of setup: Performance, ifTrue condition: String?) throws(StartFault) -> String {
    let account = try account(of: setup)
    guard let condition else { return account.text }
    guard let change = WhatIf(condition: condition) else {
      throw StartFault(
        .usage,
        "--what-if \"\(condition)\": it takes \"NAME were off\", \"NAME had no delegate\" or \"NAME had to wait for NAME\"."
      )
    }
    let known = account.rows.map(\.name)
    if let name = change.names.first(where: { !known.contains($0) }) {
      throw StartFault(.usage, "--what-if: \(name) saw no touch. Those that did: \(known.joined(separator: ", ")).")
    }
    var other = setup
    other.tried = [change]
    return "\(account.text)\nIf \(change.condition): \(try Self.account(of: other).text)"
  }

  @MainActor static func account(of setup: Performance) throws(StartFault) -> Self {
    let player = try setup.player()
    defer { player.close() }
    return TouchAccount(try player.recording().calls)
  }
}
