import DisplayUser
import Foundation
import SeededRandom
import SlidingSource
import Testing

@Suite("A search for drags that break a contract")
struct SearchCommandTests {
  /// Searches in a folder of its own, with the sliding source after some changes.
  private func inFolder(
    _ changes: [(old: String, new: String)], _ test: (_ file: String, _ folder: TestFolder) throws -> Void
  ) throws {
    let folder = try TestFolder()
    var text = SlidingSource.text
    for (old, new) in changes {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try test(folder.write(text, to: "Card.swift"), folder)
  }

  private func run(_ words: [String]) throws -> Program.Ending {
    try Program(words, display: nil, variables: Program.preparedCache).ending()
  }

  private static let complete = "context.completeTransition(!context.transitionWasCancelled)"

  @Test("Nothing is found in a transition without a fault, and how far each plan came is told") func nothing() throws {
    let sink = try run(["search", "--transition", "sink", "--drags", "30", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(sink.output.utf8)) as? [String: Any]
    let subject = (json?["subjects"] as? [[String: Any]])?.first
    #expect(sink.code == 0 && json?["holds"] as? Bool == true && sink.complaints.isEmpty, "\(sink.complaints)")
    let plans = (subject?["searches"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
    #expect(plans == ["hand", "code", "system", "owners", "chance"], "\(sink.output)")
    #expect(subject?["rule"] == nil && (subject?["situations"] as? Int ?? 0) > 40)
  }

  @Test("A missing completion is found and shrunk to one press, twice the same, and the drag shows it again")
  func found() throws {
    try inFolder([(Self.complete, "if !context.transitionWasCancelled { context.completeTransition(true) }")]) {
      file, folder in
      let words = ["search", file, "--drags", "40", "--out", "\(folder)/a"]
      let ending = try run(words)
      #expect(ending.code == 1, "\(ending.output)\(ending.complaints)")
      for part in ["never completes: ", "(neverStuck), in drag "] { #expect(ending.output.contains(part)) }
      let drag = try String(contentsOfFile: "\(folder)/a.jsonl", encoding: .utf8)
      #expect((4...6).contains(drag.split(separator: "\n").count), "\(drag)")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/a.png"))
      #expect(try run(words).output == ending.output)
      #expect(try String(contentsOfFile: "\(folder)/a.jsonl", encoding: .utf8) == drag)
      // A contract with only this drag breaks, and the trace never comes to rest.
      try folder.write(#"{"drags": ["a.jsonl"]}"#, to: "Card.motion.json")
      #expect(try run(["check", file]).output.contains("neverStuck: FAILS: "))
    }
  }

  @Test("A crash is found with its line, and a drag that takes a fault to show it has the fault") func crash() throws {
    let interaction = "private var interaction: UI"
    let narrow = "override func viewDidLayoutSubviews() { if view.bounds.width < 390 { fatalError(\"narrow\") } }"
    try inFolder([(interaction, "\(narrow)\n  \(interaction)")]) {
      file, folder in
      let ending = try run(["search", file, "--drags", "60", "--plan", "system", "--out", "\(folder)/a"])
      #expect(ending.code == 1 && ending.output.contains(": resize: "), "\(ending.output)\(ending.complaints)")
      #expect(ending.output.contains("Card.swift:") && ending.output.contains("narrow (crash)"), "\(ending.output)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.png"))
      let drag = try String(contentsOfFile: "\(folder)/a.jsonl", encoding: .utf8)
      #expect(drag.hasPrefix("{\"version\":2,") && drag.contains("\"fault\":\"resize\"}"))
      let render = try run(["trace", "--file", file, "--drag", "\(folder)/a.jsonl"])
      #expect(render.code == 1 && render.complaints.contains("narrow"), "\(render.complaints)")
    }
  }

  private static let pops = "override func popViewController(animated: Bool) -> UIViewController? { "
  private static let popped = "return super.popViewController(animated: animated) }"

  private static let faults = [
    ("hand", "answers", "var isBusy = false; \(pops) if isBusy { return nil }; isBusy = true; \(popped)"),
    ("owners", "freezes", "override func viewDidLoad() { interactivePopGestureRecognizer?.delegate = nil }"),
    ("code", "crash", "\(pops) if transitionCoordinator?.isCancelled == true { fatalError() }; \(popped)"),
    ("next-screen", "answers", ""),
  ]

  @Test(
    "What a hand, code, two swipes and another screen do is found, each in a file of its own with the command that shows it",
    arguments: Nightly.isNow ? faults : Array(faults.prefix(2)))
  func plans(plan: String, rule: String, members: String) throws {
    let off = "navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = false"
    let next = plan == "next-screen" ? "" : "navigation.pushViewController(Map(), animated: false)"
    let source = """
      import UIKit
      final class Navigation: UINavigationController { \(members) }
      final class Map: UIViewController {
        override func viewWillAppear(_ animated: Bool) { view.backgroundColor = .green; \(next.isEmpty ? off : "") }
      }
      #Preview("Other") { UIViewController() }
      #Preview("It's") {
        let root = UIViewController(), navigation = Navigation(rootViewController: root)
        root.view.backgroundColor = .yellow
        let action = UIAction { _ in navigation.pushViewController(Map(), animated: true) }
        root.view.addSubview(UIButton(frame: CGRect(x: 90, y: 400, width: 200, height: 60), primaryAction: action))
        \(next)
        return navigation
      }
      """
    let folder = try TestFolder()
    try FileManager.default.createDirectory(atPath: "\(folder)/a", withIntermediateDirectories: true)
    let files = try ["Fault.swift", "a/Fault.swift"].map { try folder.write(source, to: $0) }
    let words = ["--plan", plan, "--drags", "120", "--preview", "It's", "--device", "iphone-16"]
    func run(_ words: [String]) throws -> Program.Ending {
      try Program(words, display: nil, variables: Program.preparedCache, shell: "cd '\(folder)'").ending()
    }
    let ending = try run(["search"] + files + words)
    #expect(ending.code == 1 && ending.output.components(separatedBy: "(\(rule))").count == 3, "\(ending.output)")
    for (file, name) in zip(files, ["Fault-found", "Fault-found-2"]) {
      let shown = ["--device", "iphone-16", "--strict", "--touch", "--strip", "7", "--drag", "\(name).jsonl"]
      let command = (["--file", file, "--preview", "'It'\\''s'"] + shown).joined(separator: " ")
      #expect(ending.complaints.contains(command), "\(ending.complaints)")
      let again = try run(["render", "--file", file, "--preview", "It's"] + shown + ["--out", "again.png"])
      #expect(again.code == (rule == "crash" ? 1 : 0), "\(again.complaints)")
    }
  }

  @Test("Wrong words are told") func usage() throws {
    #expect(try run(["search"]).complaints.contains("search wants the paths of Swift files or folders after it."))
    #expect(try run(["search", "--transition", "sink", "--drags", "0"]).code == 2)
    #expect(try run(["search", "/nonexistent.swift"]).code == 3)
  }
}
