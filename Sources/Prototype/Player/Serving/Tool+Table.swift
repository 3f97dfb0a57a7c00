import Foundation
import SourcePass
import Stage
import Workshop

extension Tool {
  /// All tools, in the order of their listing; they share what they build.
  static func all(rested: @escaping () -> Void) -> [Tool] {
    let built = BuiltCode()
    let kinds = [
      Kind(name: "verdict", members: pictures, perform: verdict),
      Kind(name: "picture", members: instants + pictures, perform: picture),
      Kind(name: "trace", members: columns, perform: trace), Kind(name: "decision", members: [], perform: decision),
      Kind(name: "touches", members: [condition]) { request throws(StartFault) in
        ToolResult(try TouchAccount.text(of: try request.performance(), ifTrue: request.text("whatIf")))
      },
    ]
    let checks = [
      Kind(name: "examples", members: []) { request throws(StartFault) in
        let checks = try request.subjects().map { (subject) throws(StartFault) in
          try ContractCheck(subject.name, subject.setup, subject.contract)
        }
        let report = ContractReport(checks)
        return ToolResult(report.text, report.members)
      },
      Kind(name: "search", members: limits) { request throws(StartFault) in try search(request, rested: rested) },
    ]
    return [
      Tool("build", buildHelp, [file, language, target], [Kind(name: "", members: [], perform: build)], built),
      Tool("transitions", transitionsHelp, [transition], [Kind(name: "", members: [], perform: transitions)], built),
      Tool("perform", performHelp, subject + movement, kinds, built),
      Tool("check", checkHelp, subject + [contract], checks, built),
    ]
  }

  // MARK: What they say of themselves

  private static let buildHelp = """
    Builds Swift source for UIKit as it comes from Xcode, and lists its previews and constants, or its errors with line and \
    column. It is built again when a file changes, also by the other tools.
    """
  private static let transitionsHelp = """
    Lists the transitions of the catalogue, or the parameters of one: key and published value, what is accepted, the effect.
    """
  private static let performHelp = """
    Drags the screens, or pushes or pops them from code (own screens by a tap, a drag with one point). verdict: the decision \
    and why, the general rules of contracts (nothing jumps, is stuck, unbalanced, completed twice or uncovered), a strip of \
    pictures. picture: one instant, by at or progress, or else a strip. trace: CSV, frame by frame: time, progress, velocity, \
    state, verdict, and each value of a layer that changes. decision: every comparison of the release with what was lacking, \
    and from which progress on a drag like it finishes after a rest. touches: who got the touch, and by which rule.
    """
  private static let checkHelp = """
    examples: holds the subject to a contract under all example drags, a pop and a push; says for each rule what was seen and \
    how much is left. search: tries many drags; the first that breaks the contract is made as short as it gets, and returned \
    as JSON Lines, a drag for perform, with a strip. The contract is by default My.motion.json beside My.swift, or \
    else the general rules.
    """

  // MARK: What they do

  private static func build(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    guard let library = try request.code()?.session.library else {
      throw StartFault(.usage, "file is missing: it takes paths of Swift files or folders.")
    }
    let previews = library.scenes.map { "\($0.kind.rawValue) \($0.name), \($0.path):\($0.line)" }
    let constants = library.parameters.map { constant in
      "\(constant.parameter.key)=\(ParameterText.exact(UserCodeTable.Row(constant).initial)), "
        + "\(constant.path):\(constant.parameter.line)"
    }
    let warnings = library.warnings.map { "\($0.path):\($0.line): \($0.text)" }
    let parts = [("Previews", previews), ("Constants, for settings", constants), ("Warnings", warnings)]
    let text = parts.filter { !$0.1.isEmpty }.map { "\($0.0):\n\($0.1.joined(separator: "\n"))" }
    return ToolResult(
      text.joined(separator: "\n\n"), [("previews", .array(library.scenes.map { .string($0.name) }))])
  }

  private static func transitions(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    guard let name = request.text("transition") else { return ToolResult(CatalogueListing.text) }
    if let sentence = CatalogueListing.complaint(about: name) { throw StartFault(.usage, sentence) }
    return ToolResult(CatalogueListing.text(of: name))
  }

