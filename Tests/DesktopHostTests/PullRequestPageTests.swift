import DisplayUser
import Foundation
import Testing

@Suite("The page of pull requests")
struct PullRequestPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A fenced block of the page, with the mark above it.
  private struct Block {
    var mark = ""
    let language: String
    var text = ""
  }

  private func blocks() throws -> [Block] {
    let page = "\(Self.root)/Sources/Prototype/Prototype.docc/InYourPullRequests.md"
    var (blocks, isInside, mark): ([Block], Bool, String) = ([], false, "")
    for line in try String(contentsOfFile: page, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if !isInside { blocks.append(Block(mark: mark, language: String(line.dropFirst(3)))) }
        isInside.toggle()
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
      mark = line.hasPrefix("<!-- ") ? String(line.dropFirst(5).dropLast(4)) : ""
    }
    return blocks
  }

  @Test("Every block of the page does what it says, one after the other in an empty folder") func page() throws {
    let folder = try TestFolder()
    let programs = URL(fileURLWithPath: Program.path(of: "backswipe")).deletingLastPathComponent().path
    let variables = [
      "PATH": "\(programs):\(ProcessInfo.processInfo.environment["PATH"] ?? "")", "BACKSWIPE": "",
      "BACKSWIPE_SHARE": "\(Self.root)/Assets",
    ].merging(Program.preparedCache) { $1 }
    var (last, counts) = (Program.Ending.ok, [String: Int]())
    for block in try blocks() {
      counts[block.language, default: 0] += 1
      switch block.language {
      case "sh":
        try folder.write(block.text, to: ".block")
        last = try Program(
          ["--version"], display: nil, variables: variables, shell: "cd '\(folder)'; exec bash -e .block"
        ).ending()
        #expect(last.code == (block.mark == "fails" ? 1 : 0), "\(block.text)\(last.output)\(last.complaints)")
      case "json":
        #expect(block.mark.hasPrefix("file: "))
        try folder.write(block.text, to: String(block.mark.dropFirst(6)))
      default: #expect(last.output.contains(block.text), "\(last.output)")
      }
    }
    #expect(counts == ["sh": 6, "json": 1, "": 1])
    for name in ["sheet.png", "motion-check/sheet.png", "motion-check/check.xml", "motion-check/check.txt"] {
      #expect(!(try folder.bytes(name)).isEmpty)
    }
    let report = try folder.text("motion-check/check.xml")
    #expect(report.contains("failures=\"1\""))
    let workflow = try folder.text(".github/workflows/backswipe.yml")
    #expect(workflow.contains("bash ci/check.sh Transitions") && workflow.contains("path: motion-check"))
  }

  @Test(
    "The page's transition is red without its pan, with a turned one, and if its animator does not complete it",
    arguments: [
      ("/addGestureRecognizer(UIPan/d", "commitsAt 45 %: FAILS: it could not be judged, because no drag holds"),
      (
        "s/max(0, pan.trans/max(0, -pan.trans/",
        "commitsAt 45 %: FAILS: it could not be judged, because no drag finishes, not even"
      ),
      ("/completeTransition(!/d", "neverStuck: FAILS: the transition never completes: completeTransition(_:) is not"),
    ])
  func broken(change: String, words: String) throws {
    let contract = try #require(try blocks().first { $0.language == "json" }).text
    let shell = """
      cd "$HOME" && backswipe new Reveal 2> /dev/null && sed -i '\(change)' Reveal.swift
      echo '\(contract)' > Reveal.motion.json
      backswipe check Reveal.swift --junit check.xml || true; cat check.xml
      """
    let folder = URL(fileURLWithPath: Program.path(of: "backswipe")).deletingLastPathComponent().path
    let path = ["PATH": "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
    let ending = try Program(
      ["--version"], display: nil, variables: path.merging(Program.preparedCache) { $1 }, shell: shell
    ).ending()
    let lines = ending.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("Reveal.swift: \(words)") }, "\(ending)")
    #expect(ending.output.contains("<failure") && !ending.output.contains("failures=\"0\""))
  }

  @Test("The script refuses what is no package, and a package that is not there") func refusals() throws {
    for (file, code, words) in [
      ("a.zip", Int32(2), "ends in .deb or .tar.gz"), ("/nonexistent.tar.gz", 2, "No such file"),
    ] {
      let shell = "cd \"$HOME\"; exec bash '\(Self.root)/Assets/ci/check.sh' a.swift"
      let ending = try Program(["--version"], display: nil, variables: ["BACKSWIPE": file], shell: shell).ending()
      #expect(ending.code == code && ending.complaints.contains(words), "\(ending)")
    }
  }
}
