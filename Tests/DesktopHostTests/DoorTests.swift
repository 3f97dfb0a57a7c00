import DisplayUser
import Foundation
import Glibc
import Testing

/// Commands at the limits of memory and disk, and with files and words that were not written for them.
@Suite("Doors of the commands")
struct DoorTests {
  private func run(_ words: [String], shell: String? = nil) throws -> Program.Ending {
    try Program(words, display: nil, shell: shell).ending()
  }

  private static let small = ["--size", "78x168"]

  // MARK: Memory

  @Test("A trace of half a minute, and its comparison, take little memory", arguments: [[], ["--json"]])
  func longTrace(format: [String]) throws {
    let folder = try TestFolder()
    let drag = try folder.write(
      """
      {"t":0,"event":"down","x":4,"y":422}
      {"t":0.4,"event":"move","x":200,"y":422}
      {"t":30,"event":"up","x":210,"y":422}

      """, to: "long.jsonl")
    let words = ["trace", "--drag", drag]
    let limit = "ulimit -v 400000"
    #expect(try run(words + format + ["--out", "\(folder.path)/kept"], shell: limit) == .ok)
    let lines = try folder.text("kept").split(separator: "\n")
    #expect(lines.count > 1800 && folder.names == ["kept", "long.jsonl"])
    #expect(try run(words + ["--check", "\(folder.path)/kept"], shell: limit) == .ok)
  }

  @Test("Large pictures take little memory, whether there is one or half a dozen of them") func pictures() throws {
    let folder = try TestFolder()
    let data = LargePicture.png(side: 8192)
    #expect(data.count < 100_000)
    let paths = try (0..<6).map { try folder.write(data, to: "\($0).png") }
    let words =
      ["render", "--transition", "back-swipe", "--at", "0.3s", "--out", "\(folder.path)/out.png"] + Self.small
    for screens in [paths, Array(repeating: paths[0], count: 6)] {
      #expect(try run(words + ["--screens"] + screens, shell: "ulimit -v 900000") == .ok)
    }
  }

