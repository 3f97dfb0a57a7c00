import DisplayUser
import Foundation
import Testing

@Suite("Exporting")
struct ExportCommandTests {
  private func run(_ words: [String]) throws -> Program.Ending {
    try Program(["export"] + words, display: nil).ending()
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  @Test("One file, standard output and the default are the same source") func oneFile() throws {
    try TestFolder.use { folder in
      let words = ["--transition", "sink", "--set", "duration=450ms"]
      let plain = try run(words)
      #expect(plain.code == 0 && plain.complaints.isEmpty && plain.output.hasPrefix("// Sink. "))
      #expect(plain.output.contains("static let duration = 0.45\n"))
      #expect(try run(words + ["--out", "-"]) == plain)
      #expect(try run(words + ["--out", "\(folder)/Sink.swift"]) == .ok)
      #expect(try text("\(folder)/Sink.swift") == plain.output)
      #expect(try names(folder.path) == ["Sink.swift"])
    }
  }

  @Test("A motion is written in another system, to standard output or into one file of its kind") func motion() throws {
    try TestFolder.use { folder in
      let words = ["--transition", "sink", "--set", "duration=450ms", "--as"]
      for (system, ending, line) in [
        ("swiftui", "swift", "duration: 0.45)"), ("uikit", "swift", "transitionDuration: TimeInterval = 0.45"),
        ("android", "kt", "transitionDuration: Long = 450L"), ("css", "css", "--transition-duration: 450ms;"),
        ("flutter", "dart", "transitionDuration = Duration(milliseconds: 450);"),
      ] {
        let plain = try run(words + [system])
        #expect(plain.code == 0 && plain.complaints.isEmpty && plain.output.contains(line), "\(system)")
        #expect(try run(words + [system, "--out", "\(folder)/\(system).\(ending)"]) == .ok)
        #expect(try text("\(folder)/\(system).\(ending)") == plain.output)
        let folderless = try run(words + [system, "--out", "\(folder)/new"])
        #expect(folderless.code == 2 && folderless.complaints.contains("end --out in .\(ending)"))
      }
      #expect(try names(folder.path).count == 5)
      let unknown = try run(words + ["compose"])
      #expect(unknown.code == 2 && unknown.complaints.contains("takes swiftui, uikit, android, css or flutter."))
      #expect(try run(words + ["css", "--json"]).code == 2)
    }
  }

  @Test("A folder has a file for each of the sources, and must be empty") func folder() throws {
    try TestFolder.use { folder in
      #expect(try run(["--transition", "keyframe", "--parameters", "--out", "\(folder)/out"]) == .ok)
      let found = try names("\(folder)/out")
      #expect(found.contains("KeyframeParameters.swift") && found.contains("EdgePop.swift"))
      #expect(try text("\(folder)/out/KeyframeParameters.swift").hasPrefix("// Keyframes. "))
      #expect(try text("\(folder)/out/EdgePop.swift").contains("import UIKit\n"))
      let again = try run(["--out", "\(folder)/out"])
      #expect(again.code == 1 && again.complaints.contains("the folder is not empty"))
      #expect(try names(folder.path) == ["out"])
    }
  }

  @Test("The parameters as JSON are read by --config again") func parameters() throws {
    try TestFolder.use { folder in
      let words = ["--transition", "ios-26", "--set", "spring.damping=40"]
      let plain = try run(words + ["--json"])
      #expect(plain.output.hasPrefix("{\n  \"version\": 1,\n  \"transition\": \"ios-26\",\n") && plain.code == 0)
      #expect(try run(words + ["--out", "\(folder)/a.json"]) == .ok)
      #expect(try text("\(folder)/a.json") == plain.output)
      #expect(try run(["--config", "\(folder)/a.json", "--json"]) == plain)
    }
  }

  @Test(
    "Output that cannot be written ends with 1 and one sentence",
    arguments: ["/dev/full", "/nonexistent/a.swift", "/nonexistent/folder", "/proc/a.swift", "/dev/null/a.swift"])
  func unwritable(path: String) throws {
    let ending = try run(["--out", path])
    #expect(ending.code == 1 && ending.output.isEmpty)
    #expect(ending.complaints.hasPrefix("backswipe: \(path): it cannot be written ("))
    #expect(ending.complaints.filter { $0 == "\n" }.count == 1)
  }
}
