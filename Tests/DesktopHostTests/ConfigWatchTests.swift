import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("Config files of the window")
  struct ConfigWatchTests {
    private let home: TestFolder
    private var folder: URL { URL(fileURLWithPath: home.path) }

    init() throws { home = try TestFolder() }

    private func write(_ parameters: String, to name: String) throws {
      let text = "{\n  \"transition\": \"sink\",\n  \"parameters\": {\(parameters)}\n}\n"
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    @Test(
      "A changed config file is read while the window is open: written in place, replaced by another file, or linked")
    func watching() throws {
      try write("\"scale\": 0.9", to: "real.json")
      let link = folder.appendingPathComponent("link.json")
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: folder.appendingPathComponent("real.json"))
      let window = try OpenWindow(
        ["--config", link.path, "--scale", "1"], variables: ["XDG_STATE_HOME": folder.path])
      let state = folder.appendingPathComponent("backswipe/state.json")
      func waitForScale(_ scale: String) throws {
        try window.wait("scale \(scale)") {
          (try? String(contentsOf: state, encoding: .utf8))?.contains("\"scale\": \(scale)") == true
        }
      }
      try write("\"scale\": 0.8", to: "real.json")
      try waitForScale("0.8")
      try write("\"scale\": 0.7", to: "next.json")
      let (from, to) = (
        folder.appendingPathComponent("next.json").path, folder.appendingPathComponent("real.json").path
      )
      #expect(rename(from, to) == 0)
      try waitForScale("0.7")
      // A bad file changes nothing, and a good one after it is read.
      try write("\"scale\": 7", to: "real.json")
      try write("\"scale\": 0.6", to: "next.json")
      #expect(rename(from, to) == 0)
      try waitForScale("0.6")
      window.program.signal(SIGTERM)
      let ending = window.program.ending()
      #expect(ending.code == 0)
      let lines = ending.complaints.split(separator: "\n")
      // The bad file may have been replaced before it was read.
      let line = "backswipe: \(link.path):3:27: scale, 7: it takes a number from 0.3 to 1."
      #expect(lines.allSatisfy { $0 == line } && lines.count <= 1)
    }

    @Test("After a changed config file was read, the window rests again") func resting() throws {
      try write("\"scale\": 0.9", to: "a.json")
      let window = try OpenWindow(
        ["--no-panel", "--scale", "1", "--config", folder.appendingPathComponent("a.json").path])
      try window.wait("a rest") { window.program.isWaiting }
      let wakes = window.program.wakes
      try write("\"scale\": 0.8", to: "a.json")
      try window.wait("a look at the file") { window.program.wakes > wakes }
      try window.wait("a rest after it") { window.program.isWaiting }
    }

    @Test("A bad config file ends the program at its start with its position and exit code 3")
    func badFile() throws {
      try write("\"scael\": 0.9", to: "a.json")
      let path = folder.appendingPathComponent("a.json").path
      let ending = try Program(["--config", path], display: nil).ending()
      let sentence = "\(path):3:18: \"scael\": sink has no such parameter; did you mean scale?"
      #expect(ending == Program.Ending(code: 3, output: "", complaints: "backswipe: \(sentence)\n"))
    }
  }
}
