import DisplayUser
import Foundation
import Glibc
import Testing

@Suite("Rendering and tracing")
struct TakeTests {
  private func run(_ words: [String], shell: String? = nil, variables: [String: String] = [:]) throws -> Program.Ending
  {
    try Program(words, display: nil, variables: variables, shell: shell).ending()
  }

  /// A small screen, so that pictures take little time.
  private static let small = ["--size", "78x168", "--scale", "1"]
  private static let smallScreen = ["--size", "78x168"]

  private func failed(_ sentence: String, code: Int32) -> Program.Ending {
    Program.Ending(code: code, output: "", complaints: "backswipe: \(sentence)\n")
  }

  /// Returns the width and height that a PNG's header says.
  private func size(png bytes: [UInt8]) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("With --touches a trace says who got the touches, and why the others did not") func touches() throws {
    let folder = try TestFolder()
    let words = ["trace", "--touches", "--transition", "sink", "--drag", "flick"]
    let ending = try run(words)
    #expect(ending.code == 0 && ending.complaints.isEmpty)
    #expect(
      ending.output.hasPrefix("ScreenDrag on UINavigationController.view recognised. The transition was cancelled.\n\n")
    )
    #expect(ending.output.contains("fails: ScreenDrag on UINavigationController.view has recognised\n"))
    #expect(try run(words + ["--out", "\(folder.path)/a.txt"]) == .ok)
    #expect(try folder.bytes("a.txt") == Array(ending.output.utf8))
    #expect(
      try run(words + ["--json"]) == failed("--touches writes text: leave out --check and --json.", code: 2))
  }

  @Test("With --what-if the drag is tried a second time under a condition, of which the names have to be known")
  func whatIf() throws {
    let words = ["trace", "--touches", "--transition", "sink", "--drag", "flick", "--what-if"]
    let drag = "ScreenDrag on UINavigationController.view"
    let ending = try run(words + ["\(drag) were off"])
    #expect(ending.code == 0 && ending.output.hasPrefix("\(drag) recognised."))
    #expect(ending.output.contains("\nIf \(drag) were off: No recogniser recognised anything.\n"))
    #expect(ending.output.contains("does not get the touch: it is off, to try that\n"))
    for other in ["Nothing had no delegate", "it rained"] {
      let failed = try run(words + [other])
      #expect(failed.code == 2 && failed.output.isEmpty && failed.complaints.hasPrefix("backswipe: --what-if"))
    }
    #expect(
      try run(["trace", "--what-if", "\(drag) were off"]) == failed("--what-if wants --touches too.", code: 2))
  }

  @Test("A trace is the same in two processes, with and without a file") func sameTrace() throws {
    let folder = try TestFolder()
    let words = ["trace", "--transition", "sink", "--drag", "hesitate", "--set", "duration=0.6"]
    let first = try run(words)
    #expect(first.code == 0 && first.complaints.isEmpty)
    #expect(first.output.hasPrefix("# backswipe trace, version 1; sink; drag hesitate; duration=0.6; 390 × 844 pt"))
    #expect(try run(words + ["--out", "\(folder.path)/a.csv"]) == .ok)
    #expect(try folder.bytes("a.csv") == Array(first.output.utf8) && folder.names == ["a.csv"])
    let json = try run(words + ["--json"])
    #expect(try run(words + ["--json", "--out", "-"]) == json && json.output.hasPrefix("{\n  \"version\": 1,"))
  }

  @Test(
    "A kept trace is compared: the same ends with 0, another with 1 and what differs, when, and by how much",
    arguments: [[], ["--json"]])
  func check(format: [String]) throws {
    let folder = try TestFolder()
    let (words, kept) = (["trace", "--transition", "back-swipe"], "\(folder.path)/kept")
    #expect(try run(words + format + ["--out", kept]) == .ok)
    #expect(try run(words + ["--check", kept]) == .ok)
    let changed = words + ["--set", "duration=0.9", "--check", kept]
    let other = try run(changed + ["--junit", "\(folder.path)/a.xml", "--sheet", "\(folder.path)/a.png"])
    #expect(other.code == 1 && other.complaints.isEmpty && other.output.hasPrefix("\(kept): "), "\(other.complaints)")
    #expect(other.output.split(separator: "\n")[0].hasSuffix("; the decision is the same."), "\(other.output)")
    let xml = String(decoding: try folder.bytes("a.xml"), as: UTF8.self)
    #expect(xml.contains("tests=\"1\" failures=\"1\"") && xml.contains(" pt to the "))
    #expect(try size(png: folder.bytes("a.png"))[0] > 450)
    let json = try JSONSerialization.jsonObject(with: Data(try run(changed + ["--json"]).output.utf8)) as? [String: Any]
    #expect(json?["differs"] as? Bool == true && (json?["findings"] as? [[String: Any]])?.isEmpty == false)
    #expect(
      try run(
        changed + [
          "--tolerance", "position=any", "--tolerance", "progress=any", "--tolerance", "time=1",
          "--tolerance", "opacity=any", "--tolerance", "scale=any",
        ]) == .ok)
    #expect(try run(changed + ["--accept"]).code == 0)
    #expect(try run(changed) == .ok)
    #expect(try folder.bytes("kept") == Array(run(changed.dropLast(2) + format).output.utf8))
    #expect(
      try run(words + ["--check", "/nonexistent"])
        == failed("/nonexistent: it cannot be read (No such file or directory).", code: 3))
    #expect(
      try run(words + ["--check", Program.path(of: "backswipe")]).code == 3)
    let grid = try run(words + ["--fps", "30", "--check", kept])
    #expect(grid.code == 3 && grid.complaints.contains("60 frames a second") && grid.complaints.contains(":1:1: "))
  }

  @Test("A drag from a file, and from standard input, is traced as its example") func files() throws {
    let folder = try TestFolder()
    let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Assets/drags/flick.jsonl").path
    let example = try run(["trace", "--drag", "flick"]).output.split(separator: "\n").dropFirst()
    #expect(try run(["trace", "--drag", assets]).output.split(separator: "\n").dropFirst() == example)
    let input = try run(["trace", "--drag", "-"], shell: "exec < '\(assets)'")
    #expect(input.output.split(separator: "\n").dropFirst() == example)
    try Data("{\"t\":1,\"event\":\"up\",\"x\":1,\"y\":1}\n".utf8).write(
      to: URL(fileURLWithPath: "\(folder.path)/bad.jsonl"))
    let sentence = "\(folder.path)/bad.jsonl:1:1: the finger is not down: a down is missing before this up."
    #expect(try run(["trace", "--drag", "\(folder.path)/bad.jsonl"]) == failed(sentence, code: 3))
  }

  @Test("Parameters and a kept trace come from a file, a slow pipe, or standard input") func input() throws {
    let folder = try TestFolder()
    let (parameters, kept) = ("\(folder.path)/parameters.json", "\(folder.path)/kept.csv")
    let text = "{\"version\": 1, \"transition\": \"back-swipe\", \"parameters\": {\"duration\": 0.9}}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: parameters))
    let words = ["trace", "--push", "--fps", "10"]
    let trace = try run(words + ["--set", "duration=0.9"]).output
    try Data(trace.utf8).write(to: URL(fileURLWithPath: kept))
    #expect(try run(words).output != trace)
    #expect(try run(words + ["--config", parameters]).output == trace)
    // The pipe has a writer, which writes nothing yet when the pipe is opened.
    let pipe = "\(folder.path)/pipe"
    let slow = "mkfifo '\(pipe)'; { sleep 0.2; cat '\(parameters)'; } > '\(pipe)' & exec 5< '\(pipe)'"
    for (path, shell) in [("-", "exec < '\(parameters)'"), ("/dev/fd/5", slow)] {
      #expect(try run(words + ["--config", path], shell: shell).output == trace, "\(path)")
    }
    let same = try run(words + ["--set", "duration=0.9", "--check", "-"], shell: "exec < '\(kept)'")
    #expect(same.code == 0 && same.complaints.isEmpty)
    let other = try run(["trace", "--pop", "--fps", "10", "--check", "-"], shell: "exec < '\(kept)'")
    #expect(other.code == 1 && other.output.hasPrefix("standard input: "))
    let bad = try run(words + ["--config", "-"], shell: "exec < /dev/null")
    #expect(bad.code == 3 && bad.complaints.hasPrefix("backswipe: standard input:"))
    #expect(try run(words + ["--check", "-"], shell: "exec 0<&-").code == 3)
  }

  @Test("One instant and a strip are PNGs, the same in two processes and on standard output") func pictures() throws {
    let folder = try TestFolder()
    try Data().write(to: URL(fileURLWithPath: "\(folder.path)/piped.png"))
    for (name, words) in [
      ("time.png", ["--at", "250ms"]), ("progress.png", ["--at", "40%"]), ("strip.png", ["--strip", "4"]),
      ("push.png", ["--at", "50%", "--push", "--touch", "--small"]),
    ] {
      for copy in ["a-", "b-"] {
        #expect(try run(["render"] + Self.small + words + ["--out", "\(folder.path)/\(copy)\(name)"]) == .ok)
      }
      #expect(try folder.bytes("a-\(name)") == folder.bytes("b-\(name)"))
    }
    let framed = ["--frame", "--background", "E8EAF0", "--at", "40%", "--out", "\(folder.path)/framed.png"]
    #expect(try run(["render"] + Self.small + framed) == .ok)
    #expect(size(png: try folder.bytes("framed.png")) == [166, 256])
    let words = ["render"] + Self.small + ["--at", "250ms", "--out", "-"]
    let piped = try Program(words, display: nil, output: .file("\(folder.path)/piped.png")).ending()
    #expect(piped == .ok)
    #expect(try folder.bytes("piped.png") == folder.bytes("a-time.png"))
    #expect(try Program(words, display: nil, output: .closedPipe).ending().code == 1)
    #expect(try size(png: folder.bytes("a-time.png")) == [78, 168])
    #expect(try size(png: folder.bytes("a-strip.png")) == [4 * 78 + 3 * 8, 168])
    #expect(try folder.bytes("a-time.png") != folder.bytes("a-progress.png"))
    #expect(
      try run([
        "render", "--transition", "sink", "--scale", "2", "--device", "iphone-se", "--at", "0", "--out",
        "\(folder.path)/se.png",
      ]) == .ok)
    #expect(try size(png: folder.bytes("se.png")) == [750, 1334])
  }

  @Test("A film is a GIF, or a folder of PNGs with the same number of frames") func films() throws {
    let folder = try TestFolder()
    let words = ["render", "--transition", "flutter", "--push", "--fps", "25"] + Self.small
    #expect(try run(words + ["--out", "\(folder.path)/film.gif"]) == .ok)
    #expect(try run(words + ["--out", "\(folder.path)/frames"]) == .ok)
    let gif = try folder.bytes("film.gif")
    #expect(String(decoding: gif.prefix(6), as: UTF8.self) == "GIF89a" && gif.last == 0x3B)
    let frames = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/frames").sorted()
    #expect(frames.count > 10 && frames[0] == "0000.png" && frames[9] == "0009.png")
    #expect(try size(png: folder.bytes("frames/0003.png")) == [78, 168])
    #expect(folder.names == ["film.gif", "frames"])
    let again = try run(words + ["--out", "\(folder.path)/frames"])
    #expect(
      again
        == failed(
          "\(folder.path)/frames: it cannot be written (the folder is not empty: give another, or remove what is in it).",
          code: 1))
  }

  @Test("Without ffmpeg, and with one that fails, says nothing or does not end, there is a sentence and no file")
  func ffmpeg() throws {
    let folder = try TestFolder()
    let film = "\(folder.path)/film.mp4"
    let words = ["render", "--push", "--fps", "10", "--out", film] + Self.small
    let none = try run(words, variables: ["PATH": folder.path])
    #expect(
      none
        == failed(
          "\(film): an MP4 is made by ffmpeg, which is not installed: install the package ffmpeg, or write a GIF or a folder of PNGs.",
          code: 1))
    func fake(_ script: String) throws -> Program.Ending {
      let path = "\(folder.path)/ffmpeg"
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
      chmod(path, 0o755)
      return try run(words, variables: ["PATH": "\(folder.path):/usr/bin:/bin"])
    }
    let failing = try fake("cat > /dev/null; echo first >&2; echo 'no codec' >&2; exit 1")
    #expect(failing == failed("\(film): ffmpeg failed (no codec).", code: 1))
    let silent = try fake("exit 3")
    #expect(silent == failed("\(film): ffmpeg failed (it ended without a message).", code: 1))
    #expect(folder.names == ["ffmpeg"])
    // One that works writes into its last argument.
    let working = try fake("for last; do :; done; cat > \"$last\"")
    #expect(working == .ok && folder.names == ["ffmpeg", "film.mp4"])
    let bytes = try folder.bytes("film.mp4").count
    #expect(bytes > 0 && bytes % (78 * 168 * 4) == 0)
  }

  @Test(
    "Output that cannot be written ends with a sentence and 1, and leaves nothing behind",
    arguments: [
      ("/dev/full", ["trace"], "No space left on device"),
      ("/nonexistent/a.csv", ["trace"], "No such file or directory"),
      ("/nonexistent/a.png", ["render", "--at", "0"], "No such file or directory"),
      ("/nonexistent/a.gif", ["render", "--push", "--fps", "5"], "No such file or directory"),
      ("/nonexistent/frames", ["render", "--push", "--fps", "5"], "No such file or directory"),
      ("/nonexistent/a.mp4", ["render", "--push", "--fps", "5"], "No such file or directory"),
    ])
  func unwritable(path: String, words: [String], reason: String) throws {
    #expect(
      try run(words + Self.smallScreen + ["--out", path])
        == failed("\(path): it cannot be written (\(reason)).", code: 1))
  }

  @Test("A closed pipe and a full device end a trace with a sentence and 1") func closedPipe() throws {
    for (target, reason) in [
      (Program.Target.closedPipe, "Broken pipe"), (.file("/dev/full"), "No space left on device"),
    ] {
      let ending = try Program(["trace"], display: nil, output: target).ending()
      #expect(ending.code == 1 && ending.complaints.contains(reason))
    }
  }

  @Test(
    "A wrong argument ends with one sentence and 2",
    arguments: [
      ("render", "render wants --out and FILE.png, FILE.gif, FILE.mp4 or a folder for PNGs after it, or --html FILE."),
      ("render --html a.html --out b.gif", "--html and --out exclude each other: name one of them."),
      (
        "render --html a.html --at 40%",
        "--html makes a page that is dragged: leave out --at, --strip, --drag, --push, --pop, --frame and --background."
      ),
      (
        "render --out a.png",
        "--out a.png: one PNG wants --at or --strip too; without them name a folder for all frames."
      ),
      ("render --at 0.1s --out a.gif", "--at makes a PNG: --out a.gif does not end in .png."),
      ("render --at 101% --out a.png", "--at 101%: it takes a time as 0.25s or 250ms, or a progress as 40%."),
      ("render --at soon --out a.png", "--at soon: it takes a time as 0.25s or 250ms, or a progress as 40%."),
      ("render --at 1 --strip 2 --out a.png", "--at and --strip exclude each other: name one of them."),
      (
        "render --drag slow-30 --at 70% --out /dev/null.png",
        "--at 70%: the transition gets to 30 % only: take less, or another drag."
      ),
      (
        "render --background red --out a.gif",
        "--background red: it takes a colour of six hexadecimal digits, as E8EAF0."
      ),
      ("render --out -", "--out -: standard output takes one PNG, by --at or --strip."),
      ("render --fps 60 --out a.gif", "--fps 60: a GIF shows up to 50 frames a second."),
      (
        "render --size 3000x3000 --scale 8 --out a",
        "pictures of 24000 × 24000 pixels are too large: take a smaller --scale or --size."
      ),
      ("render --size 10x10 --out a", "--size 10x10: it takes WIDTHxHEIGHT in points, each 50 to 3000, as 390x844."),
      ("trace --resolution 3", "trace has no flag --resolution. `backswipe trace --help` lists what there is."),
      (
        "trace --darg flick",
        "trace has no flag --darg; did you mean --drag? `backswipe trace --help` lists what there is."
      ),
      (
        "trace --drag flik",
        "--drag flik: there is no such drag; did you mean flick? It takes slow-30, slow-60, flick, hesitate, back-and-forth, 20-points, two-quick, or a file."
      ),
      ("trace --transition rise-segue --drag flick", "--drag flick: no drag moves rise-segue; use --push or --pop."),
      ("trace --check a --out b", "--check writes no trace: leave out --out, or add --accept."),
      ("trace --accept", "--accept, --sheet and --junit want --check and a kept trace, too."),
      ("trace --check a --sheet b.gif", "--sheet makes a PNG: b.gif does not end in .png."),
      (
        "trace --check a --tolerance weight=1",
        "--tolerance weight=1: it takes position, opacity, progress, scale, time, decision = a number, or any."
      ),
      (
        "trace --transition snik",
        "--transition snik: there is no such transition; did you mean sink? `backswipe list` has them."
      ),
      ("trace --fault", "--fault wants the name of a fault; `backswipe render --help` has them after it."),
    ])
  func wrong(words: String, sentence: String) throws {
    #expect(try run(words.split(separator: " ").map(String.init)) == failed(sentence, code: 2))
  }

  @Test(
    "A drag file that is wrong ends with its line and 3",
    arguments: [
      ("binary", "\u{0}\u{7f}ELF"),
      ("two downs", "{\"t\":0,\"event\":\"down\",\"x\":1,\"y\":1}\n{\"t\":1,\"event\":\"down\",\"x\":1,\"y\":1}"),
      ("backward", "{\"t\":1,\"event\":\"down\",\"x\":1,\"y\":1}\n{\"t\":0,\"event\":\"up\",\"x\":1,\"y\":1}"),
      ("none", ""),
    ])
  func badDrags(name: String, text: String) throws {
    let folder = try TestFolder()
    let file = "\(folder.path)/drag.jsonl"
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    let ending = try run(["render", "--drag", file, "--out", "\(folder.path)/frames"])
    #expect(
      ending.code == 3 && ending.complaints.hasPrefix("backswipe: \(file):")
        && ending.complaints.filter { $0 == "\n" }.count == 1)
    #expect(folder.names == ["drag.jsonl"])
  }

  @Test("What the window remembers does not count, but presets do") func remembered() throws {
    let folder = try TestFolder()
    let variables = ["XDG_STATE_HOME": "\(folder.path)/state", "XDG_CONFIG_HOME": "\(folder.path)/config"]
    let presets = "\(folder.path)/config/backswipe/presets/sink"
    try FileManager.default.createDirectory(atPath: presets, withIntermediateDirectories: true)
    try Data("{\"transition\": \"sink\", \"name\": \"Slow\", \"parameters\": {\"duration\": 2}}".utf8)
      .write(to: URL(fileURLWithPath: "\(presets)/Slow.json"))
    let trace = try run(["trace", "--transition", "sink", "--preset", "Slow"], variables: variables)
    #expect(trace.output.hasPrefix("# backswipe trace, version 1; sink; drag slow-60; duration=2;"))
    #expect(!folder.names.contains("state"))
  }
}
