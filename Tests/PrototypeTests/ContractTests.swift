import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Contracts")
struct ContractTests {
  private func contract(_ text: String) throws -> Contract { try Contract(Array(text.utf8)) }

  private func setup(_ name: String, _ sets: [String: ParameterValue] = [:]) throws -> Performance {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    for (key, value) in sets { setup.edits.set(key, to: value, in: setup.entry) }
    return setup
  }

  private func check(_ setup: Performance, _ text: String) throws -> [Rule: ContractCheck.Verdict] {
    let check = try ContractCheck(setup.entry.name, setup, contract(text))
    return Dictionary(check.verdicts.map { ($0.rule, $0) }) { first, _ in first }
  }

  @Test("A limit holds on one side of what is seen, and fails on the other, with what is left")
  func limits() throws {
    let back = try setup("back-swipe")
    let good = try check(
      back,
      """
      {"commitsAt": 0.51, "cancelsBelow": 0.49, "settlesWithin": 2, "edgeUnderFinger": 15, "velocityContinuous": 1000, "noJump": 3}
      """)
    #expect(good.values.allSatisfy { $0.holds == true }, "\(good.mapValues(\.text))")
    let bad = try check(
      back, "{\"commitsAt\": 0.4, \"cancelsBelow\": 0.6, \"settlesWithin\": 0.05, \"nothingUncovered\": false}")
    for rule in [Rule.commitsAt, .cancelsBelow, .settlesWithin] { #expect(bad[rule]?.holds == false, "\(rule)") }
    #expect(bad[.commitsAt]?.text == "it finishes from 50 % on; 10 % too late")
    #expect(bad[.cancelsBelow]?.text == "it finishes from 50 % on; 10 % too early")
    #expect(bad[.nothingUncovered] == nil)
    #expect(try #require(bad[.settlesWithin]?.text).hasSuffix(" too much"))
  }

  @Test("What a transition lets be seen of the window is no fault in general, and one if the contract says so")
  func uncovered() throws {
    let keyframe = try setup("keyframe")
    #expect(try check(keyframe, "{}")[.nothingUncovered]?.holds == true)
    let strict = try #require(try check(keyframe, "{\"nothingUncovered\": true}")[.nothingUncovered])
    #expect(strict.holds == false && strict.text.contains(" % of the screen are uncovered at "), "\(strict.text)")
    #expect(try check(setup("rise"), #"{"nothingUncovered": false, "leavesNothing": true}"#)[.noJump]?.amount ?? 0 > 1)
  }

  @Test("A rule that is asked for and that no performance judges fails, with a reason; a general one is skipped")
  func unjudged() throws {
    let text = "{\"commitsAt\": 0.5, \"restoresAfterCancel\": true, \"survives\": [\"stall\"]}"
    let check = try ContractCheck("segue", setup("rise-segue"), contract(text))
    let report = ContractReport([check])
    #expect(!report.holds && check.failures.count == 3)
    let lines = report.text.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("segue: commitsAt 50 %: FAILS: it could not be judged, because no drag holds") })
    #expect(lines.contains { $0.hasPrefix("segue: noJump 16 pt: could not be judged, because no drag holds") })
    let xml = report.report.xml
    #expect(
      xml.contains(" failures=\"3\" skipped=\"1\">") && xml.contains("<skipped message=\"no drag holds"), "\(xml)")
  }

  @Test("Calls by the types of controllers are balanced for several of one type, and not if one is missing or too many")
  func balance() {
    func problems(_ texts: [String]) -> [String] {
      Balance.appearanceProblems(
        texts.map { TransitionCall(.told, "Screen.\($0)(true)", transition: 1, progress: nil, at: 0) })
    }
    let push = ["viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear"]
    let cancelled = [
      "viewWillDisappear", "viewWillAppear", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    #expect(problems(push) == [] && problems(cancelled) == [])
    #expect(problems(["viewDidAppear"] + push) == [])
    #expect(problems(push.dropLast()) == ["Screen is left appearing"])
    #expect(problems(push + ["viewDidAppear"]) == ["Screen is told viewDidAppear without the call before it"])
  }

  @Test("A transition that is completed twice, or never, is a problem") func completions() {
    func problems(_ ends: Int) -> [String] {
      let begin = TransitionCall(.asked, "Mover.animateTransition(using:)", transition: 3, progress: 0, at: 0)
      let end = TransitionCall(.called, "completeTransition(true)", transition: 3, progress: 1, at: 1, count: ends)
      return Balance.transitionProblems(ends == 0 ? [begin] : [begin, end])
    }
    #expect(
      (0...2).map(problems) == [["a transition is completed 0 times"], [], ["a transition is completed 2 times"]])
  }

  @Test(
    "A contract that is wrong is refused with its line and column",
    arguments: [
      ("[]", 1, 1, "an object in braces is expected."),
      ("{\n \"noJmup\": 1}", 2, 2, "\"noJmup\": there is no such rule; did you mean noJump?"),
      ("{\"noJump\": \"1 pt\"}", 1, 12, "noJump: it takes a number from 0 to 1000, or false."),
      ("{\"commitsAt\": 50}", 1, 15, "commitsAt: it takes a number from 0 to 1, or false."),
      ("{\"balanced\": 1}", 1, 14, "balanced: it takes true or false."),
      ("{\"drags\": \"flick\"}", 1, 11, "drags: a list of names is expected."),
      ("{\"direction\": \"in\"}", 1, 15, "direction: it takes right, left, down, up."),
      ("{\"noJump\": 1, \"noJump\": 2}", 1, 15, "\"noJump\" is there twice."),
    ])
  func wrong(text: String, line: Int, column: Int, sentence: String) {
    #expect(throws: TextFault(position: JSONValue.Position(line: line, column: column), sentence: sentence)) {
      _ = try contract(text)
    }
  }

  @Test("The schema for editors has every rule with its sentence, and nothing else") func schema() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Assets/motion.schema.json"))
    let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(Rule.allCases.map(\.rawValue) + Contract.otherKeys))
    for rule in Rule.allCases { #expect(properties[rule.rawValue]?["description"] as? String == rule.sentence) }
    let names = ((properties["survives"]?["anyOf"] as? [[String: Any]])?.first?["items"] as? [String: Any])?["enum"]
    #expect(names as? [String] == Fault.allCases.map(\.name))
  }

  @Test("JUnit's XML counts failures, and escapes what XML does not take") func xml() {
    let report = TestReport(
      name: "a",
      cases: [
        .init(name: "b<\u{1}", problem: nil), .init(name: "c", problem: "\"d\"\n& e"),
        .init(name: "f", problem: nil, skipped: "g"),
      ])
    #expect(
      report.xml.split(separator: "\n").dropFirst().map(String.init) == [
        "<testsuite name=\"a\" tests=\"3\" failures=\"1\" skipped=\"1\">",
        "  <testcase classname=\"a\" name=\"b&lt;\u{FFFD}\"/>",
        "  <testcase classname=\"a\" name=\"c\">",
        "    <failure message=\"&quot;d&quot;\">&quot;d&quot;&#10;&amp; e</failure>", "  </testcase>",
        "  <testcase classname=\"a\" name=\"f\"><skipped message=\"g\"/></testcase>", "</testsuite>",
      ])
  }
}