  @Test("Of several pictures the one that cannot be shown is named, with the reason", arguments: ["render", ""])
  func damagedPicture(command: String) throws {
    let folder = try TestFolder()
    let data = LargePicture.png(side: 64)
    let good = try folder.write(data, to: "good.png")
    let bad = try folder.write(data.dropLast(20), to: "bad.png")
    let words = command.isEmpty ? [] : [command, "--at", "0", "--out", "\(folder.path)/out.png"]
    let sentence = "backswipe: \(bad): the PNG ends too early. Copy or export it again.\n"
    #expect(
      try run(words + ["--screens", good, bad]) == Program.Ending(code: 3, output: "", complaints: sentence))
  }

  // MARK: Input

  @Test("The pass reads up to 4 MB, as a file that is run may have") func largeSource() throws {
    let folder = try TestFolder()
    let line = "// A line of a comment, which is passed over quickly.\n"
    var text = String(repeating: line, count: (4 << 20) / line.utf8.count)
    text += String(repeating: "/", count: (4 << 20) - text.utf8.count)
    let path = try folder.write(text, to: "a.swift")
    let ending = try run(["pass"], shell: "exec < '\(path)'")
    #expect(ending.code == 0 && ending.output == text)
    try folder.write(text + "/", to: "a.swift")
    let sentence = "backswipe: The source from standard input is larger than 4 MB.\n"
    #expect(
      try run(["pass"], shell: "exec < '\(path)'") == Program.Ending(code: 3, output: "", complaints: sentence))
    #expect(try run(["pass"], shell: "exec < /dev/zero").complaints == sentence)
  }

  /// What a terminal obeys, what ends a line or a text of C, and what turns the direction of writing.
  private static let hidden = "\u{1B}[31m\u{7}\n\r\u{9B}2J\u{202E}\u{2028}"

  @Test(
    "Every complaint is one line of visible characters, whatever words and files it quotes",
    arguments: [
      ["--transition", hidden], ["--set", "\(hidden)=1"], ["--set", hidden], ["--preset", hidden], ["--fault", hidden],
      ["--device", hidden], ["--colors", hidden], ["--config", hidden], ["--screens", hidden], ["--\(hidden)"],
      [hidden],
      ["run", hidden], ["new", hidden], ["list", hidden], ["list", "a", hidden], ["pass", hidden], ["export", hidden],
      ["trace", "--drag", hidden], ["trace", "--drag", "./\(hidden)"], ["trace", "--out", "/nonexistent/\(hidden)"],
      ["trace", "--check", hidden], ["check", hidden], ["check", "--transition", "sink", "--contract", hidden],
      ["diff", hidden, hidden], ["diff", "HEAD:\(hidden).swift", "sink"], ["diff", "\(hidden):a.swift", "sink"],
      ["render", "--out", hidden, "--at", "1"], ["render", "--at", hidden],
      ["export", "--out", "/nonexistent/\(hidden).swift"], ["export", "--out", "/nonexistent/\(hidden)"],
    ])
  func words(words: [String]) throws { check(try run(words)) }

  private func check(_ ending: Program.Ending) {
    #expect(ending.code > 0 && ending.output.isEmpty && ending.complaints.hasSuffix("\n"))
    let scalars = ending.complaints.unicodeScalars.dropLast()
    let isVisible = scalars.allSatisfy {
      ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
        && !$0.properties.isBidiControl
    }
    #expect(isVisible, "\(ending.complaints.debugDescription)")
  }

  @Test("Keys and values of files are quoted as visible characters, and nothing ends the sentence early")
  func quotedFiles() throws {
    let folder = try TestFolder()
    let text = #"\u001b[31m\u0007\n\u0000\u009b\u202e"#
    let escaped = #"\u{1B}[31m\u{7}\n\0\u{9B}\u{202E}"#
    let name = "a\u{1B}\n.json"
    let parameters = try folder.write("{\"parameters\": {\"\(text)\": 1}}", to: name)
    let ending = try run(["export", "--config", parameters])
    check(ending)
    #expect(
      ending.complaints
        == "backswipe: \(folder.path)/a\\u{1B}\\n.json:1:17: \"\(escaped)\": back-swipe has no such parameter.\n")
    for line in ["{\"\(text)\": 1}", "{\"t\":0,\"event\":\"\(text)\"}"] {
      let drag = try folder.write(line, to: "a.jsonl")
      check(try run(["trace", "--drag", drag]))
    }
    let kept = try folder.write("# backswipe trace\u{1B}\u{7}\u{202E}\0 and more\n", to: "kept")
    check(try run(["trace", "--check", kept]))
  }

  // MARK: Output

  private static let drag =
    "{\"t\":0,\"event\":\"down\",\"x\":4,\"y\":4}\n{\"t\":0.1,\"event\":\"up\",\"x\":4,\"y\":4}\n"

  /// A command whose output would replace something, by the names of files in a folder.
  struct Row: Sendable {
    let (name, words, out, reason, setUp, shell): (String, String, String, String, String, String)

    init(_ name: String, _ words: String, out: String, _ reason: String, setUp: String = "", shell: String = "") {
      (self.name, self.words, self.out, self.reason, self.setUp, self.shell) = (name, words, out, reason, setUp, shell)
    }
  }

  private static let rows: [Row] = [
    Row("input", "trace --drag a.jsonl", out: "a.jsonl", "--drag reads it"),
    Row("by another path", "trace --drag a.jsonl --json", out: "../$F/./a.jsonl", "--drag reads it"),
    Row("by a link", "trace --drag a.jsonl", out: "l", "--drag reads it", setUp: "ln -s a.jsonl l"),
    Row("by a hard link", "trace --drag a.jsonl", out: "h", "--drag reads it", setUp: "ln a.jsonl h"),
    Row("through a link", "trace --drag ./l", out: "a.jsonl", "--drag reads it", setUp: "ln -s a.jsonl l"),
    Row("standard input", "trace --drag -", out: "a.jsonl", "--drag reads it", shell: "exec < a.jsonl"),
    Row("parameters", "export --json --config a.json", out: "a.json", "--config reads it"),
    Row("parameters of a trace", "trace --config a.json", out: "a.json", "--config reads it"),
    Row("a screen", "render --at 0 --screens a.png", out: "a.png", "--screens reads it"),
    Row("read-only", "trace", out: "r", "it is read-only", setUp: "echo r > r; chmod 444 r"),
    Row(
      "a read-only picture", "render --at 0", out: "r.png", "it is read-only", setUp: "echo r > r.png; chmod 400 r.png"),
    Row("read-only source", "export", out: "r.swift", "it is read-only", setUp: "echo r > r.swift; chmod 444 r.swift"),
    Row(
      "read-only by a link", "render --push --fps 5", out: "l.gif", "it is read-only",
      setUp: "echo r > r.gif; chmod 444 r.gif; ln -s r.gif l.gif"),
    Row("a read-only folder", "export", out: "d", "it is read-only", setUp: "mkdir d; chmod 555 d"),
    Row("a link that leads nowhere", "trace", out: "l", "it is a link that leads nowhere", setUp: "ln -s none l"),
    Row("a link to itself", "export", out: "l.json", "it is a link that leads nowhere", setUp: "ln -s l.json l.json"),
    Row(
      "a folder's link that leads nowhere", "render --push --fps 5", out: "l", "it is a link that leads nowhere",
      setUp: "ln -s none l"),
    Row(
      "a film's link that leads nowhere", "render --push", out: "l.mp4", "it is a link that leads nowhere",
      setUp: "ln -s none l.mp4"),
  ]

  /// Returns what is in a folder: names, kinds, permissions and sums.
  private func state(of folder: TestFolder) throws -> String {
    let steps = "cd '\(folder.path)'; ls -lAn --time-style=+ | cut -d' ' -f1,2,5-; cat * 2> /dev/null | cksum"
    let pipe = try Program.pipe()
    let id = try Program.spawn(["sh", "-c", steps], ProcessInfo.processInfo.environment, [1: pipe[1]])
    close(pipe[1])
    let text = FileHandle(fileDescriptor: pipe[0], closeOnDealloc: true).readDataToEndOfFile()
    waitpid(id, nil, 0)
    return String(decoding: text, as: UTF8.self)
  }

  @Test("An output never replaces what it is hardly meant to, unless it is forced to", arguments: rows.map(\.name))
  func replaced(name: String) throws {
    let row = try #require(Self.rows.first { $0.name == name })
    let folder = try TestFolder()
    try folder.write(Self.drag, to: "a.jsonl")
    try folder.write("{\"transition\": \"sink\", \"parameters\": {\"duration\": 0.5}}\n", to: "a.json")
    try folder.write(LargePicture.png(side: 64), to: "a.png")
    let out = row.out.replacingOccurrences(of: "$F", with: URL(fileURLWithPath: folder.path).lastPathComponent)
    func ending(_ more: [String] = [], setUp: String) throws -> Program.Ending {
      let steps = ["cd '\(folder.path)'", setUp, row.shell].filter { !$0.isEmpty }.joined(separator: "; ")
      let size = row.words.hasPrefix("export") ? [] : Self.small
      return try run(row.words.split(separator: " ").map(String.init) + size + ["--out", out] + more, shell: steps)
    }
    let sentence =
      "backswipe: \(out): it cannot be written (\(row.reason): give another path, or add --force).\n"
    #expect(try ending(setUp: row.setUp) == Program.Ending(code: 1, output: "", complaints: sentence))
    let before = try state(of: folder)
    #expect(try ending(setUp: "") == Program.Ending(code: 1, output: "", complaints: sentence))
    #expect(try state(of: folder) == before)
    guard !out.hasSuffix(".mp4"), !row.name.contains("folder") else { return }
    #expect(try ending(["--force"], setUp: "") == .ok)
    #expect(try state(of: folder) != before)
  }

  @Test("A link to an empty folder remains, and the folder gets the files") func linkedFolder() throws {
    let folder = try TestFolder()
    let shell = "cd '\(folder.path)'; mkdir real; ln -s real link"
    #expect(try run(["export", "--transition", "sink", "--out", "link/"], shell: shell) == .ok)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "real")
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/real") == ["Sink.swift"])
    #expect(folder.names == ["link", "real"])
  }

  @Test(
    "Where a file may not grow, nothing is left and a sentence says why",
    arguments: [
      ["new", "CardPush"], ["trace", "--out", "a.csv"], ["trace", "--json", "--out", "a.json"],
      ["export", "--out", "a.swift"], ["export", "--out", "folder"], ["render", "--at", "0.3s", "--out", "a.png"],
      ["render", "--push", "--fps", "5", "--out", "a.gif"], ["render", "--push", "--fps", "5", "--out", "frames"],
    ])
  func full(words: [String]) throws {
    let folder = try TestFolder()
    // A block has 512 bytes or 1 kB.
    let ending = try run(words, shell: "cd '\(folder.path)'; ulimit -f 1")
    #expect(ending.code == 1 && ending.output.isEmpty && folder.names == [])
    let name = words.last == "CardPush" ? "CardPush.swift" : words.last ?? ""
    #expect(ending.complaints == "backswipe: \(name): it cannot be written (File too large).\n")
  }

  /// Whether this process may mount file systems, in a name space of its own.
  private static let canMount: Bool = {
    let words = ["unshare", "-m", "sh", "-c", "mount -t tmpfs -o size=64k none /mnt"]
    guard let id = try? Program.spawn(words, ProcessInfo.processInfo.environment, [:]) else { return false }
    var status: Int32 = 0
    return waitpid(id, &status, 0) == id && status == 0
  }()

  @Test(
    "On a full disk nothing is left and a sentence says why", .enabled(if: canMount),
    arguments: [["new", "CardPush"], ["trace", "--out", "a.csv"], ["export", "--out", "folder"]])
  func fullDisk(words: [String]) throws {
    let folder = try TestFolder()
    let inner =
      "mount -t tmpfs -o size=64k none \"$D\" && cd \"$D\" && head -c 61440 /dev/zero > filler; \"$@\"; code=$?; "
      + "ls -A >&2; exit $code"
    let shell = "D='\(folder.path)' unshare -m sh -c '\(inner)' sh \"$0\" \"$@\"; exit $?"
    let ending = try run(words, shell: shell)
    let name = words.last == "CardPush" ? "CardPush.swift" : words.last ?? ""
    #expect(
      ending.complaints == "backswipe: \(name): it cannot be written (No space left on device).\nfiller\n"
        && ending.code == 1)
  }

  @Test("A new file is said to be written although standard output cannot say so", arguments: 0..<3)
  func newWithoutOutput(kind: Int) throws {
    let folder = try TestFolder()
    let target: Program.Target = kind == 0 ? .closedPipe : kind == 1 ? .file("/dev/full") : .test
    let shell = "cd '\(folder.path)'" + (kind == 2 ? "; exec >&-" : "")
    let ending = try Program(["new", "CardPush"], display: nil, output: target, shell: shell).ending()
    #expect(ending.code == 1 && folder.names == ["CardPush.swift"])
    let reason = ["Broken pipe", "No space left on device", "Bad file descriptor"][kind]
    #expect(
      ending.complaints == "backswipe: CardPush.swift was written, but standard output cannot say so (\(reason)).\n")
    #expect(try folder.text("CardPush.swift").hasSuffix("}\n"))
  }
}
