import Stage
import Testing
import UIKit

/// When something is done: in which scene, during what, and at which point of that.
struct Moment: Sendable, CustomStringConvertible {
  enum Point: Sendable {
    case rest, sameTurn, alongside, over
    case midway(seconds: Double)
    /// A line of the log, or another moment that the scene tells.
    case callback(String)
  }

  let point: Point
  let course: Deed?
  let scene: [Deed]
  /// Whether a driven course is finished or cancelled; nil where nothing drives it.
  let finishes: Bool?

  var description: String {
    "\(scene), \(point)\(course.map { " of \($0)" } ?? "")\(finishes.map { $0 ? ", finished" : ", cancelled" } ?? "")"
  }

  private init(_ point: Point, _ course: Deed?, _ scene: [Deed], _ finishes: Bool? = nil) {
    (self.point, self.course, self.scene, self.finishes) = (point, course, scene, finishes)
  }

  static func rest(in scene: Deed...) -> Moment { Moment(.rest, nil, scene) }
  static func sameTurn(as course: Deed, in scene: Deed...) -> Moment { Moment(.sameTurn, course, scene) }
  static func alongside(_ course: Deed, in scene: Deed..., finishes: Bool? = nil) -> Moment {
    Moment(.alongside, course, scene, finishes)
  }
  static func over(_ course: Deed, in scene: Deed..., finishes: Bool? = nil) -> Moment {
    Moment(.over, course, scene, finishes)
  }
  static func midway(_ course: Deed, in scene: Deed..., after seconds: Double = 0.1, finishes: Bool? = nil) -> Moment {
    Moment(.midway(seconds: seconds), course, scene, finishes)
  }
  static func callback(_ name: String, of course: Deed, in scene: Deed...) -> Moment {
    Moment(.callback(name), course, scene)
  }
}

/// What must be so when everything has come to rest, beside what always must.
struct Expectation: Sendable {
  /// The screens of the stack, from its root.
  var stack: String?
  /// The screens that are seen, in the order of the alphabet.
  var seen: String?
  /// The screens of the tabs.
  var tabs: String?
  /// The appearance calls of the screens named in it since the moment; a name alone stands for none.
  var told: String?
  /// How often a line was logged since the moment.
  var counts: [String: Int] = [:]
  /// Parts of the diagnostics; nil where they do not matter.
  var reports: [String]? = []
  /// What is known to be wrong afterwards.
  var problem: String?
  /// The controllers that are not alive once the scene lets go of them.
  var freed = ""
  var also: @MainActor @Sendable (ReentryScene) -> Bool = { _ in true }
  var next: [(deed: Deed, expected: Expectation)] = []

  /// Nothing beside what always must be.
  static let sound = Expectation()

  /// The stack, whose top is seen if nothing else is said.
  static func stack(
    _ stack: String, sees seen: String? = nil, told: String? = nil, counts: [String: Int] = [:],
    reports: [String]? = [],
    freed: String = "", also: @escaping @MainActor @Sendable (ReentryScene) -> Bool = { _ in true }
  ) -> Expectation {
    Expectation(
      stack: stack, seen: seen ?? String(stack.suffix(1)), told: told, counts: counts, reports: reports, freed: freed,
      also: also)
  }
  static func sees(
    _ seen: String, tabs: String? = nil, told: String? = nil, counts: [String: Int] = [:], reports: [String]? = [],
    freed: String = "", also: @escaping @MainActor @Sendable (ReentryScene) -> Bool = { _ in true }
  ) -> Expectation {
    Expectation(seen: seen, tabs: tabs, told: told, counts: counts, reports: reports, freed: freed, also: also)
  }
  /// Expects this first, then that after a further deed.
  func then(_ deed: Deed, _ expected: Expectation) -> Expectation {
    var both = self
    both.next.append((deed, expected))
    return both
  }
}

/// A row of the table: at a moment something is done, and this must be so afterwards.
struct ReentryRow: Sendable, CustomTestStringConvertible {
  let moment: Moment
  let deeds: [Deed]
  let expected: Expectation
  var testDescription: String { "\(moment): \(deeds)" }

  init(_ moment: Moment, _ deeds: Deed..., gives expected: Expectation) {
    (self.moment, self.deeds, self.expected) = (moment, deeds, expected)
  }
}

