import CoreGraphics
import Foundation
import Glibc
import Stage
import Testing

@testable import Prototype

@MainActor @Suite("Films through ffmpeg")
struct MovieWriterTests {
  /// Writes a film of two frames with a program that stands in for ffmpeg, and returns the complaint.
  private func complaint(_ script: String) throws -> (sentence: String?, names: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = "\(folder)/program"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    // A frame has more bytes than a pipe takes.
    let picture = Stage(size: CGSize(width: 300, height: 300)).render()
    var sentence: String?
    var writer: MovieWriter?
    do throws(StartFault) {
      let created = try MovieWriter("\(folder)/film.mp4", rate: 60, patience: 0.1, by: program)
      writer = created
      for index in 0..<2 {
        while try !created.isReady() { created.wait() }
        try created.add(Film.Frame(index: index, picture: picture, previous: nil))
      }
      while try !created.finish() { created.wait() }
    } catch {
      writer?.cancel()
      sentence = error.sentence.replacingOccurrences(of: folder, with: "")
    }
    return (sentence, try FileManager.default.contentsOfDirectory(atPath: folder).sorted())
  }

  @Test("A program that takes no frames, or does not end, is ended, and leaves no file")
  func hanging() throws {
    let stuck = try complaint("for last; do :; done; : > \"$last\"; exec tail -f /dev/null")
    #expect(stuck.sentence == "/film.mp4: ffmpeg failed (it does not take the frames)." && stuck.names == ["program"])
    let endless = try complaint("for last; do :; done; cat > \"$last\"; exec tail -f /dev/null")
    #expect(endless.sentence == "/film.mp4: ffmpeg failed (it does not end)." && endless.names == ["program"])
  }

  @Test("A program that ends early is a failure with its last words") func early() throws {
    let early = try complaint("echo 'no such codec' >&2; exit 1")
    #expect(early.sentence == "/film.mp4: ffmpeg failed (no such codec)." && early.names == ["program"])
  }

  @Test("The extension says how ffmpeg writes the file", arguments: FilmFormat.allCases.filter(\.needsProgram))
  func formats(format: FilmFormat) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let program = "\(folder)/program"
    try Data("#!/bin/sh\nfor last; do :; done; cat > /dev/null; echo \"$@\" > \"$last\"\n".utf8)
      .write(to: URL(fileURLWithPath: program))
    chmod(program, 0o755)
    let path = "\(folder)/film.\(format.rawValue.uppercased())"
    let writer = try MovieWriter(path, rate: 60, by: program)
    try writer.add(Film.Frame(index: 0, picture: Stage(size: CGSize(width: 30, height: 30)).render(), previous: nil))
    while try !writer.finish() { writer.wait() }
    let words = try String(contentsOfFile: path, encoding: .utf8)
    #expect(words.contains(format.encoding.joined(separator: " ")) && words.hasSuffix("/film.\(format.rawValue)\n"))
  }

  @Test("A film appears when the program has written it") func success() throws {
    let done = try complaint("for last; do :; done; cat > \"$last\"")
    #expect(done.sentence == nil && done.names == ["film.mp4", "program"])
  }
}
