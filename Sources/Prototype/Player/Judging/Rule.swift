import Foundation
import Stage
import UIKit

/// What must hold of a transition under any drag, in words of feel.
package enum Rule: String, CaseIterable, Sendable {
  case commitsAt, cancelsBelow, settlesWithin, noJump, velocityContinuous, edgeUnderFinger, nothingUncovered
  case restoresAfterCancel, balanced, neverStuck, finishesOnce, listsRest, leavesNothing, survives

  /// What a rule allows.
  enum Limit: Equatable, Sendable {
    case number(Double)
    case holds
    case faults([Fault])
  }

  enum Kind: Equatable {
    /// A number in a range; `scale` shows it in its unit.
    case number(ClosedRange<Double>, unit: String, scale: Double)
    case toggle
    case faults
  }

  var kind: Kind {
    switch self {
    case .commitsAt, .cancelsBelow: .number(0...1, unit: "%", scale: 100)
    case .settlesWithin: .number(0...30, unit: "s", scale: 1)
    case .noJump, .edgeUnderFinger: .number(0...1000, unit: "pt", scale: 1)
    case .velocityContinuous: .number(0...1000, unit: "%", scale: 1)
    case .survives: .faults
    default: .toggle
    }
  }

  /// What the rule says; the JSON schema has the same sentence.
  package var sentence: String {
    switch self {
    case .commitsAt: "A drag that rests at this progress, 0 to 1, or beyond it finishes when it is let go."
    case .cancelsBelow: "A drag that rests below this progress, 0 to 1, goes back when it is let go."
    case .settlesWithin: "From the last release until the transition is over it takes at most so many seconds."
    case .noJump: "No layer jumps by more points than this when a finger grabs, lets go of, or catches the screen."
    case .velocityContinuous:
      "After a release that finishes the screen's velocity is the finger's, within so many percent."
    case .edgeUnderFinger: "While the finger moves, the screen stays under it within so many points."
    case .nothingUncovered: "No pixel of the window behind all screens is seen at any instant."
    case .restoresAfterCancel: "After a cancelled drag every layer has the values it had before; nothing is forgiven."
    case .balanced: "Each controller that is told that it will appear or disappear is told that it has."
    case .neverStuck: "At the end no transition is under way and no finger is held."
    case .finishesOnce: "Each transition is completed once, and with false if it was cancelled."
    case .listsRest: "While a finger holds a transition no list scrolls under it."
    case .leavesNothing:
      "At the end the screens look as if shown without a transition, and code can push and pop; only for the catalogue."
    case .survives: "With each of these faults in mid-drag nothing is stuck, unbalanced, completed twice or left."
    }
  }

  /// Amounts in the rule's unit.
  func text(_ amount: Double) -> String {
    guard case .number(_, let unit, let scale) = kind else { return "" }
    return "\(FixedText.short(amount * scale, decimals: unit == "s" ? 3 : 1)) \(unit)"
  }

  func text(_ limit: Limit) -> String {
    switch limit {
    case .number(let number): text(number)
    case .holds: ""
    case .faults(let faults): faults.map(\.name).joined(separator: ", ")
    }
  }
}

extension Rule {
  /// Why no performance said anything about the rule, and what to try.
  @MainActor func silence(_ all: [Samples]) -> String {
    if let standstill = all.lazy.compactMap(\.standstill).first { return standstill }
    let held = all.filter { $0.wasHeld }
    if held.isEmpty {
      return "no drag holds a transition: is the recogniser added to a view, and enabled? Try another preview, "
        + "or a drag of your own"
    }
    let decisions = Set(held.compactMap(\.recording.decision?.finishes))
    switch self {
    case .commitsAt, .cancelsBelow: return "no drag finishes, not even one to the end: does the progress grow with it?"
    case .velocityContinuous: return "no drag finishes after a movement: try a longer one"
    case .restoresAfterCancel where !decisions.contains(false):
      return "no drag goes back: try a shorter one"
    case .leavesNothing: return "the screens of own code cannot be shown without its transitions"
    case .edgeUnderFinger: return "no drag has one press alone: try slow-60"
    default: return "no drag comes to an end"
    }
  }
}

/// What one performance says about a rule.
enum Judgement: Equatable {
  /// How much was seen of what is limited, and where.
  case amount(Double, String)
  case wrong(String)
  case right
}

