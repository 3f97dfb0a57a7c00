import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The panel in the window")
  struct PanelWindowTests {
    /// A user's folders, and the window of a program that uses them.
    private final class Session {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")
      private(set) var window: OpenWindow

      init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        window = try Self.open(["--transition", "back-swipe", "--preset", "published"], folder)
      }

      deinit { try? FileManager.default.removeItem(at: folder) }

      private static func open(_ arguments: [String], _ folder: URL) throws -> OpenWindow {
        let window = try OpenWindow(
          arguments + ["--scale", "1"], variables: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
        try window.waitForRest()
        return window
      }

      /// Opens the window anew with other arguments.
      func reopen(_ arguments: [String]) throws { window = try Self.open(arguments, folder) }

      func press(_ key: String, holding modifiers: String...) {
        for modifier in modifiers { window.display.set(key: modifier, isDown: true) }
        window.display.type(key)
        for modifier in modifiers.reversed() { window.display.set(key: modifier, isDown: false) }
      }

      func type(_ text: String) {
        for character in text { press(character == "." ? "period" : character == " " ? "space" : String(character)) }
      }

      /// Does something that shows a field, and waits until a part of the window has changed: text input is on from the
      /// frame on that shows the field.
      func openField(in part: (x: Int, y: Int, width: Int, height: Int), _ work: () throws -> Void) throws {
        func pixels() -> [UInt32] {
          window.display.pixels(x: window.x + part.x, y: window.y + part.y, width: part.width, height: part.height)
        }
        let before = pixels()
        try work()
        try wait("a field") { pixels() != before }
      }

      /// A part of the phone, which a sheet darkens.
      static let phone = (x: 60, y: 840, width: 20, height: 20)
      /// The line with the name of the parameters.
      static let presetBar = (x: 694, y: 86, width: 264, height: 26)
      /// The number of the duration.
      static let duration = (x: 902, y: 659, width: 56, height: 22)

      /// Searches for a text and goes to what is found first.
      func go(to text: String) throws {
        try openField(in: Self.phone) { press("k", holding: "Control_L") }
        type(text)
        try openField(in: Self.phone) { press("Return") }
      }

      /// Saves the parameters under a name that `type` types.
      func save(_ type: () -> Void) throws {
        try openField(in: Self.presetBar) { press("s", holding: "Control_L") }
        type()
        press("Return")
      }

      var state: String {
        (try? String(contentsOf: folder.appendingPathComponent("backswipe/state.json"), encoding: .utf8)) ?? ""
      }

      func wait(_ what: String, _ condition: () -> Bool) throws { try window.wait(what, condition) }

      /// The texts of the presets of a transition.
      func presets(_ transition: String) -> [String] {
        let folder = folder.appendingPathComponent("backswipe/presets/\(transition)")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "json" }.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      }
    }

    @Test(
      "A typed parameter lasts, is undone in its own transition alone, and is reset; the copied command gives it back")
    func editing() throws {
      let session = try Session()
      try session.go(to: "duration")
      session.press("Tab")
      try session.openField(in: Session.duration) { session.press("0") }
      session.type(".45")
      session.press("Return")
      try session.wait("the typed duration") { session.state.contains("\"duration\": 0.45") }
      // Another transition, and back.
      try session.go(to: "sink")
      try session.wait("sink") { session.state.contains("\"transition\": \"sink\"") }
      #expect(session.state.contains("\"duration\": 0.45"))
      session.press("z", holding: "Control_L")
      try session.go(to: "back")
      try session.wait("the first transition") { session.state.contains("\"transition\": \"back-swipe\"") }
      #expect(session.state.contains("\"duration\": 0.45"))
      session.press("z", holding: "Control_L")
      try session.wait("the undo") { !session.state.contains("0.45") }
      session.press("z", holding: "Control_L", "Shift_L")
      try session.wait("the redo") { session.state.contains("\"duration\": 0.45") }
      // The command goes through the clipboard into the name of a preset.
      session.press("c", holding: "Control_L")
      try session.save { session.press("v", holding: "Control_L") }
      let command = "backswipe --transition back-swipe --set duration=0.45"
      try session.wait("the preset") { session.presets("back-swipe").contains { $0.contains(command) } }
      // Backspace on the focused row resets it.
      try session.go(to: "duration")
      session.press("BackSpace")
      try session.wait("the reset") { !session.state.contains("0.45") }
      // The command gives the same parameters.
      try session.reopen(command.split(separator: " ").dropFirst().map(String.init))
      try session.save { session.type("again") }
      try session.wait("the parameters of the command") {
        session.presets("back-swipe").contains { $0.contains("\"again\"") && $0.contains("\"duration\": 0.45") }
      }
    }

    @Test("The panel's texts are all in Inter") func fonts() throws {
      let window = try OpenWindow(["--scale", "1"])
      try window.waitForRest()
      let fonts = window.program.mappedFiles.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }
      #expect(fonts.contains { $0.hasPrefix("Inter") })
      #expect(fonts.filter { !$0.hasPrefix("Inter") } == [])
    }
  }
}
