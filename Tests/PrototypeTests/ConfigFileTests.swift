import DisplayUser
import Foundation
import SeededRandom
import Testing

@testable import Prototype

@MainActor @Suite("Config files")
struct ConfigFileTests {
  private func parameter(_ app: PrototypeApp, _ key: String) -> ParameterValue? {
    app.phone.demo.parameters[key]?.current
  }

  private func text(_ parameters: String) -> String {
    "{\n  \"transition\": \"sink\",\n  \"parameters\": {\(parameters)}\n}\n"
  }

  @Test("A changed file is read again; a bad one leaves the parameters and says where, what and what is allowed")
  func reload() throws {
    let home = try UserHome()
    let path = try home.write(text("\"duration\": 0.45"), to: "a.json")
    let app = try home.app { $0.config = path }
    var lines: [String] = []
    app.store.complained = { lines.append($0) }
    #expect(app.store.entry.name == "sink" && parameter(app, "duration") == .number(0.45))
    _ = try home.write(text("\"duration\": 0.6, \"shadow\": false"), to: "a.json")
    app.store.reloadConfig()
    #expect(parameter(app, "duration") == .number(0.6) && parameter(app, "shadow") == .isOn(false))
    _ = try home.write(text("\"duration\": 60"), to: "a.json")
    app.store.reloadConfig()
    #expect(parameter(app, "duration") == .number(0.6))
    #expect(lines == ["\(path):3:30: duration, 60: it takes a number from 0.05 to 3 s."])
    _ = try home.write(text("\"durration\": 60"), to: "a.json")
    app.store.reloadConfig()
    #expect(lines.last == "\(path):3:18: \"durration\": sink has no such parameter; did you mean duration?")
    try FileManager.default.removeItem(atPath: path)
    app.store.reloadConfig()
    #expect(lines.count == 2 && parameter(app, "duration") == .number(0.6))
    _ = try home.write(text(""), to: "a.json")
    app.store.reloadConfig()
    #expect(app.store.edits.isEmpty)
    app.store.undo()
    #expect(parameter(app, "duration") == .number(0.6))
  }

  @Test("A file whose parameters have their old name is read")
  func oldName() throws {
    let home = try UserHome()
    let path = try home.write("{\"transition\": \"sink\", \"figures\": {\"duration\": 0.3}}", to: "a.json")
    #expect(parameter(try home.app { $0.config = path }, "duration") == .number(0.3))
    let state = SavedState(Array("{\"figures\": {\"sink\": {\"scale\": 0.5}}}".utf8))
    #expect(state.parameters["sink"]?["scale"] == .number(0.5))
  }

  @Test("A file is written by Ctrl+S only, keeps the keys that it had, and its own writing is no change")
  func write() throws {
    let home = try UserHome()
    let path = try home.write(text("\"duration\": 0.3"), to: "a.json")
    let app = try home.app { $0.config = path }
    app.store.set("scale", to: .number(0.5))
    #expect(try home.text("a.json") == text("\"duration\": 0.3"))
    #expect(app.store.differsFromConfig && app.store.writeConfig() && !app.store.differsFromConfig)
    let expected = """
      {
        "transition": "sink",
        "parameters": {
          "duration": 0.3,
          "scale": 0.5
        }
      }

      """
    #expect(try home.text("a.json") == expected)
    app.store.reloadConfig()
    #expect(app.store.waitingParameters == nil && parameter(app, "scale") == .number(0.5))
    app.store.show(.rise)
    #expect(!app.store.writeConfig())
  }

  @Test("A file that changed while parameters were edited here asks, and both answers do what they say")
  func conflict() throws {
    for takesFile in [true, false] {
      let home = try UserHome()
      let path = try home.write(text("\"duration\": 0.45"), to: "a.json")
      let app = try home.app { $0.config = path }
      app.store.set("scale", to: .number(0.5))
      _ = try home.write(text("\"duration\": 0.6"), to: "a.json")
      app.store.reloadConfig()
      #expect(app.store.waitingParameters != nil && parameter(app, "duration") == .number(0.45))
      app.store.decideAboutConfig(takesFile: takesFile)
      #expect(app.store.waitingParameters == nil)
      #expect(parameter(app, "duration") == .number(takesFile ? 0.6 : 0.45))
      #expect(parameter(app, "scale") == .number(takesFile ? 0.95 : 0.5))
    }
  }