extension Rule {
  /// Judges a performance; nil if it says nothing about the rule, or the rule needs several performances.
  @MainActor func judge(_ samples: Samples, of drag: Drag.Kind = .smooth) -> Judgement? {
    switch self {
    case .commitsAt, .cancelsBelow, .survives: nil
    case .settlesWithin: samples.settling.map { .amount($0, "") }
    case .noJump: samples.jump(countsGrab: drag == .smooth)
    case .velocityContinuous: samples.velocityJump.map { .amount(100 * $0.magnitude, "") }
    case .edgeUnderFinger: samples.hasOnePress ? samples.continuity.map { .amount($0.fingerLag, "") } : nil
    case .nothingUncovered: samples.gap
    case .restoresAfterCancel: drag == .smooth ? samples.leftover : samples.visibleLeftover
    case .balanced: problem(in: Balance.appearanceProblems(samples.recording.calls))
    case .neverStuck: samples.standstill.map { .wrong($0) } ?? .right
    case .finishesOnce:
      problem(
        in: Balance.transitionProblems(samples.recording.calls) + (drag == .mixed ? [] : samples.wrongEnds))
    case .listsRest: samples.wasHeld ? problem(in: samples.scrollsUnderFinger) : nil
    case .leavesNothing: samples.leftAtEnd.map { problem(in: $0) }
    }
  }

  private func problem(in problems: [String]) -> Judgement { problems.first.map { .wrong($0) } ?? .right }

  /// What must hold after any fault.
  static let essential: [Rule] = [.balanced, .neverStuck, .finishesOnce, .leavesNothing]
}

extension Drag {
  /// What the events of a drag say about what it did.
  enum Kind {
    /// Like a hand's.
    case smooth
    /// With so few events that a finger may be far away when the drag takes the screen.
    case sparse
    /// Also with several presses or faults, so that the last release may say nothing about the last transition.
    case mixed
  }
}

extension Samples {
  fileprivate var settling: Double? {
    // A segue of one's own has no transition, only what moves.
    let stop = moments.lastIndex { !$0.isIdle }.map { moments[min($0 + 1, moments.count - 1)].time }
    guard hasMoved, standstill == nil, let end = recording.transitionEnd ?? stop else { return nil }
    guard let release = recording.release else { return drag == nil ? end : nil }
    return wasHeld ? max(0, end - release) : nil
  }

  fileprivate var continuity: Continuity? { Continuity(recording, scale: 1) }

  /// A cancelled screen turns round, so its velocity is never the finger's.
  fileprivate var velocityJump: Double? {
    recording.decision?.finishes == true ? continuity?.velocityJump : nil
  }

  /// Where the finger was at the beginning is only known for the first press.
  fileprivate var hasOnePress: Bool { drag?.events.count { $0.event.isDown } == 1 }

  /// The farthest that a layer jumps at a press or a release in mid-flight, or when the drag takes the screen.
  fileprivate func jump(countsGrab: Bool) -> Judgement? {
    guard let drag, wasHeld else { return nil }
    var found = (0.0, "")
    func note(_ distance: Double, _ layer: String, _ moment: String, at time: TimeInterval) {
      if distance > max(found.0, Self.leastJump) {
        found = (distance, "\(layer) \(moment) at \(FixedText.text(time, decimals: 3)) s")
      }
    }
    for index in drag.turnsApart {
      let time = drag.events[index].time
      guard !faults.contains(where: { abs($0.time - time) < Self.apart || $0.fault.resizes && $0.time < time }) else {
        continue
      }
      guard let before = self.index(at: time - Recording.before), let after = self.index(at: time) else { continue }
      // Without a transition a press or a release is one of the screen's own controls.
      guard moments[before].status != nil || moments[after].status != nil else { continue }
      guard let (name, distance) = farthest(from: before, to: after) else { continue }
      // A screen that the drag takes between two frames follows at the release, and nothing has moved it before.
      if !countsGrab, moments[before].status?.progress ?? 0 == 0 { continue }
      let allowed = countsGrab ? 0 : travel(of: drag, before: time)
      note(distance - allowed, name, drag.events[index].event.isUp ? "at a release" : "at a catch", at: time)
    }
    if countsGrab, let (name, distance, time) = grab { note(distance, name, "at the grab", at: time) }
    return .amount(found.0, found.1)
  }

  /// How far fingers moved in the last frames, in points.
  private func travel(of drag: Drag, before time: TimeInterval) -> Double {
    var (start, end) = (FingerTrack(), FingerTrack())
    start.follow(drag, until: time - Self.frames)
    end.follow(drag, until: time)
    let first = start[0] ?? drag.events.first { $0.time >= time - Self.frames }?.event.point
    guard let first, let last = end[0] ?? drag.events.last(where: { $0.time <= time })?.event.point else { return 0 }
    return hypot(last.x - first.x, last.y - first.y).native
  }

