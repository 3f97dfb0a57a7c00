import DisplayUser
import Foundation
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

  @Test("Nothing is found in a transition without a fault, of own code and of the catalogue") func nothing() throws {
    try inFolder([]) { file, folder in
      let own = try run(["search", file, "--drags", "20", "--out", "\(folder)/a"])
      #expect(own.code == 0 && own.output.hasPrefix("\(file): nothing found in 2"), "\(own.output)\(own.complaints)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.jsonl"))
    }
    let sink = try run(["search", "--transition", "sink", "--drags", "30", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(sink.output.utf8)) as? [String: Any]
    let subject = (json?["subjects"] as? [[String: Any]])?.first
    #expect(sink.code == 0 && json?["holds"] as? Bool == true && sink.complaints.isEmpty, "\(sink.complaints)")
    #expect(subject?["rule"] == nil && (subject?["situations"] as? Int ?? 0) > 50)
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
      #expect(ending.complaints.contains("run \(file) --strict --drag \(folder)/a.jsonl"))
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
      let ending = try run(["search", file, "--drags", "60", "--out", "\(folder)/a"])
      #expect(ending.code == 1 && ending.output.contains("with resize at "), "\(ending.output)\(ending.complaints)")
      #expect(ending.output.contains("Card.swift:") && ending.output.contains("narrow (crash)"), "\(ending.output)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.png"))
      let drag = try String(contentsOfFile: "\(folder)/a.jsonl", encoding: .utf8)
      #expect(drag.hasPrefix("{\"version\":2,") && drag.contains("\"fault\":\"resize\"}"))
      let render = try run(["trace", "--file", file, "--drag", "\(folder)/a.jsonl"])
      #expect(render.code == 1 && render.complaints.contains("narrow"), "\(render.complaints)")
    }
  }

  @Test("A screen that answers no more is found") func latch() throws {
    try inFolder([
      ("private var interaction: UI", "private var isBusy = false\n  private var interaction: UI"),
      ("case .began:\n", "case .began where isBusy: break\n        case .began:\n          isBusy = true\n"),
    ]) { file, folder in
      let ending = try run(["search", file, "--drags", "60", "--out", "\(folder)/a"])
      #expect(ending.code == 1 && ending.output.contains("(answers)"), "\(ending.output)\(ending.complaints)")
    }
  }

  @Test("Wrong words are told") func usage() throws {
    #expect(try run(["search"]).complaints.contains("search wants the paths of Swift files or folders after it."))
    #expect(try run(["search", "--transition", "sink", "--drags", "0"]).code == 2)
    #expect(try run(["search", "/nonexistent.swift"]).code == 3)
  }
}
