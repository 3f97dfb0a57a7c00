import CoreGraphics
import Foundation
import Stage
import UIKit

/// What one drag of a search showed.
@MainActor struct GestureTrial {
  /// Something that must not happen.
  struct Problem: Equatable {
    /// The rule, or "crash" or "answers".
    let rule: String
    let text: String

    /// Whether it is the same rule, and of a crash the same line.
    func isSame(as other: Self) -> Bool { rule == other.rule && (rule != GestureTrial.crash || line == other.line) }

    private var line: Substring? { text.split(separator: ": ", maxSplits: 2).dropFirst().first }
  }

  /// The first thing that is wrong; nil if nothing is.
  private(set) var problem: Problem?
  /// What each recogniser and each transition did, by the state of the transition meanwhile.
  private(set) var features: Set<String> = []
  /// When everything was at rest, in seconds.
  private(set) var end = 0.0
  /// Whether the screen looks as at the beginning, or as after what opened it.
  private(set) var looksSame = false
  /// When a finger held a transition, in seconds.
  private(set) var held: [TimeInterval] = []

  /// Performs a drag and judges it by a contract.
  init(
    _ setup: Performance, _ drag: Drag, _ contract: Contract, after opening: DragOpening? = nil
  ) throws(StartFault) {
    var setup = setup
    setup.action = .drag(opening?.before(drag) ?? drag)
    let samples: Samples
    do throws(StartFault) {
      samples = try contract.looksOnlyAtRests ? Samples(setup, .turns) : Samples(setup, .everything)
    } catch {
      guard error.kind == .output else { throw error }
      problem = Problem(rule: Self.crash, text: error.sentence)
      return
    }
    held = samples.moments.filter { $0.status?.phase == .held }.map(\.time)
    end = samples.moments.last?.time ?? 0
    looksSame = samples.pictures.map { $0.end.difference(from: opening == nil ? $0.first : $0.start) == nil } ?? false
    features = Self.features(samples)
    problem = Self.problem(samples, drag, contract)
  }

  nonisolated static let (crash, answers) = ("crash", "answers")

  private static func features(_ samples: Samples) -> Set<String> {
    var (found, index, last): (Set<String>, Int, String) = ([], 0, "")
    let moments = samples.moments
    for moment in moments {
      let phase = phase(moment)
      if phase != last { found.insert("\(last) > \(phase)") }
      last = phase
    }
    for call in samples.recording.calls {
      while index + 1 < moments.count, moments[index + 1].time <= call.instant { index += 1 }
      let word = call.subject ?? String(call.text.prefix { $0 != "(" })
      found.insert("\(phase(moments[index])): \(call.kind.rawValue) \(word)")
    }
    return found
  }

  private static func phase(_ moment: Moment) -> String {
    moment.status.map { "\($0.phase.rawValue)\($0.isOpening ? " opening" : "")" } ?? "none"
  }

  /// Nothing is said by a rule that supposes one press and no fault, if the drag has more.
  private static func problem(_ samples: Samples, _ drag: Drag, _ contract: Contract) -> Problem? {
    let isPlain = drag.strikes.isEmpty && drag.presses.count == 1
    for rule in order {
      guard let limit = contract.limits[rule], isPlain || !needsPlainDrag.contains(rule) else { continue }
      // What is left and not seen matters to those only who say so.
      let isWhole = rule == .restoresAfterCancel && contract.named.contains(rule)
      switch (rule.judge(samples, of: isWhole ? .smooth : isPlain ? .sparse : .mixed), limit) {
      case (.wrong(let text), _): return Problem(rule: rule.rawValue, text: text)
      case (.amount(let amount, let text), .number(let number)) where amount > number + 1e-9:
        return Problem(
          rule: rule.rawValue, text: "\(rule.text(amount)) \(text), and \(rule.text(number)) are allowed")
      default: continue
      }
    }
    return nil
  }

  /// The plainest ones first; those that need several drags are left out.
  private static let order: [Rule] = [
    .neverStuck, .finishesOnce, .restoresAfterCancel, .balanced, .nothingUncovered, .noJump, .settlesWithin,
    .edgeUnderFinger, .velocityContinuous,
  ]
  private static let needsPlainDrag: Set<Rule> = [
    .restoresAfterCancel, .settlesWithin, .edgeUnderFinger, .velocityContinuous,
  ]
}