  /// In seconds.
  private static let frames = 2.0 / 60

  /// A fault that is nearer to a press or release may be what moves layers then; in seconds.
  ///
  /// After a resize a release moves them, since a finger's distance is another progress of another width.
  private static let apart = 0.05

  private var faults: [(time: TimeInterval, fault: Fault)] { performance.drag?.faults ?? [] }

  /// Smaller ones are errors of the arithmetic; in points.
  private static let leastJump = 0.05

  /// How much farther than the finger a layer moves when the drag takes the screen.
  private var grab: (name: String, distance: Double, time: TimeInterval)? {
    guard let first = moments.firstIndex(where: { $0.status?.phase == .held && $0.status?.progress ?? 0 > 0 }),
      first > 0,
      moments[first - 1].status == nil || moments[first - 1].status?.progress == 0
    else { return nil }
    var (before, after) = (FingerTrack(), FingerTrack())
    before.follow(drag, until: moments[first - 1].time)
    after.follow(drag, until: moments[first].time)
    guard let start = before[0], let end = after[0], let (name, distance) = farthest(from: first - 1, to: first) else {
      return nil
    }
    return (name, max(0, distance - hypot(end.x - start.x, end.y - start.y).native), moments[first].time)
  }

  fileprivate var gap: Judgement? {
    guard
      let (index, share) = uncovered.enumerated().compactMap({ index, share in share.map { (index, $0) } })
        .max(by: { $0.1 < $1.1 })
    else { return nil }
    // A preview of a small or clear view covers the window at no rest.
    guard share > (look != .everything ? uncovered.first.flatMap(\.self) ?? 0 : 0) else { return .right }
    let percent = FixedText.short(max(100 * share, 0.1), decimals: 1)
    return .wrong("\(percent) % of the screen are uncovered at \(FixedText.text(moments[index].time, decimals: 3)) s")
  }

  /// Where a cancelled drag is completed as if it were not.
  fileprivate var wrongEnds: [String] {
    guard wasHeld, recording.decision?.finishes == false,
      recording.calls.last(where: { $0.text.hasPrefix("completeTransition(") })?.text == "completeTransition(true)"
    else { return [] }
    return ["a cancelled transition is completed with true"]
  }

  /// Scrolling that a finger does while it, or another one, holds a transition.
  fileprivate var scrollsUnderFinger: [String] {
    recording.calls.enumerated().compactMap { index, call in
      guard call.kind == .begins, let subject = call.subject, subject.hasPrefix("ScrollPan") else { return nil }
      let end = recording.calls[index...].first { $0.subject == subject && [.ends, .breaks].contains($0.kind) }?.instant
      let times = call.instant...max(call.instant, end ?? .infinity)
      guard let held = moments.first(where: { times.contains($0.time) && $0.status?.phase == .held }) else {
        return nil
      }
      return "\(subject) scrolls while a finger holds the screen, at \(FixedText.text(held.time, decimals: 3)) s"
    }
  }

  /// What a cancelled drag leaves behind; nil if it was not cancelled.
  fileprivate var leftover: Judgement? {
    guard recording.decision?.finishes == false, wasHeld, standstill == nil, let first = layers.first,
      let last = layers.last
    else {
      return nil
    }
    if let noticed = recording.calls.first(where: { $0.kind == .noticed }) {
      return .wrong(noticed.text.hasSuffix(".") ? String(noticed.text.dropLast()) : noticed.text)
    }
    // UIKit replaces some layers of its own, so that one that is gone shows in the pixels only.
    for index in first.indices where last.indices.contains(index) {
      guard let before = first[index], let after = last[index], abs(after - before) > Self.leastLeftover else {
        continue
      }
      return .wrong(
        "\(columns[index]) is \(FixedText.short(after, decimals: 3)) after a cancel, and was "
          + FixedText.short(before, decimals: 3))
    }
    return visibleLeftover
  }

  fileprivate var visibleLeftover: Judgement? {
    guard recording.decision?.finishes == false, wasHeld, standstill == nil else { return nil }
    guard let pictures, let difference = pictures.end.difference(from: pictures.start) else { return .right }
    return .wrong("other pixels are left after a cancel: \(difference)")
  }

  /// In points, or shares.
  private static let leastLeftover = 0.01
}