/// Lists rows.
@resultBuilder enum ReentryTable {
  static func buildExpression(_ row: ReentryRow) -> [ReentryRow] { [row] }
  static func buildBlock(_ parts: [ReentryRow]...) -> [ReentryRow] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[ReentryRow]]) -> [ReentryRow] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [ReentryRow]?) -> [ReentryRow] { part ?? [] }
}

extension ReentryScene {
  /// Brings about the moment of `row` and does its deed.
  func begin(_ row: ReentryRow) throws -> (line: Int, diagnostic: Int) {
    for deed in row.moment.scene {
      perform([deed])
      try stage.settle()
    }
    let (start, moment) = (mark, row.moment)
    // A swipe drives a transition of the system's.
    if moment.finishes != nil, moment.course?.takesTime == false { Deed.driven.work(self) }
    go(to: moment, doing: row.deeds)
    if let finishes = moment.finishes {
      hold()
      release(finishes)
    }
    return start
  }

  /// Does `row`, and compares.
  func run(_ row: ReentryRow) throws {
    try check(row.expected, from: begin(row))
    if case .callback(let name) = row.moment.point { #expect(waiting[name] == nil, "the moment came") }
    for (deed, expected) in row.expected.next {
      let start = mark
      Deed.system.work(self)
      perform([deed])
      try check(expected, from: start)
    }
  }

  private func go(to moment: Moment, doing deeds: [Deed]) {
    let course = moment.course.map { [$0] } ?? []
    switch moment.point {
    case .rest: perform(deeds)
    case .sameTurn: perform(course + deeds)
    case .alongside: perform(course + [Deed.all(deeds: deeds, Deed.alongside)])
    case .over: perform(course + [Deed.all(deeds: deeds, Deed.whenOver)])
    case .callback(let name):
      wait(for: name, deeds)
      perform(course)
    case .midway(let seconds):
      perform(course)
      stage.advance(by: seconds)
      if moment.finishes != nil {
        hold()
        Deed.system.work(self)
      }
      perform(deeds)
    }
  }

  /// Moves a driven transition to its middle.
  private func hold() {
    stage.advance(by: 0.05)
    stage.perform { interactions.last?.update(0.5) }
    stage.advance(by: 0.05)
  }

  /// How much is logged and reported already.
  private var mark: (line: Int, diagnostic: Int) { (log.lines.count, stage.misuse.count) }

  private func check(_ expected: Expectation, from start: (line: Int, diagnostic: Int)) throws {
    try stage.settle(timeout: 60)
    let comment: Comment = "\(log.lines.dropFirst(start.line))"
    #expect(problem == expected.problem, comment)
    if let stack = expected.stack { #expect(names(navigation().viewControllers) == stack, comment) }
    if let seen = expected.seen { #expect(shown == seen, comment) }
    if let list = expected.tabs { #expect(names(tabs().viewControllers) == list, comment) }
    if let told = expected.told {
      let words = told.split(separator: " ").map(String.init)
      let screens = Set(words.compactMap { $0.split(separator: ".").first })
      let lines = log.lines.dropFirst(start.line).filter {
        $0.contains(".view") && screens.contains($0.split(separator: ".")[0])
      }
      #expect(lines == words.filter { $0.contains(".") }, comment)
    }
    for (line, count) in expected.counts {
      #expect(log.lines.dropFirst(start.line).count { $0 == line } == count, comment)
    }
    if let reports = expected.reports {
      let diagnostics = stage.misuse.dropFirst(start.diagnostic)
      #expect(diagnostics.count == reports.count, "\(diagnostics)")
      for (diagnostic, part) in zip(diagnostics, reports) { #expect(diagnostic.contains(part)) }
    }
    #expect(expected.also(self), comment)
    let freed = expected.freed.names.map { forget($0) }
    stage.advance(by: 0.1)
    #expect(freed.allSatisfy { $0.object == nil })
  }
}

extension Deed {
  /// Hands `deeds` to a deed that takes several.
  fileprivate static func all(deeds: [Deed], _ holder: (Deed...) -> Deed) -> Deed {
    holder(Deed("\(deeds)") { scene in for deed in deeds { deed.work(scene) } })
  }
}
