import DisplayUser
import Foundation
import SeededRandom
import Testing

@testable import Prototype

@MainActor @Suite("Saving")
struct KilledSaveTests {
  @Test("A program that is killed while it saves loses nothing, and what it leaves behind is removed") func kills()
    throws
  {
    let home = try UserHome()
    var random = SeededGenerator(seed: 50)
    let path = "\(home.path)/.local/state/backswipe/state.json"
    let count = Int(ProcessInfo.processInfo.environment["BACKSWIPE_KILLS"] ?? "") ?? 50
    for _ in 0..<count {
      let probe = Process()
      probe.executableURL = URL(fileURLWithPath: Program.path(of: "SaveProbe"))
      probe.arguments = [home.path]
      let pipe = Pipe()
      probe.standardOutput = pipe
      try probe.run()
      // The program goes on saving until the signal arrives, at any step of a save.
      let lines = Int.random(in: 1...12, using: &random)
      var text = ""
      while text.filter({ $0 == "\n" }).count < lines {
        text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
      kill(probe.processIdentifier, SIGKILL)
      probe.waitUntilExit()
      text += String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let saved = try #require(text.split(separator: "\n").compactMap { Int($0) }.last)
      let bytes = try FileBytes.read(path)
      _ = try JSONReader.value(of: bytes)
      let width = try #require(SavedState(bytes).windowSize?.width)
      #expect(Int(width) == saved || Int(width) == saved + 1)
    }
    let app = try home.app()
    app.saveState()
    #expect(FileBytes.names(in: "\(home.path)/.local/state/backswipe") == ["state.json"])
  }
}
