import DisplayUser
import Foundation
import Testing

@Suite("README and the page of commands")
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "Every command in a block does what it says, one after the other in an empty folder",
    arguments: ["README.md", "Sources/Prototype/Prototype.docc/FromTheCommandLine.md"])
  func commands(page: String) throws {
    let folder = try TestFolder()
    let blocks = try text(page).components(separatedBy: "```sh\n").dropFirst()
    let lines = blocks.flatMap { $0.components(separatedBy: "```")[0].split(separator: "\n") }
    // What stands in quotes is one word.
    let commands = lines.filter { $0.hasPrefix("backswipe ") }.map { line in
      line.split(separator: "'").enumerated().flatMap { index, part in
        index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }.dropFirst()
    }.map(Array.init)
    #expect(commands.count >= 4)
    for words in commands {
      if words[0] == "feel" {
        // It listens until it is ended.
        try folder.write("", to: "feel")
        let program = try Program(
          words + ["--address", "127.0.0.1"], display: nil, output: .file("\(folder)/feel"),
          shell: "cd '\(folder.path)'; exec 2>/dev/null")
        try program.wait("the address") { _ in try folder.text("feel").hasPrefix("http://127.0.0.1:") }
        program.signal(SIGTERM)
        #expect(program.ending().code == -SIGTERM)
        continue
      }
      let ending = try Program(words, display: nil, shell: "cd '\(folder.path)'").ending()
      // A window needs a display; everything before it has gone well.
      #expect(ending.code == (words[0] == "run" ? 4 : 0), "\(words.joined(separator: " ")): \(ending.complaints)")
      guard let out = words.firstIndex(where: { ["--out", "--html"].contains($0) }) else { continue }
      let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(words[out + 1])")
      #expect(try files.map { !$0.isEmpty } ?? !folder.bytes(words[out + 1]).isEmpty)
    }
  }

  @Test("README is for people: at most 110 lines, and each picture and page that it shows is there")
  func size() throws {
    let readme = try text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 111)
    let links = readme.components(separatedBy: "](").dropFirst().map { $0.components(separatedBy: ")")[0] }
    #expect(links.count >= 9)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(link).path), "\(link)")
    }
  }
}
