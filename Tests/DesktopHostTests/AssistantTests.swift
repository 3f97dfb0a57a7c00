import DisplayUser
import Foundation
import SeededRandom
import Testing

@Suite("The folder for assistants, followed to the letter, and drags for tests")
struct AssistantTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  private static let folder = "\(root)/Assets/assistant"

  private func run(_ command: String, in folder: TestFolder) throws -> Program.Ending {
    try folder.write(command, to: ".command")
    let programs = URL(fileURLWithPath: Program.path(of: "backswipe")).deletingLastPathComponent().path
    let variables = ["PATH": "\(programs):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    return try Program(
      ["--version"], display: nil, variables: variables.merging(Program.preparedCache) { $1 },
      shell: "cd '\(folder)'; exec bash .command"
    ).ending()
  }

  private func prepared(_ changes: [(String, String)] = []) throws -> TestFolder {
    let folder = try TestFolder()
    var text = try String(contentsOfFile: "\(Self.folder)/assets/BackSwipe.swift", encoding: .utf8)
    try folder.write(text + "\n// changed\n", to: "Changed.swift")
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try folder.write(text, to: "My.swift")
    let contract = try String(contentsOfFile: "\(Self.folder)/assets/BackSwipe.motion.json", encoding: .utf8)
    try folder.write(contract, to: "My.motion.json")
    let drag = try String(contentsOfFile: "\(Self.root)/Assets/drags/slow-30.jsonl", encoding: .utf8)
    try folder.write(drag, to: "test.jsonl")
    return folder
  }

  /// The commands of a page, in fenced blocks and in backticks.
  private func commands(of page: String) throws -> [String] {
    let text = try String(contentsOfFile: "\(Self.folder)/\(page)", encoding: .utf8)
    #expect(text.components(separatedBy: "\n").count <= (page == "SKILL.md" ? 201 : 121))
    let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasPrefix("backswipe ") }
      + text.matches(of: /`(backswipe [^`]+)`/).map { $0.1.replacingOccurrences(of: "\\|", with: "|") }
  }

  private static let pages =
    ["SKILL.md"] + ["gestures", "recipes", "release-rules", "unforgiving", "zoom"].map { "references/\($0).md" }

  /// By day a third of them.
  @Test("Every command of each page runs", arguments: pages) func commands(page: String) throws {
    let folder = try prepared()
    var seen: Set<String> = []
    let commands = try commands(of: page).filter { $0 != "backswipe serve --stdio" && seen.insert($0).inserted }
    #expect(commands.count >= 8)
    for (index, command) in commands.enumerated() where Nightly.isNow || index % 3 == 0 {
      let ending = try run(command, in: folder)
      #expect(ending.code == 0, "\(command): \(ending.output)\(ending.complaints)")
    }
  }

  @Test("Both hosts start the server, which the program has") func hosts() throws {
    for path in [".claude-plugin/plugin.json", ".mcp.json"] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(path)"))
      let json = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      let server = (json?["mcpServers"] as? [String: Any])?["backswipe"] as? [String: Any]
      let words = [server?["command"] as? String ?? ""] + (server?["args"] as? [String] ?? [])
      #expect(words == ["backswipe", "serve", "--stdio"])
      #expect(try run(words.joined(separator: " ") + " < /dev/null", in: TestFolder()).code == 0)
    }
    let codex = try String(contentsOfFile: "\(Self.folder)/.codex-plugin/plugin.json", encoding: .utf8)
    #expect(codex.contains("\"./.mcp.json\""))
  }

  private static let complete = "context.completeTransition(!context.transitionWasCancelled)"

  private static let faults = [
    ("", "", ""), ("threshold: CGFloat = 0.5", "threshold: CGFloat = 0.2", "cancelsBelow 45 %: FAILS"),
    (" || sign * pan.velocity(in: view).x > Figures.flick", "", "no-velocity"),
    ("      upper.transform = .identity\n      upper.alpha", "      upper.alpha", "restoresAfterCancel: FAILS"),
    (".ended, .cancelled, .failed", ".ended", "cancelled-unhandled"),
    (complete, "context.completeTransition(true)", "completes-always"),
    (complete, "if !context.transitionWasCancelled { \(complete) }", "neverStuck: FAILS"),
    (
      "interactivePopGestureRecognizer?.delegate = self", "interactivePopGestureRecognizer?.delegate = nil",
      "pop-delegate-nil"
    ),
    (
      "pan.delegate = self", "pan.delegate = self; navigation.interactivePopGestureRecognizer?.isEnabled = false",
      "pop-disabled"
    ),
    ("UIAccessibility.isReduceMotionEnabled", "false", "no-reduce-motion"),
    ("{ Figures.duration }", "{ 0.3 }", "figure-twice"),
    ("duration = 0.3", "duration = 2.5", "settlesWithin 0.6 s: FAILS"),
    ("update(progress)", "update(progress + 0.2)", "noJump 8 pt: FAILS"),
    ("extension BackSwipe: UIGestureRecognizerDelegate {", both, "listsRest"),
  ]
  /// Two recognisers may have one finger.
  private static let both = """
    extension BackSwipe: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    """
  private static let list = """
    private func screen(_ color: UIColor) -> UIViewController {
      let controller = UIViewController()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize.height = 2000
      controller.view.addSubview(list)
    """

  @Test(
    "The three calls of the review find each seeded fault, and nothing without one",
    arguments: Nightly.isNow ? faults : Array(faults.prefix(5)))
  func seeded(old: String, new: String, found: String) throws {
    var changes = old.isEmpty ? [] : [(old, new)]
    if found == "figure-twice" {
      changes.append(("withDuration: transitionDuration(using: context),", "withDuration: 0.5,"))
    }
    if found == "listsRest" {
      changes.append(
        (
          "private func screen(_ color: UIColor) -> UIViewController {\n  let controller = UIViewController()",
          Self.list
        ))
    }
    let folder = try prepared(changes)
    let text = try String(contentsOfFile: "\(Self.folder)/SKILL.md", encoding: .utf8)
    let review = text.components(separatedBy: "<!-- review -->\n```sh\n")[1].components(separatedBy: "\n```")[0]
    let calls = review.components(separatedBy: "\n")
    #expect(calls.count == 3)
    var output = ""
    for call in calls where found.isEmpty || !output.contains(found) {
      let ending = try run(call, in: folder)
      output += ending.output
      if found.isEmpty { #expect(ending.code == 0, "\(ending.output)\(ending.complaints)") }
    }
    #expect(output.contains(found) || found.isEmpty, "\(output)")
  }

  @Test("A drag near the line is turned by clocks of slow machines, and the better ones that are named are not")
  func margin() throws {
    let folder = try TestFolder()
    // Most of the distance, and let go while it moves.
    let moves = (0...30).map {
      #"{"t":\#(0.1 + Double($0) / 60),"event":"move","x":\#(4 + 185.0 * Double($0) / 30),"y":422}"#
    }
    let lines = [#"{"t":0,"event":"down","x":4,"y":422}"#] + moves + [#"{"t":0.62,"event":"up","x":189,"y":422}"#]
    try folder.write(lines.joined(separator: "\n"), to: "near.jsonl")
    let near = try run("backswipe margin near.jsonl --rule 'x + 0.12 v > 0.53' --json --clocks 30", in: folder)
    let json = try JSONSerialization.jsonObject(with: Data(near.output.utf8)) as? [String: Any]
    let subject = (json?["subjects"] as? [[String: Any]])?.first
    let judged = (subject?["judged"] as? [[String: Any]])?.first
    #expect(near.code == 1 && judged?["flips"] as? Int ?? 0 > 0, "\(near.output)\(near.complaints)")
    let drags = subject?["drags"] as? [[String: Any]] ?? []
    #expect(drags.compactMap { $0["kind"] as? String } == ["finish", "cancel", "flick"])
    for drag in drags {
      #expect(drag["flips"] as? Int == 0 && drag["delay"] as? Double ?? 0 >= 0.03, "\(drag)")
      #expect((drag["tests"] as? [String: String])?.count ?? 0 >= 4)
    }
    #expect(try run("backswipe margin --rule 'y > 1'", in: folder).code == 2)
    #expect(try run("backswipe margin near.jsonl", in: folder).complaints.contains("margin wants Swift files"))
  }

  @Test("A folder that contains itself is read once, and what cannot be read is told") func lint() throws {
    let folder = try prepared([(".ended, .cancelled, .failed", ".ended")])
    let loops = try run("for name in a b c; do ln -s . $name; done; timeout 60 backswipe lint .", in: folder)
    #expect(
      loops.code == 1 && loops.output.components(separatedBy: "(cancelled-unhandled)").count == 2, "\(loops.output)")
    #expect(try run("backswipe lint Changed.swift --json", in: folder).output == "[]\n")
    try folder.write(String(repeating: "// ", count: 2 << 20), to: "large.swift")
    let large = try run("backswipe lint large.swift", in: folder)
    #expect(large.code == 3 && large.complaints.contains("large.swift is larger than 4 MB"), "\(large.complaints)")
    #expect(try run("backswipe lint .", in: folder).complaints.contains("It is left out."))
    let margin = try run(
      "cp test.jsonl d-flick.jsonl; backswipe margin d-flick.jsonl --rule 'x > 0.5' --out d", in: folder)
    #expect(margin.code == 1 && margin.complaints.contains("d-flick.jsonl"), "\(margin.complaints)")
  }
}