@MainActor @Suite("What changed between two versions")
struct MotionDiffTests {
  private func side(_ name: String, _ sets: [String: ParameterValue] = [:]) throws -> MotionDiff.Side {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    for (key, value) in sets { setup.edits.set(key, to: value, in: setup.entry) }
    return MotionDiff.Side(name, setup)
  }

  private typealias Change = (key: String, value: ParameterValue, start: String, end: String)

  private nonisolated static let changes: [String: [Change]] = [
    "back-swipe": [
      ("parallax.divisor", .number(4), "parallax of ", " 30 % → 25 %"),
      ("dimming.covered", .number(0.3), "opacity of ", " 90 % → 70 %"),
      ("release.curve", .choice("linear"), "settling curve: at half of the time ", " % → "),
    ],
    "sink": [
      ("scale", .number(0.8), "scale of ", " 0.95 → 0.8"),
      ("duration", .number(0.9), "duration ", " 0.3 s → 0.9 s"),
      ("release.distance", .number(0.4), "threshold ", " 50 % → 40 %"),
      ("parallax", .isOn(true), "parallax of ", " 0 % → 30 %"),
      ("corner.radius", .number(20), "corner radius of ", " 0 pt → 20 pt"),
      ("shadow.radius", .number(9), "shadow radius of ", " 3 pt → 9 pt"),
    ],
    "rise-segue": [("duration", .number(0.8), "duration ", " → 0.8 s")],
  ]

  @Test(
    "Figures that changed are named with both values, and the same version has none", arguments: changes.keys.sorted())
  func figures(name: String) throws {
    let same = try MotionDiff(side(name), side(name))
    #expect(same.isSame && same.text.isEmpty)
    let changes = try #require(Self.changes[name])
    let values = Dictionary(uniqueKeysWithValues: changes.map { ($0.key, $0.value) })
    let diff = try MotionDiff(side(name), side(name, values))
    for change in changes {
      #expect(
        diff.figures.contains { $0.text.hasPrefix(change.start) && $0.text.contains(change.end) },
        "\(change.key): \(diff.text)")
    }
  }
}
