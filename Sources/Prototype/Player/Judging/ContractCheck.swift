import CoreGraphics
import Foundation
import Stage

/// Holds a subject to a contract: performs drags, judges each, and finds the distance at which a drag finishes.
@MainActor package struct ContractCheck {
  package struct Verdict {
    let rule: Rule
    let limit: Rule.Limit
    /// Nil if it could not be judged.
    let holds: Bool?
    /// What was seen and how much is left of the limit, or why nothing was judged.
    let text: String
    var amount: Double?
    /// Where that was seen; nil if several performances were needed.
    var seen: Performance?
    /// Whether a contract names the rule, which then must be judged.
    var isNamed = false

    /// What was not judged fails where it was asked for.
    var fails: Bool { holds == false || holds == nil && isNamed }
  }

  /// A transition or a file.
  let name: String
  package private(set) var verdicts: [Verdict] = []

  private let contract: Contract
  private let setup: Performance
  /// The first performance in which something moved.
  private let shown: Performance
  /// From which progress on a drag that rests finishes: found once, for both rules about it; nil if none does.
  private var threshold: Double??

  /// - Throws: A `StartFault` if the subject cannot be performed, or nothing moves it.
  package init(_ name: String, _ performance: Performance, _ contract: Contract) throws(StartFault) {
    (self.name, self.contract) = (name, contract)
    var setup = performance
    if contract.limits[.restoresAfterCancel] != nil { setup.isStrict = true }
    self.setup = setup
    let drags = try Self.drags(of: setup, contract)
    var performed: [(name: String, samples: Samples)] = []
    for drag in drags {
      performed.append((drag.name, try Self.samples(setup, drag.action, contract)))
      // Nothing can be said of a transition that never ends.
      if contract.limits[.neverStuck] != nil, performed[performed.count - 1].samples.standstill != nil { break }
    }
    guard let first = performed.first(where: \.1.hasMoved) else {
      throw StartFault(
        .output,
        "\(name): no drag, no pop and no push moves anything: name another preview, a direction, or drags in a contract."
      )
    }
    shown = Self.performance(setup, first.1.performance.action)
    for rule in Rule.allCases {
      guard let limit = contract.limits[rule] else { continue }
      var verdict = try verdict(rule, limit, performed, drags)
      verdict.isNamed = contract.named.contains(rule)
      let isFirst = rule == .neverStuck && verdict.fails
      verdicts.insert(verdict, at: isFirst ? 0 : verdicts.count)
    }
  }

  /// Holds one performance to the general rules.
  init(_ name: String, _ samples: Samples) throws(StartFault) {
    (self.name, contract, setup, shown) = (name, Contract(), samples.performance, samples.performance)
    for rule in Rule.allCases {
      guard let limit = contract.limits[rule] else { continue }
      let verdict = try verdict(rule, limit, [(name, samples)], [])
      verdicts.append(verdict)
    }
  }

  private static func performance(
    _ setup: Performance, _ action: Performance.Action, _ faults: [Fault] = []
  ) -> Performance {
    var setup = setup
    setup.action = action
    setup.faults += faults
    return setup
  }

  private static func samples(
    _ setup: Performance, _ action: Performance.Action, _ contract: Contract, _ faults: [Fault] = []
  ) throws(StartFault) -> Samples {
    let looksAtEnd = contract.limits[.leavesNothing] != nil
    let isLooking = contract.limits[.nothingUncovered] != nil && faults.isEmpty
    var look = contract.looksOnlyAtRests ? Samples.Look.rests : .everything
    // With faults only what needs no layers between is judged.
    if !isLooking { look = !looksAtEnd ? .nothing : faults.isEmpty ? .rests : .turns }
    return try Samples(performance(setup, action, faults), look, looksAtEnd: looksAtEnd)
  }

  /// The drags of the contract or all examples.
  private static func drags(
    of setup: Performance, _ contract: Contract
  ) throws(StartFault) -> [(name: String, action: Performance.Action)] {
    try drags(
      of: setup, named: contract.drags.isEmpty ? ExampleDrag.all.map(\.name) : contract.drags, contract.direction)
  }

  /// Some examples and files, in the direction of the transition, and a pop and a push from code.
  static func drags(
    of setup: Performance, named names: [String], _ direction: String? = nil
  ) throws(StartFault) -> [(name: String, action: Performance.Action)] {
    var found: [(name: String, action: Performance.Action)] = []
    if setup.makePlayer != nil || setup.entry.back != nil {
      let isRouted = setup.makePlayer != nil && names.contains { ExampleDrag.named($0) != nil }
      let route = try isRouted ? DragRoute(of: setup, direction) : nil
      for name in names {
        var named = setup
        try named.setDrag(name)
        if case .example(let example) = named.action, let route { named.action = .drag(route.drag(example)) }
        found.append((name, named.action))
      }
    }
    return found + [("a pop", .pop), ("a push", .push)]
  }

  private mutating func verdict(
    _ rule: Rule, _ limit: Rule.Limit, _ performed: [(name: String, samples: Samples)],
    _ drags: [(name: String, action: Performance.Action)]
  ) throws(StartFault) -> Verdict {
    switch rule {
    case .commitsAt, .cancelsBelow: return try threshold(rule, limit, performed.map(\.samples))
    case .survives: return try survival(limit, drags, performed.map(\.samples))
    default: break
    }
    var most: (amount: Double, text: String, seen: Performance)?
    var hasSpoken = false
    for (name, samples) in performed {
      switch rule.judge(samples) {
      case nil: continue
      case .right: hasSpoken = true
      case .wrong(let text):
        return Verdict(
          rule: rule, limit: limit, holds: false, text: "\(text), in \(name)", amount: nil,
          seen: Self.performance(setup, samples.performance.action))
      case .amount(let amount, let text):
        hasSpoken = true
        guard amount > most?.amount ?? -1 else { continue }
        most = (
          amount, (text.isEmpty ? "" : "\(text), ") + "in \(name)", Self.performance(setup, samples.performance.action)
        )
      }
    }
    guard hasSpoken else {
      return Verdict(rule: rule, limit: limit, holds: nil, text: rule.silence(performed.map(\.samples)))
    }
    guard case .number(let number) = limit, let most else {
      let many = performed.count == 1 ? "in \(performed[0].name)" : "in \(performed.count) performances"
      return Verdict(rule: rule, limit: limit, holds: true, text: many, amount: nil)
    }
    var verdict = verdict(rule, limit, most.amount, by: number - most.amount, most.amount == 0 ? "" : " \(most.text)")
    verdict.seen = most.seen
    return verdict
  }

  /// `margin` is negative if the rule does not hold.
  private func verdict(_ rule: Rule, _ limit: Rule.Limit, _ amount: Double, by margin: Double, _ text: String)
    -> Verdict
  {
    let holds = margin >= -1e-9
    return Verdict(
      rule: rule, limit: limit, holds: holds,
      text: "\(rule.text(amount))\(text); \(rule.text(margin.magnitude)) \(holds ? "to spare" : "too much")",
      amount: amount)
  }

  /// Finds by halving from which distance on a drag finishes that rests before it is let go.
  private mutating func threshold(
    _ rule: Rule, _ limit: Rule.Limit, _ performed: [Samples]
  ) throws(StartFault) -> Verdict {
    if threshold == nil, performed.allSatisfy({ $0.standstill == nil }),
      let held = performed.first(where: { $0.wasHeld })
    {
      threshold = try Self.threshold(setup, held.drag, endOf: held.performance.drag)
    }
    guard case .number(let number) = limit, let found = threshold.flatMap(\.self) else {
      return Verdict(rule: rule, limit: limit, holds: nil, text: rule.silence(performed))
    }
    let margin = rule == .commitsAt ? number - found : found - number
    let holds = margin >= -Self.finest
    return Verdict(
      rule: rule, limit: limit, holds: holds,
      text: "it finishes from \(rule.text(found)) on; \(rule.text(margin.magnitude)) "
        + (holds ? "to spare" : rule == .commitsAt ? "too late" : "too early"), amount: found)
  }

  /// How exactly the threshold is found, as a share of the distance.
  private static let finest = 1.0 / 4096

  /// Returns the progress from which on a drag like `drag` finishes after a rest; nil if none does.
  ///
  /// It may be the end of a whole one that opens the screen first.
  static func threshold(
    _ setup: Performance, _ drag: Drag?, endOf whole: Drag? = nil
  ) throws(StartFault) -> Double? {
    let route = setup.makePlayer == nil ? nil : DragRoute(like: drag, endOf: whole, on: setup.device.size)
    func decision(_ progress: Double) throws(StartFault) -> DragDecision? {
      var setup = setup
      let example = ExampleDrag.resting(at: progress)
      setup.action = route.map { .drag($0.drag(example)) } ?? .example(example)
      return try setup.perform(setup.frames) { $0.decision == nil }.decision
    }
    guard let last = try decision(1), last.finishes else { return nil }
    var (low, high) = ((finger: 0.0, progress: 0.0), (finger: 1.0, progress: last.progress))
    while high.finger - low.finger > finest {
      let middle = (low.finger + high.finger) / 2
      let found = try decision(middle)
      if let found, found.finishes {
        high = (middle, found.progress)
      } else {
        low = (middle, found?.progress ?? middle)
      }
    }
    return (low.progress + high.progress) / 2
  }

  private func survival(
    _ limit: Rule.Limit, _ drags: [(name: String, action: Performance.Action)], _ performed: [Samples]
  ) throws(StartFault) -> Verdict {
    guard case .faults(let faults) = limit, performed.contains(where: { $0.wasHeld }),
      performed.allSatisfy({ $0.standstill == nil })
    else { return Verdict(rule: .survives, limit: limit, holds: nil, text: Rule.survives.silence(performed)) }
    for fault in faults {
      for (name, action) in drags {
        let samples = try Self.samples(setup, action, contract, [fault])
        for rule in Rule.essential {
          guard case .wrong(let text)? = rule.judge(samples, of: .mixed) else { continue }
          return Verdict(
            rule: .survives, limit: limit, holds: false, text: "\(text), in \(name) with \(fault.name)", amount: nil,
            seen: Self.performance(setup, action, [fault]))
        }
      }
    }
    return Verdict(
      rule: .survives, limit: limit, holds: true, text: "in \(drags.count * faults.count) performances", amount: nil)
  }
}