  @Test("A file that cannot be used at the start is a fault of the file, with its position")
  func start() throws {
    let home = try UserHome()
    let cases = [
      ("{", ":1:2: a key in double quotes is expected, not the end."),
      ("[]", ":1:1: an object in braces is expected."),
      ("{\"transition\": \"skin\"}", ":1:16: transition, \"skin\": there is no such transition; did you mean sink?"),
      ("{\"parameter\": {}}", ":1:2: \"parameter\": a file has no such key; did you mean parameters?"),
      ("{\"parameters\": {\"region\": \"left\"}}", ":1:27: region, \"left\": it takes anywhere or edge."),
      ("{\"parameters\": {\"duration\": null}}", ":1:29: duration, null: it takes a number from 0.05 to 3 s."),
    ]
    for (text, sentence) in cases {
      let path = try home.write(text, to: "b.json")
      #expect(throws: StartFault(.file, path + sentence)) { try home.app { $0.config = path } }
    }
    let missing = "\(home.path)/none.json"
    #expect(throws: StartFault(.file, "\(missing): it cannot be read (No such file or directory).")) {
      try home.app { $0.config = missing }
    }
  }

  @Test("Mutated files never crash, and a fault leaves the last good parameters")
  func mutations() throws {
    let home = try UserHome()
    let path = try home.write(MutatedText.sample, to: "a.json")
    let app = try home.app { $0.config = path }
    var (faults, good) = (0, app.store.edits)
    app.store.complained = { _ in faults += 1 }
    let count = Nightly.count(1000)
    _ = try MutatedText.texts(count: count, seed: 16) { text in
      try Data(text).write(to: URL(fileURLWithPath: path))
      let before = faults
      app.store.reloadConfig()
      app.store.decideAboutConfig(takesFile: true)
      if faults > before { #expect(app.store.edits == good) }
      good = app.store.edits
    }
    #expect(faults > count / 10 && faults < count)
  }

  @Test("Folders follow the rules: relative variables are ignored, empty ones mean the default")
  func folders() {
    func folders(_ variables: [String: String]) -> [String?] {
      let folders = UserFolders { variables[$0] }
      return [folders.config, folders.state]
    }
    #expect(folders(["HOME": "/h"]) == ["/h/.config/backswipe", "/h/.local/state/backswipe"])
    #expect(
      folders(["HOME": "/h", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"]) == ["/c/backswipe", "/s/backswipe"])
    #expect(
      folders(["HOME": "/h", "XDG_CONFIG_HOME": "c", "XDG_STATE_HOME": ""])
        == ["/h/.config/backswipe", "/h/.local/state/backswipe"])
    #expect(folders([:]) == [nil, nil] && folders(["HOME": ""]) == [nil, nil])
  }

  @Test("Replacing a file keeps a link and the file's mode, and leaves nothing beside it")
  func replacing() throws {
    let home = try UserHome()
    let path = try home.write("old", to: "real.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let link = "\(home.path)/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try FileBytes.replace(link, with: Array("new".utf8))
    #expect(try home.text("real.json") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(FileBytes.names(in: home.path) == ["link.json", "real.json"])
    #expect(throws: FileBytes.Problem.self) { try FileBytes.replace("/proc/none/x", with: []) }
    let pipe = "\(home.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
    let problem = #expect(throws: FileBytes.Problem.self) { try FileBytes.replace(link, with: []) }
    #expect(problem?.words == "it is a device, a pipe or a socket" && OutputFile.isSpecial(pipe))
  }
}

@MainActor @Suite("Saving")
struct KilledSaveTests {
  @Test("A program that is killed while it saves loses nothing, and what it leaves behind is removed")
  func kills() throws {
    let home = try UserHome()
    var random = SeededGenerator(seed: 50)
    let path = "\(home.path)/.local/state/backswipe/state.json"
    for _ in 0..<Nightly.count(50) {
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
