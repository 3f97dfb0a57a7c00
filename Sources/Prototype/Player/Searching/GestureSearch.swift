import CoreGraphics
import Foundation
import Stage

/// Looks for a drag that breaks a contract: performs drags, keeps those that lead to something new, changes them, and
/// makes the first that is wrong as short as it gets.
@MainActor package struct GestureSearch {
  package struct Finding {
    let problem: GestureTrial.Problem
    let drag: Drag
    /// The number of the drag that showed it, from 1.
    let number: Int
  }

  package struct Limits {
    /// How many seconds to look; a drag that is wrong is made shorter afterwards.
    package var seconds: Double? = 60
    /// How many drags to perform; nil for any number.
    package var drags: Int?
    package var seed: UInt64 = 1

    package init() {}
  }

  /// A transition or a file.
  package let name: String
  package private(set) var finding: Finding?
  /// How many drags were performed until then.
  package private(set) var count = 0
  /// What each recogniser and each transition did, by the state of the transition meanwhile.
  private(set) var pairs: Set<String> = []

  private let setup: Performance
  private let contract: Contract
  private let rested: () -> Void
  /// A short drag that holds the transition at first; nil if none does.
  private var probe: Drag?
  /// What opens the screen before each drag; nil if drags hold what is shown at first.
  private var opening: DragOpening?

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

  private mutating func search(_ limits: Limits) throws(StartFault) {
    let clock = ContinuousClock()
    let start = clock.now
    let tracks = try tracks()
    guard finding == nil else { return }
    var maker = GestureMaker(seed: limits.seed, tracks: tracks)
    var (opening, known) = (maker.opening[...], [Drag]())
    while limits.drags.map({ count < $0 }) ?? true,
      limits.seconds.map({ clock.now - start < .seconds($0) }) ?? true
    {
      let drag = opening.popFirst() ?? maker.next(after: known)
      let trial = try perform(drag)
      if let problem = trial.problem {
        // Code that did not answer in time may only have had a busy machine.
        if problem.rule != GestureTrial.crash { return try found(problem, drag) }
        let again = try perform(drag).problem
        if again?.isSame(as: problem) == true { return try found(problem, drag) }
        continue
      }
      guard !trial.features.isSubset(of: pairs) else { continue }
      pairs.formUnion(trial.features)
      known.append(drag)
      if try deadDrag(after: drag, trial) != nil { return try foundDead(after: drag) }
    }
  }

  private mutating func perform(_ drag: Drag) throws(StartFault) -> GestureTrial {
    rested()
    count += 1
    return try GestureTrial(setup, drag, contract, after: opening)
  }

  /// Tries a short drag in each direction, and returns the directions, those first in which it holds a transition.
  private mutating func tracks() throws(StartFault) -> [ExampleDrag.Track] {
    // What ends without a finger is no matter of drags.
    let press = Drag.valid([Drag.Event(time: 0, .down(.zero))], on: setup.device.size, [])
    if let problem = try perform(press).problem, problem.rule == GestureTrial.crash {
      throw StartFault(.output, problem.text)
    }
    var found = try probed()
    if found?.held.isEmpty == true, setup.makePlayer != nil {
      opening = try DragOpening(of: setup)
      if opening != nil { found = try probed() }
      if found?.held.isEmpty == true { opening = nil }
    }
    return found.map { $0.held + $0.others } ?? []
  }

  /// The tracks on which a short drag holds a transition, and the others; nil if one was wrong.
  private mutating func probed() throws(StartFault) -> (held: [ExampleDrag.Track], others: [ExampleDrag.Track])? {
    var (held, others): ([ExampleDrag.Track], [ExampleDrag.Track]) = ([], [])
    for track in Contract.directions.map({ ExampleDrag.Track($0, on: setup.device.size) }) {
      let drag = GestureMaker.probe(on: track)
      let trial = try perform(drag)
      if let problem = trial.problem {
        try found(problem, drag)
        return nil
      }
      if trial.held.isEmpty { others.append(track) } else { held.append(track) }
      if probe == nil, !trial.held.isEmpty { probe = drag }
    }
    return (held, others)
  }

  // MARK: What is wrong

  /// The drag and then the probe, if that does not hold the transition any more although everything looks as before.
  private mutating func deadDrag(after drag: Drag, _ trial: GestureTrial) throws(StartFault) -> Drag? {
    guard let probe, trial.looksSame, trial.problem == nil else { return nil }
    let start = ((trial.end - (opening?.seconds ?? 0) + Self.rest) * 100).rounded() / 100
    let both = Drag.valid(
      drag.events + probe.events.map { Drag.Event(time: start + $0.time, $0.event, finger: $0.finger) },
      on: drag.size, drag.strikes)
    let again = try perform(both)
    return again.problem == nil && !again.held.contains { $0 > start + (opening?.seconds ?? 0) } ? both : nil
  }

  /// How long everything rests before the probe, in seconds.
  private static let rest = 0.3

  private mutating func found(_ problem: GestureTrial.Problem, _ drag: Drag) throws(StartFault) {
    let number = count
    var (last, copy) = (problem, self)
    var shrinker = DragShrinker { (candidate) throws(StartFault) in
      guard let next = try copy.perform(candidate).problem, next.isSame(as: problem) else { return false }
      last = next
      return true
    }
    let short = try shrinker.shrink(drag)
    finding = Finding(problem: last, drag: opening?.before(short) ?? short, number: number)
  }

  private mutating func foundDead(after drag: Drag) throws(StartFault) {
    let number = count
    var (last, copy) = (drag, self)
    var shrinker = DragShrinker { (candidate) throws(StartFault) in
      guard let dead = try copy.deadDrag(after: candidate, try copy.perform(candidate)) else { return false }
      last = dead
      return true
    }
    shrinker.budget /= 2
    if let whole = try deadDrag(after: drag, try perform(drag)) { last = whole }
    _ = try shrinker.shrink(drag)
    let problem = GestureTrial.Problem(
      rule: GestureTrial.answers, text: "the last drag moves nothing, although the screen looks as it did at first")
    finding = Finding(problem: problem, drag: opening?.before(last) ?? last, number: number)
  }
}