  private static func verdict(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    let setup = try request.performance()
    let samples = try Samples(setup, .rests)
    let check = try ContractCheck("this performance", samples)
    let decision = samples.recording.decision
    var lines = [
      decision?.text ?? (samples.hasMoved ? "A transition ran, and no release decided about it." : nothingMoved)
    ]
    var members = [("moved", JSONWriter.Value.boolean(samples.hasMoved))] + (decision.map(members) ?? [])
    if case .amount(let seconds, _)? = Rule.settlesWithin.judge(samples) {
      lines.append(
        "It was over \(Rule.settlesWithin.text(seconds)) after \(samples.drag == nil ? "it began" : "the release").")
      members.append(("settling", .number(seconds)))
    }
    let report = ContractReport([check])
    members += [("holds", .boolean(report.holds)), ("rules", .array(check.verdicts.map(\.json)))]
    var result = ToolResult((lines + check.verdicts.map(\.line)).joined(separator: "\n"), members)
    let count = request.whole("strip") ?? standardStrip
    if count > 0 { try result.add(try clip(of: setup, request, scale: smallScale).strip(of: count)) }
    return result
  }

  private static let nothingMoved = "Nothing moved: no transition began. what: touches says who got the touch."

  private static func members(of decision: DragDecision) -> [(key: String, value: JSONWriter.Value)] {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("finishes", .boolean(decision.finishes)), ("progress", .number(decision.progress)),
      ("pointsPerSecond", .number(decision.pointsPerSecond)),
    ]
    if decision.hasComparisons { members.append(("margin", .number(decision.margin))) }
    return members + [
      ("reasons", .array(decision.reasons.map { .string($0) })), ("needs", .array(decision.needs.map { .string($0) })),
    ]
  }

  /// How many pictures a strip has, how small they are, in pixels per point, and how long a search looks, in seconds.
  private static let (standardStrip, smallScale, standardSearch) = (6, 0.5, 10.0)

  private static func clip(of setup: Performance, _ request: ToolRequest, scale: Double) -> Clip {
    var setup = setup
    setup.scale = CGFloat(request.number("scale") ?? scale)
    var clip = Clip(setup)
    clip.showsTouch = request.isOn("touch") ?? true
    return clip
  }

  private static func picture(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    let setup = try request.performance()
    let instants = [
      request.number("at").map { Clip.Instant.time($0) }, request.number("progress").map { .progress($0) },
    ].compactMap(\.self)
    guard instants.count + (request.whole("strip") == nil ? 0 : 1) <= 1 else {
      throw StartFault(.usage, "at, progress and strip exclude each other: name one of them.")
    }
    var result: ToolResult
    if let instant = instants.first {
      result = ToolResult("\(setup.entry.title), at one instant.")
      try result.add(try clip(of: setup, request, scale: 1).picture(at: instant))
    } else {
      let count = max(request.whole("strip") ?? standardStrip, 1)
      result = ToolResult("\(setup.entry.title), \(count) pictures from the beginning to the end.")
      try result.add(try clip(of: setup, request, scale: smallScale).strip(of: count))
    }
    return result
  }

  private static func trace(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    var setup = try request.performance()
    setup.framesPerSecond = request.number("rate") ?? 60
    let (trace, layers) = (try Trace(setup), request.texts("layers"))
    let kept = (Trace.fixedColumns + trace.columns).enumerated().filter { index, name in
      index < Trace.fixedColumns.count || layers.isEmpty || layers.contains { name.contains($0) }
    }.map(\.offset)
    let text = trace.lines(asJSON: false).map { line in
      guard !line.hasPrefix("#") else { return line + "\n" }
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      return kept.map { cells[$0] }.joined(separator: ",") + "\n"
    }.joined()
    guard text.utf8.count <= longestTrace else {
      throw StartFault(
        .output, "The trace has more than \(longestTrace) bytes: name some layers, or a rate below 60.")
    }
    return ToolResult(text)
  }

  /// In bytes.
  private static let longestTrace = 200_000

  private static func decision(_ request: ToolRequest) throws(StartFault) -> ToolResult {
    let setup = try request.performance()
    let player = try setup.perform(setup.frames) { _ in true }
    guard let decision = player.decision else { return ToolResult("No release decided anything.", []) }
    var (text, members) = (decision.text, members(of: decision))
    if let threshold = try ContractCheck.threshold(setup, player.drag) {
      text +=
        "\nA drag that rests finishes from \(Rule.commitsAt.text(threshold)) on; this one was let go at "
        + "\(Rule.commitsAt.text(decision.progress))."
      members.append(("threshold", .number(threshold)))
    }
    return ToolResult(text, members)
  }

  private static func search(_ request: ToolRequest, rested: @escaping () -> Void) throws(StartFault) -> ToolResult {
    var limits = GestureSearch.Limits()
    limits.drags = request.whole("drags")
    limits.seconds = request.number("seconds") ?? (limits.drags == nil ? standardSearch : nil)
    if let seed = request.whole("seed") { limits.seed = UInt64(seed) }
    let subjects = try request.subjects()
    if let drags = limits.drags { request.run.expect(drags * subjects.count) }
    let searches = try subjects.map { (subject) throws(StartFault) in
      try GestureSearch(subject.name, subject.setup, subject.contract, limits, rested: rested)
    }
    let report = GestureReport(searches)
    var result = ToolResult(report.text, report.members)
    for (subject, search) in zip(subjects, searches) {
      guard let finding = search.finding else { continue }
      result.add(DragFile.text(finding.drag))
      if let picture = try finding.strip(of: subject.setup, scale: CGFloat(smallScale)) { try result.add(picture) }
    }
    return result
  }
}

