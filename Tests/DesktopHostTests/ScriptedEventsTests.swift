import DisplayUser
import Foundation
import OwnThread
import Testing

/// Tests with events that no test can make a display send: the scripts of HostProbe push them.
///
/// Each test compares the complete log of the content and of the window's pixels.
@Suite("Events from a script", .onOwnThread)
struct ScriptedEventsTests {
  /// Runs a script and returns the log of its window, which must end by saving the state.
  private func log(_ script: String, _ variables: [String: String] = [:]) throws -> [String] {
    let probe = try Program(
      [script], of: "HostProbe", display: nil, variables: variables.merging(["SDL_VIDEODRIVER": "dummy"]) { $1 })
    let ending = probe.ending()
    #expect(ending.code == 0 && ending.complaints.isEmpty, "\(ending)")
    let lines = ending.output.split(separator: "\n").map(String.init)
    #expect(lines.last == "saved")
    return lines.dropLast()
  }

  private static let opened = "100 × 100 points"
  private static let drawn = "the last of 100 × 100 pixels is drawn"
  private static let black = "the last of 100 × 100 pixels is black"
  /// The environment variables for the window's own surface, and for a renderer's.
  static let memories = [[:], ["SDL_FRAMEBUFFER_ACCELERATION": "1", "SDL_RENDER_DRIVER": "software"]]

  @Test(
    "A finger is one touch, which ends without its button, the focus or the window; signals save",
    arguments: [
      // What SDL derives from a finger; a late release; a press that goes on.
      ("touch", ["down at 20", "moved at 60", "up at 60"]),
      ("lost release", ["down at 20", "moved at 60", "up at 90"]),
      ("focus", ["down at 20", "moved at 60", "cancelled at 60"]), ("buttons", ["back"]),
      // The main queue still runs, and all is drawn when it is restored.
      ("minimise", ["down at 20", "moved at 60", "cancelled at 60", drawn]),
      ("SIGTERM", []), ("SIGINT", []), ("SIGHUP", []), ("two signals", []),
    ])
  func events(script: String, lines: [String]) throws { #expect(try log(script) == [Self.opened] + lines) }

  @Test("A new size is adopted during a touch, and the whole window is drawn", arguments: memories)
  func resize(memory: [String: String]) throws {
    #expect(
      try log("resize", memory) == [
        Self.opened, "down at 20", "150 × 130 points", "the last of 150 × 130 pixels is drawn", "up at 60",
      ])
  }

  @Test(
    "Lost pixels of the window are drawn again", arguments: ["exposed", "lost device", "lost targets"], memories)
  func loss(script: String, memory: [String: String]) throws {
    #expect(try log(script, memory) == [Self.opened, Self.drawn, Self.black, Self.drawn])
  }

  @Test("Events that a stall delays keep the times at which they happened") func stall() throws {
    #expect(
      try log("stall") == [
        Self.opened, "down at 20 after 0 ms", "moved at 30 after 5 ms", "moved at 45 after 12 ms",
        "moved at 60 after 20 ms", "up at 60 after 21 ms",
      ])
  }

  @Test(
    "Keys have the character of the user's layout and the modifiers, whatever types text, and are told when they go up")
  func keys() throws {
    #expect(
      try log("keys") == [
        Self.opened, "key A", "key Ctrl+Shift+Z", "repeat Ctrl+Z", "key up Z", "key F11", "key Enter", "key Left",
        "key 4",
        "key E", "key Shift+key 225", "key Ä",
      ])
  }

  @Test("Text arrives, and text input is on, only while a text is edited")
  func text() throws {
    #expect(
      try log("text") == [
        Self.opened, "text input is off", "key F2", "text input is on", "text é", "key Backspace", "delete", "key F3",
        "text input is off",
      ])
  }

  @Test("The general pasteboard is the desktop's clipboard") func clipboard() throws {
    #expect(
      try log("clipboard").filter { !$0.hasPrefix("key") } == [
        Self.opened, "pasteboard: nothing", "pasteboard: from outside", "clipboard: from within",
      ])
  }

  @Test("A second signal ends a window that hangs") func hang() throws {
    let probe = try Program(["hang"], of: "HostProbe", display: nil, variables: ["SDL_VIDEODRIVER": "dummy"])
    #expect(probe.ending().code == -SIGTERM)
  }
}
