import CoreGraphics
import Foundation
import Stage
import UIKit

/// Looks for a gesture that breaks a contract: performs those of some plans, changes those that led to something new, and
/// makes the first that is wrong as short as it gets.
@MainActor package struct GestureSearch {
  package struct Finding {
    let problem: GestureTrial.Problem
    let gesture: SearchGesture
    /// The number of the drag that showed it, from 1.
    let number: Int

    var drag: Drag { gesture.drag }
  }

  package struct Limits {
    /// How many seconds to look; a drag that is wrong is made shorter afterwards.
    package var seconds: Double? = 60
    /// How many drags to perform; nil for any number.
    package var drags: Int?
    package var seed: UInt64 = 1
    /// The names of the plans that are tried; empty for all.
    package var plans: [String] = []

    package init() {}
  }

  /// A transition or a file.
  package let name: String
  package private(set) var finding: Finding?
  /// How many drags were performed until then.
  package private(set) var count = 0
  /// What each recogniser and each transition did, by the state of the transition meanwhile.
  private(set) var pairs: Set<String> = []
  /// How far the plans have come.
  private(set) var plans: [GesturePlan] = []

  private let setup: Performance
  private let contract: Contract
  private let rested: () -> Void
  /// What is seen after a turn at rest.
  private var turned: [SearchGesture: Bitmap] = [:]
  /// How long a transition settles at least, in hundredths of a second.
  private var settling = 40

  /// What gestures begin on.
  private struct Beginning {
    let gesture: SearchGesture
    let rest: GestureTrial.Rest
    /// Whether it stays as it is.
    let isStill: Bool
    /// The directions, those first in which a drag holds a transition, and drags that do.
    var directions: [String] = []
    var probes: [[Verb]] = []
  }

  /// `rested` is called before each drag, for what ended with the one before.
  ///
  /// - Throws: A `StartFault` if the subject cannot be performed at all.
  package init(
    _ name: String, _ performance: Performance, _ contract: Contract, _ limits: Limits, rested: @escaping () -> Void
  ) throws(StartFault) {
    var (setup, contract) = (performance, contract)
    setup.isStrict = true
    contract.hold(.restoresAfterCancel)
    (self.name, self.setup, self.contract, self.rested) = (name, setup, contract, rested)
    try search(limits)
  }

  package static var planNames: [String] { GesturePlan.names }

  private mutating func search(_ limits: Limits) throws(StartFault) {
    let clock = ContinuousClock()
    let start = clock.now
    let empty = SearchGesture(verbs: [], size: setup.device.size)
    guard let first = try beginning(empty) else { return }
    let tap = setup.makePlayer == nil ? nil : try DragOpening(of: setup)
    var beginning = first
    if let tap, first.probes.isEmpty {
      var opened = empty
      opened.opening = [.tap(tap.point), .wait(Int((tap.seconds * 100).rounded()))]
      guard let next = try self.beginning(opened) else { return }
      if !next.probes.isEmpty { beginning = next }
    }
    plans = GesturePlan.all(beginning.directions, at: beginning.rest.screens, settling, tap: tap.map { .tap($0.point) })
    // Only own code pushes a screen with the system's swipe, which counts if it can be swiped at first.
    let canSwipeNext =
      setup.makePlayer == nil ? false : try !perform(empty.with(GesturePlan.nextProbe), first).held.isEmpty
    plans.removeAll { !limits.plans.isEmpty && !limits.plans.contains($0.name) || $0.startsFirst && !canSwipeNext }
    var chance = GestureChance(seed: limits.seed, from: beginning.gesture, beginning.directions)
    var (known, turn) = ([SearchGesture](), 0)
    while finding == nil, limits.drags.map({ count < $0 }) ?? true,
      limits.seconds.map({ clock.now - start < .seconds($0) }) ?? true, let index = next(turn)
    {
      turn = index + 1
      let plan = plans[index]
      plans[index].count += 1
      let begins = plan.startsFirst ? first : beginning
      let gesture = plan.hasEnd ? begins.gesture.with(plan.gestures[plan.count]) : chance.next(after: known)
      let trial = try perform(gesture, begins)
      if let problem = trial.problem {
        // Code that did not answer in time may only have had a busy machine.
        let again = problem.rule == GestureTrial.crash ? try perform(gesture, begins).problem : problem
        if again?.isSame(as: problem) == true { try found(problem, gesture, begins) }
        continue
      }
      guard plan.startsFirst || !trial.features.isSubset(of: pairs) else { continue }
      pairs.formUnion(trial.features)
      if !plan.startsFirst { known.append(gesture) }
      let probes = plan.startsFirst ? [GesturePlan.nextProbe] : beginning.probes
      if let dead = try dead(after: gesture, trial, begins, probes) { try found(dead.problem, gesture, begins, probes) }
    }
  }

  /// The plan whose turn it is: each short one until it is over, then one after the other.
  private func next(_ turn: Int) -> Int? {
    let left = plans.indices.filter { !plans[$0].hasEnd || plans[$0].count < plans[$0].gestures.count }
    let short = left.first { plans[$0].hasEnd && plans[$0].gestures.count < Self.short }
    return short ?? left.first { $0 >= turn } ?? left.first
  }

  private static let short = 40

  private mutating func perform(_ gesture: SearchGesture, _ begins: Beginning?) throws(StartFault) -> GestureTrial {
    rested()
    count += 1
    var trial = try GestureTrial(setup, gesture, contract, comparesPictures: begins?.isStill ?? true)
    if trial.problem == nil, trial.isCancelled, let begins, begins.isStill, let fault = gesture.lastTurn,
      contract.limits[.restoresAfterCancel] != nil
    {
      let turn = begins.gesture.with([.happen(fault), .wait(200)])
      if turned[turn] == nil {
        rested()
        turned[turn] = try GestureTrial(setup, turn, contract, comparesPictures: false).rests?.last.picture
      }
      trial.expect(turned[turn])
    }
    return trial
  }

  /// Tries short drags in all directions; nil if one was wrong.
  private mutating func beginning(_ gesture: SearchGesture) throws(StartFault) -> Beginning? {
    // What ends without a finger is no matter of drags.
    let idle = try perform(gesture.with([.wait(200)]), nil)
    guard let rests = idle.rests else { throw StartFault(.output, idle.problem?.text ?? "") }
    var begins = Beginning(
      gesture: gesture, rest: rests.last,
      isStill: !gesture.opening.isEmpty || rests.first.picture == rests.last.picture)
    var held: Set<String> = []
    for (direction, start) in Contract.directions.flatMap({ [($0, 0), ($0, 40)] }) {
      let probe = gesture.with(GesturePlan.probe(direction, from: start))
      let trial = try perform(probe, begins)
      if let problem = trial.problem {
        try found(problem, probe, begins)
        return nil
      }
      guard !trial.held.isEmpty else { continue }
      held.insert(direction)
      settling = max(settling, min(Int((trial.end - probe.end) * 100), Self.longestSettling))
      // One that finishes leads where the next moves nothing.
      if begins.probes.count < 2, trial.rests?.last == begins.rest { begins.probes.append(probe.verbs) }
    }
    begins.directions = Contract.directions.filter(held.contains) + Contract.directions.filter { !held.contains($0) }
    return begins
  }

  /// In hundredths of a second.
  private static let longestSettling = 150

  // MARK: What is wrong

  /// The gesture and then a probe that does not hold a transition any more, although one is where one was and everything
  /// looks the same.
  private mutating func dead(
    after gesture: SearchGesture, _ trial: GestureTrial, _ begins: Beginning, _ probes: [[Verb]]
  ) throws(StartFault) -> (problem: GestureTrial.Problem, gesture: SearchGesture)? {
    guard trial.problem == nil, let rest = trial.rests?.last, rest == begins.rest, !probes.isEmpty else { return nil }
    var (whole, starts) = (gesture, [TimeInterval]())
    whole.verbs.append(.wait(max(1, Int((trial.end - gesture.end) * 100)) + Self.pause))
    for probe in probes {
      starts.append(whole.end)
      whole.verbs += probe + [.wait(Self.pause + settling)]
    }
    let again = try perform(whole, begins)
    let ends = starts.dropFirst() + [.infinity]
    guard again.problem == nil,
      let index = zip(starts, ends).enumerated().first(where: { _, part in
        !again.held.contains { $0 > part.0 && $0 < part.1 }
      })?.offset
    else { return nil }
    whole.verbs.removeLast(probes[(index + 1)...].reduce(1) { $0 + $1.count + 1 })
    let text =
      probes == [GesturePlan.nextProbe]
      ? "a screen that code pushes cannot be swiped back from its middle any more, as it could at first"
      : "the last drag moves nothing, although the screen looks as it did at first, at \(rest.screens)"
    return (GestureTrial.Problem(rule: GestureTrial.answers, text: text), whole)
  }

  /// How long everything rests before and after a probe, in hundredths of a second.
  private static let pause = 30

  /// With probes, what is wrong shows after the gesture.
  private mutating func found(
    _ problem: GestureTrial.Problem, _ gesture: SearchGesture, _ begins: Beginning, _ probes: [[Verb]] = []
  ) throws(StartFault) {
    var (last, copy) = ((problem: problem, gesture: gesture), self)
    func isWrong(_ candidate: SearchGesture) throws(StartFault) -> Bool {
      let trial = try copy.perform(candidate, begins)
      let next =
        probes.isEmpty
        ? trial.problem.map { ($0, candidate) } : try copy.dead(after: candidate, trial, begins, probes)
      guard let next, next.0.isSame(as: problem) else { return false }
      last = next
      return true
    }
    if !probes.isEmpty { _ = try isWrong(gesture) }
    _ = try gesture.shrunk(budget: probes.isEmpty ? 120 : 60, while: isWrong)
    finding = Finding(problem: last.problem, gesture: last.gesture, number: count)
  }
}