// What the tools take.
extension Tool {
  private typealias Member = ToolSchema.Member

  private static let file = Member(
    "file", .either([.text(), .list(.text(), count: 1...100)]),
    "Path of a Swift file or folder of your own; relative ones begin where the server was started")
  private static let language = Member("swift", .whole(5...6), "Version of the language; default 5")
  private static let target = Member("target", .text(), "App's target, where a project has several")
  private static let transition = Member("transition", .text(), "Name in the catalogue, as back-swipe")

  private static let subject = [
    file, Member("preview", .text(), "Preview of the file; default the first"), language, target, transition,
    Member("settings", .settings(), "Parameters of the transition or constants of the file, as {\"duration\": 0.4}"),
    Member("depth", .whole(1...20), "Screens at the beginning"),
    Member("device", .text(choices: PhoneDevice.all.map(\.name)), "Default plain, of 390 × 844 points"),
    Member("appearance", .text(choices: ["light", "dark"]), "Default light"),
    Member("ios", .text(choices: ["18", "26", "27"]), "Whose pushes and pops UIKit has; default 27"),
    Member("faults", .list(.text(choices: Fault.allCases.map(\.name)), count: 0...10), "What goes wrong in mid-drag"),
    Member("strict", .toggle, "Whether nothing is forgiven that goes wrong on iOS"),
  ]

  private static let examples = ExampleDrag.all.map { "\($0.name) (\($0.sentence))" }.joined(separator: ", ")

  private static let drag = Member(
    "drag",
    .either([
      .text(most: 1 << 19),
      .object([
        Member(
          "points", .list(.list(.number(-10_000...10_000), count: 2...2), count: 1...100),
          "Positions [x, y] in points, from press to release; one is a tap"),
        Member("seconds", .number(0.01...ToolRequest.longest), "Default 0.3"),
        Member("speed", .number(1...20_000), "In points per second, in place of seconds"),
        Member("rest", .number(0...10), "Seconds between the last point and the release; default 0"),
      ]),
    ]), "Default slow-60. JSON Lines, such as a search finds, the path of a file of them, or one of: \(examples)")
  private static let direction = Member(
    "direction", .text(choices: Contract.directions), "Where an example drag of own code leads; default right")
  private static let movement = [
    drag, direction,
    Member("action", .text(choices: ["push", "pop"]), "A push or pop from code, in place of a drag"),
  ]

  private static let pictures = [
    Member("strip", .whole(0...16), "How many pictures side by side; default 6"),
    Member("scale", .number(0.1...3), "Pixels per point; default 0.5, and 1 for one picture"),
    Member("touch", .toggle, "Whether the finger is shown; default true"),
  ]
  private static let instants = [
    Member("at", .number(0...Clip.longest), "One picture, at this time in seconds"),
    Member("progress", .number(0...1), "One picture, where the transition first is at this progress"),
  ]
  private static let columns = [
    Member("layers", .list(.text(), count: 1...50), "Only columns that contain one of these, as Card.position"),
    Member("rate", .number(1...240), "Frames per second; default 60"),
  ]
  private static let condition = Member(
    "whatIf", .text(), "Tries it again if \"NAME were off\", \"NAME had no delegate\" or \"NAME had to wait for NAME\"")

  private static let limits = [
    Member("seconds", .number(1...60), "How long to look; default 10, or as long as drags need"),
    Member("drags", .whole(1...10_000), "How many drags to try"),
    Member("seed", .whole(0...1_000_000_000), "Another one tries other drags; default 1"),
  ]

  private static let contract = Member(
    "contract", .either([.text(), .settings(isDeep: true)]),
    "Path of a contract, or one, as {\"noJump\": 8, \"survives\": [\"push\"], \"balanced\": false}; false turns a general "
      + "rule off. drags: names of examples; direction: where drags of own code lead. Rules: "
      + Rule.allCases.map { "\($0.rawValue): \($0.sentence)" }.joined(separator: " "))
}
