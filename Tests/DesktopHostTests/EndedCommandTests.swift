import DisplayUser
import Foundation
import Glibc
import OwnThread
import Testing

@Suite("Commands that a signal ends", .onOwnThread)
struct EndedCommandTests {
  /// A folder that is removed at the end of a test.
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ended-\(UUID().uuidString)").path

  private func withFolder(_ body: () throws -> Void) throws {
    for path in ["out", "bin"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body()
  }

  /// The names of the files in the folder for output, also of hidden ones.
  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/out")) ?? []).sorted()
  }

  /// Writes a program that stands in for ffmpeg.
  private func write(ffmpeg script: String) throws {
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/bin/ffmpeg"))
    chmod("\(folder)/bin/ffmpeg", 0o755)
  }

  /// The path of a drag that lasts for a minute, so that no test waits for the end of its film.
  private func longDrag() throws -> String {
    let moves = (1...1800).map { "{\"t\":\(Double($0) / 30),\"event\":\"move\",\"x\":\(5 + $0 % 300),\"y\":400}\n" }
    let text =
      "{\"t\":0,\"event\":\"down\",\"x\":5,\"y\":400}\n" + moves.joined()
      + "{\"t\":60,\"event\":\"up\",\"x\":300,\"y\":400}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/long.jsonl"))
    return "\(folder)/long.jsonl"
  }

  @Test(
    "A command that waits for its input ends by the signal",
    arguments: [SIGINT, SIGTERM, SIGHUP], [["pass"], ["trace", "--drag", "-"], ["--config", "-"]])
  func input(number: Int32, words: [String]) throws {
    try withFolder {
      let pipe = "\(folder)/pipe"
      let program = try Program(words, display: nil, shell: "mkfifo '\(pipe)'; exec 0<>'\(pipe)'")
      try program.wait("reading") { $0.isReading(pipe) }
      program.signal(number)
      #expect(program.ending() == Program.Ending(code: -number, output: "", complaints: ""))
    }
  }

  @Test(
    "A film that is being written leaves nothing behind",
    arguments: [SIGINT, SIGTERM, SIGHUP], ["frames", "film.mp4", "film.gif"])
  func film(number: Int32, name: String) throws {
    try withFolder {
      // It stands in for ffmpeg, and goes on although it gets no more frames.
      let tellsId = "echo $$ > '\(folder)/new'\nmv '\(folder)/new' '\(folder)/id'"
      try write(ffmpeg: "\(tellsId)\nfor last; do :; done\ncat > \"$last\"\nexec tail -f /dev/null")
      let words = ["render", "--drag", try longDrag(), "--scale", "1", "--out", "\(folder)/out/\(name)"]
      let program = try Program(words, display: nil, variables: ["PATH": "\(folder)/bin:/usr/bin:/bin"])
      let written = "\(folder)/out/.\(name).\(program.id).tmp"
      // A GIF is kept in memory until it is complete.
      if name != "film.gif" {
        try program.wait("the beginning") { _ in
          (try? FileManager.default.contentsOfDirectory(atPath: written))?.isEmpty == false
        }
      }
      if name == "film.mp4" { try program.wait("ffmpeg") { _ in access("\(folder)/id", F_OK) == 0 } }
      program.signal(number)
      #expect(program.ending() == Program.Ending(code: -number, output: "", complaints: ""))
      #expect(names.isEmpty)
      if name == "film.mp4" {
        let id = try writer()
        try program.wait("the end of ffmpeg") { _ in kill(id, 0) != 0 }
      }
    }
  }

  /// The process that stands in for ffmpeg.
  private func writer() throws -> pid_t {
    try #require(pid_t(try String(contentsOfFile: "\(folder)/id", encoding: .utf8).dropLast()))
  }

  @Test("What killed programs left is removed by the next one that writes the same, and nothing else is")
  func leftovers() throws {
    try withFolder {
      let dead = try Program(["--version"], display: nil)
      _ = dead.ending()
      func leave(_ name: String, in folder: String) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: "\(folder)/\(name)/0000.png"))
      }
      let out = "\(folder)/out"
      for name in ["frames", "film.mp4"] {
        try leave(".\(name).\(dead.id).tmp", in: out)
        try leave(".\(name).\(getpid()).tmp", in: out)
      }
      try leave(".frames.x.tmp", in: out)
      try leave(".other.\(dead.id).tmp", in: out)
      let rights = "ls -ld \"${last%/*}\" > '\(folder)/rights'"
      try write(ffmpeg: "for last; do :; done\n\(rights)\nls \"$last\" && cat > \"$last\"")
      for name in ["frames", "film.mp4"] {
        let words = ["render", "--push", "--fps", "5", "--size", "78x168", "--scale", "1", "--out", "\(out)/\(name)"]
        let program = try Program(words, display: nil, variables: ["PATH": "\(folder)/bin:/usr/bin:/bin"])
        #expect(program.ending() == .ok)
      }
      let kept = [".film.mp4.\(getpid()).tmp", ".frames.\(getpid()).tmp", ".frames.x.tmp", ".other.\(dead.id).tmp"]
      #expect(names == (kept + ["film.mp4", "frames"]).sorted())
      // No other user can put a link into the folder in which a film is written.
      #expect(try String(contentsOfFile: "\(folder)/rights", encoding: .utf8).hasPrefix("drwx------"))
    }
  }
}
