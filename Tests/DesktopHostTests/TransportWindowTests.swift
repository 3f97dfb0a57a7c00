import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The transport in the window")
  struct TransportWindowTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")

    /// A row of the phone on which screens show only their background, from its left edge.
    private func phone(_ window: OpenWindow) -> [UInt32] {
      window.display.pixels(x: window.x + 44, y: window.y + 52 + 801, width: 390, height: 1)
    }

    /// Whether the phone shows one screen only, of this colour.
    private func isShowing(_ color: UInt32, _ window: OpenWindow) -> Bool {
      phone(window).dropFirst(12).dropLast(12).allSatisfy { OpenWindow.isNear($0, color) }
    }

    @Test(
      "With a real pointer: a drag, its loop with L until a press, and scrubbing in the graph until Esc; keys fold it away"
    )
    func loopAndScrub() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let window = try OpenWindow(
        ["--transition", "back-swipe", "--scale", "1"],
        variables: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path])
      let top = OpenWindow.color(of: 3)
      try window.wait("the first frame") { isShowing(top, window) }
      // A drag that comes back.
      window.drag(from: 100, to: 210)
      window.releaseAtRest()
      try window.wait("the cancelled screen") { isShowing(top, window) && window.isResting }
      // In the loop the screen below is seen again and again.
      window.display.type("l")
      for _ in 0..<2 {
        try window.wait("a round") { !OpenWindow.isNear(phone(window)[16], top) }
        try window.wait("its end") { isShowing(top, window) }
      }
      window.move(to: 300, 300)
      let click = {
        window.display.press(1)
        window.display.release(1)
      }
      click()
      try window.wait("the end of the loop") { window.isResting }
      // A press in the middle of a round ends the loop and pushes nothing.
      if isShowing(top, window) { click() }
      try window.wait("the screen that the click pushes") {
        isShowing(OpenWindow.color(of: 4), window) && window.isResting
      }
      window.display.type("Escape")
      try window.wait("the pop") { isShowing(top, window) && window.isResting }
      window.drag(from: 100, to: 210)
      window.releaseAtRest()
      try window.wait("the cancelled screen") { isShowing(top, window) && window.isResting }
      // The graph lies under the phone: at its left end the drag begins, and in it the screen below is seen.
      let graph = (x: 24, y: 932 + 64, width: 478 - 48 - 84)
      window.move(to: graph.x + 2, graph.y)
      window.display.press(1)
      for step in 1...20 { window.move(to: graph.x + 2 + step * graph.width / 100, graph.y, after: 10) }
      try window.wait("the instant") { !OpenWindow.isNear(phone(window)[16], top) && window.isResting }
      let held = phone(window)
      for step in 0...20 { window.move(to: graph.x + 2 + (20 - step) * graph.width / 100, graph.y, after: 10) }
      try window.wait("the beginning") { isShowing(top, window) && window.isResting }
      window.move(to: graph.x + 2 + graph.width / 5, graph.y)
      try window.wait("the same instant again") { phone(window) == held }
      window.display.release(1)
      window.display.type("Escape")
      try window.wait("the phone as it is") { isShowing(top, window) && window.isResting }
      window.display.type("t")
      let state = folder.appendingPathComponent("backswipe/state.json")
      try window.wait("the strip folded away") {
        (try? String(contentsOf: state, encoding: .utf8))?.contains("\"strip\": false") == true
      }
      #expect(window.isResting || !window.program.hasEnded)
    }
  }
}