extension ContractCheck {
  /// What a sheet shows of the rules that do not hold.
  var failures: [ContractSheet.Row] {
    verdicts.filter(\.fails).map { verdict in
      ContractSheet.Row(text: verdict.line(of: name), performance: verdict.seen ?? shown)
    }
  }

  /// What a sheet shows if all rules hold.
  var success: ContractSheet.Row {
    ContractSheet.Row(text: "\(name.asOneLine): every rule that applies holds", performance: shown)
  }
}

extension ContractCheck.Verdict {
  var title: String {
    let limit = rule.text(limit)
    return rule.rawValue + (limit.isEmpty ? "" : " \(limit)")
  }

  var line: String {
    let silent = "could not be judged, because \(text)"
    let words = holds.map { "\($0 ? "holds" : "FAILS"): \(text)" } ?? (isNamed ? "FAILS: it \(silent)" : silent)
    return "\(title): \(words)".asOneLine
  }

  fileprivate func line(of name: String) -> String { "\(name.asOneLine): \(line)" }

  var json: JSONWriter.Value {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("rule", .string(rule.rawValue)),
      ("result", .string(fails ? "fails" : holds == nil ? "not judged" : "holds")), ("text", .string(text)),
    ]
    if case .number(let number) = limit { members.append(("limit", .number(number))) }
    if let amount { members.append(("seen", .number(amount))) }
    return .object(members)
  }
}

