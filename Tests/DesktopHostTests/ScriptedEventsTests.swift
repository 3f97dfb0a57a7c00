import DisplayUser
import Foundation
import Testing

/// Events that no display can be made to send come from HostProbe's scripts; each test compares all that reached the
/// content, and what the window showed.
@Suite("Events from a script")
struct ScriptedEventsTests {
  /// What a window does whose events are the script's.
  private func log(_ script: String, _ variables: [String: String] = [:]) throws -> [String] {
    let probe = try Program(
      [script], of: "HostProbe", display: nil, variables: variables.merging(["SDL_VIDEODRIVER": "dummy"]) { $1 })
    let ending = probe.ending()
    #expect(ending.code == 0 && ending.complaints.isEmpty, "\(ending)")
    return ending.output.split(separator: "\n").map(String.init)
  }

  private static let opened = "100 × 100 points"
  private static let drawn = "the last of 100 × 100 pixels is drawn"
  private static let black = "the last of 100 × 100 pixels is black"
  /// The window's own memory, and a renderer's.
  static let memories = [[:], ["SDL_FRAMEBUFFER_ACCELERATION": "1", "SDL_RENDER_DRIVER": "software"]]

  @Test("A finger with the mouse events that are made of it is one touch") func touch() throws {
    #expect(try log("touch") == [Self.opened, "down at 20", "moved at 60", "up at 60"])
  }

  @Test("A motion without the button is the release, and the late one is nothing") func lostRelease() throws {
    #expect(try log("lost release") == [Self.opened, "down at 20", "moved at 60", "up at 90"])
  }

  @Test("Of the other buttons only the fourth does something: back, once") func buttons() throws {
    #expect(try log("buttons") == [Self.opened, "back"])
  }

  @Test("The loss of the focus cancels, and nothing more comes of that press") func focus() throws {
    #expect(try log("focus") == [Self.opened, "down at 20", "moved at 60", "cancelled at 60"])
  }

  @Test(
    "A minimised window cancels and draws no frames, drains the main queue all the same, and is drawn once it is back")
  func minimise() throws {
    #expect(
      try log("minimise") == [Self.opened, "down at 20", "moved at 60", "cancelled at 60", Self.drawn])
  }

  @Test("Another size is taken over with the pointer down, and all of it is drawn", arguments: memories)
  func resize(memory: [String: String]) throws {
    #expect(
      try log("resize", memory) == [
        Self.opened, "down at 20", "150 × 130 points", "the last of 150 × 130 pixels is drawn", "up at 60",
      ])
  }

  @Test(
    "What the window showed and lost is drawn again", arguments: ["exposed", "lost device", "lost targets"], memories)
  func loss(script: String, memory: [String: String]) throws {
    #expect(try log(script, memory) == [Self.opened, Self.drawn, Self.black, Self.drawn])
  }
}
