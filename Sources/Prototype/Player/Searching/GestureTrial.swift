import CoreGraphics
import Foundation
import Stage
import UIKit

/// What one gesture of a search showed.
@MainActor struct GestureTrial {
  /// Something that must not happen.
  struct Problem: Equatable {
    /// The rule, or one of the names below.
    let rule: String
    let text: String

    /// Whether it is the same rule, and the same crash.
    func isSame(as other: Self) -> Bool { rule == other.rule && (rule != GestureTrial.crash || text == other.text) }
  }

  /// What is seen at a rest.
  struct Rest: Equatable {
    let screens: ScreensShown
    let picture: Bitmap
  }

  /// The first thing that is wrong; nil if nothing is.
  private(set) var problem: Problem?
  /// What each recogniser and each transition did, by the state of the transition meanwhile; and where that led.
  private(set) var features: Set<String> = []
  /// When everything was at rest, in seconds.
  private(set) var end = 0.0
  /// The first and the last rest; nil after a crash.
  private(set) var rests: (first: Rest, last: Rest)?
  /// Whether the last drag went back.
  private(set) var isCancelled = false
  /// When a finger held a transition, in seconds.
  private(set) var held: [TimeInterval] = []

  /// Performs a gesture and judges it by a contract.
  ///
  /// Pictures count unless the screen changes by itself.
  init(
    _ setup: Performance, _ gesture: SearchGesture, _ contract: Contract, comparesPictures: Bool
  ) throws(StartFault) {
    var setup = setup
    setup.action = .drag(gesture.drag)
    let samples: Samples
    do throws(StartFault) {
      samples = try contract.looksOnlyAtRests ? Samples(setup, .turns) : Samples(setup, .everything)
    } catch {
      guard error.kind == .output else { throw error }
      problem = Problem(rule: Self.crash, text: error.sentence)
      return
    }
    held = samples.moments.filter { $0.status?.phase == .held }.map(\.time)
    guard let first = samples.moments.first, let last = samples.moments.last, let pictures = samples.pictures else {
      return
    }
    (end, isCancelled) = (last.time, samples.wasHeld && samples.recording.decision?.finishes == false)
    rests = (Rest(screens: first.screens, picture: pictures.first), Rest(screens: last.screens, picture: pictures.end))
    features = Self.features(samples).union(["at \(last.screens)"])
    problem = Self.wrongScreens(samples, gesture) ?? Self.frozen(samples)
    let broken = Self.problem(samples, gesture, contract, comparesPictures && first.isIdle && last.isIdle)
    if let broken, problem == nil || broken.rule == Rule.finishesOnce.rawValue || samples.standstill != nil {
      problem = broken
    }
  }

  /// Compares the end with what the same screens look like after a turn at rest.
  mutating func expect(_ picture: Bitmap?) {
    guard let picture, let difference = rests?.last.picture.difference(from: picture) else { return }
    problem = Problem(
      rule: Rule.restoresAfterCancel.rawValue, text: "other pixels are left than after a turn at rest: \(difference)")
  }

  nonisolated static let (crash, answers, screens, freezes) = ("crash", "answers", "screens", "freezes")

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

  /// One is elsewhere than the drag's decision says, or one drag goes back over several screens by several transitions.
  private static func wrongScreens(_ samples: Samples, _ gesture: SearchGesture) -> Problem? {
    guard !gesture.hasFaults, samples.standstill == nil, samples.wasHeld, let first = samples.moments.first,
      let last = samples.moments.last
    else { return nil }
    func problem(_ text: String) -> Problem { Problem(rule: screens, text: text) }
    if gesture.isPlain, let finishes = samples.recording.decision?.finishes {
      if !finishes, first.screens != last.screens {
        return problem("a cancelled drag leads from \(first.screens) to \(last.screens)")
      }
      // A container of one's own has no screens that can be counted.
      if finishes, first.screens == last.screens, samples.pictures.map({ $0.first == $0.end }) == true {
        return problem("a drag that finishes changes no screen: \(last.screens) as before")
      }
    }
    let downs = samples.drag?.events.filter { $0.event.isDown }.map(\.time) ?? []
    for (start, end) in zip(downs, downs.dropFirst() + [.infinity]) {
      let part = samples.moments.filter { $0.time >= start && $0.time < end }
      guard let first = part.first, first.status == nil, let last = part.last,
        part.contains(where: { $0.status?.phase == .held })
      else {
        continue
      }
      let calls = samples.recording.calls.filter { $0.instant >= start && $0.instant < end }
      let count = Set(calls.compactMap(\.transition)).count
      guard count > 1, first.screens.depth - last.screens.depth > 1 else { continue }
      return problem("one drag leads from \(first.screens) to \(last.screens), by \(count) transitions")
    }
    return nil
  }

  /// What a recogniser does that ends every navigation on iOS.
  private static func frozen(_ samples: Samples) -> Problem? {
    samples.recording.calls.first { $0.kind == .noticed && $0.subject != nil }.map {
      Problem(rule: freezes, text: "\($0.subject ?? "") \($0.text)")
    }
  }

  /// Nothing is said by a rule that supposes one press and no fault, if the gesture has more.
  private static func problem(
    _ samples: Samples, _ gesture: SearchGesture, _ contract: Contract, _ comparesPictures: Bool
  ) -> Problem? {
    let isPlain = gesture.isPlain
    for rule in order {
      guard let limit = contract.limits[rule], isPlain || !needsPlainDrag.contains(rule) else { continue }
      // What is left and not seen matters to those only who say so.
      let isWhole = rule == .restoresAfterCancel && contract.named.contains(rule)
      if rule == .restoresAfterCancel, !isWhole, !comparesPictures { continue }
      switch (rule.judge(samples, of: isWhole ? .smooth : isPlain ? .sparse : .mixed), limit) {
      case (.wrong(let text), _):
        let screens = samples.moments.last.map { ", although nothing moves any more at \($0.screens) as before" } ?? ""
        return Problem(rule: rule.rawValue, text: rule == .restoresAfterCancel && !isWhole ? text + screens : text)
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
    .edgeUnderFinger, .velocityContinuous, .listsRest,
  ]
  private static let needsPlainDrag: Set<Rule> = [
    .restoresAfterCancel, .settlesWithin, .edgeUnderFinger, .velocityContinuous,
  ]
}