/// What several subjects made of their contracts.
@MainActor package struct ContractReport {
  private let checks: [ContractCheck]

  package init(_ checks: [ContractCheck]) { self.checks = checks }

  package var holds: Bool { checks.allSatisfy { !$0.verdicts.contains(where: \.fails) } }

  /// A line for each rule.
  package var text: String {
    checks.flatMap { check in check.verdicts.map { $0.line(of: check.name) + "\n" } }.joined()
  }

  package var json: String { JSONWriter.text(.object(members)) }

  var members: [(key: String, value: JSONWriter.Value)] {
    let subjects = checks.map { check -> JSONWriter.Value in
      .object([("name", .string(check.name)), ("rules", .array(check.verdicts.map(\.json)))])
    }
    return [("version", .number(1)), ("holds", .boolean(holds)), ("subjects", .array(subjects))]
  }

  package func writeSheet(to path: String) throws(StartFault) { try ContractSheet(checks).write(to: path) }

  package var report: TestReport {
    TestReport(
      name: "backswipe check",
      cases: checks.flatMap { check in
        check.verdicts.map {
          TestReport.Case(
            name: "\(check.name): \($0.title)", problem: $0.fails ? $0.line(of: check.name) : nil,
            skipped: $0.fails || $0.holds != nil ? nil : $0.text)
        }
      })
  }
}
