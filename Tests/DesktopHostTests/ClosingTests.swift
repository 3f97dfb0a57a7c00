import CXTest
import DisplayUser
import Foundation
import SeededRandom
import Testing

extension OneDisplay {
  @Suite("The end of the window")
  struct ClosingTests {
    @Test("A signal at any moment of a drag closes the window without an error") func closings() throws {
      var random = SeededGenerator(seed: 1)
      for _ in 0..<12 {
        let window = try OpenWindow()
        window.drag(from: 50, to: 300, steps: Int.random(in: 1...40, using: &random), every: 1)
        window.display.synchronise()
        // These moves still flow while the signal arrives.
        for step in 0..<40 { window.move(to: 300 - step * 5, after: 1) }
        window.program.signal(SIGTERM)
        #expect(window.program.ending() == .ok)
      }
    }

    @Test("When another program destroys the window, the program ends with one sentence", arguments: [false, true])
    func destroyed(isDragged: Bool) throws {
      let window = try OpenWindow()
      if isDragged { window.drag(from: 50, to: 255) }
      XDestroyWindow(window.display.connection, window.id)
      XFlush(window.display.connection)
      let sentence = "backswipe: Another program destroyed the window. Start the program again.\n"
      #expect(window.program.ending() == Program.Ending(code: 1, output: "", complaints: sentence))
    }

    @Test("A window that another program hides and then destroys ends the program, too") func destroyedHidden() throws {
      let window = try OpenWindow()
      window.display.hide(window.id)
      try window.waitForRest()
      XDestroyWindow(window.display.connection, window.id)
      XFlush(window.display.connection)
      #expect(window.program.ending().code == 1)
    }

    @Test("An event that says the window is destroyed, sent by another program, has no effect") func pretended() throws
    {
      let window = try OpenWindow()
      window.display.pretendEnd(of: window.id)
      window.move(to: 200)
      window.display.type("Escape")
      try window.wait(forScreen: 2)
    }

    /// An atom that no display has.
    private static let unknown = 0x1FFF_FFFF

    @Test(
      "What a program says about a drag of files that does not exist ends nothing",
      arguments: [
        // Three types, and the types in a list of numbers of 32 or of 8 bits; the last is no list at all.
        (format: 32, flags: 5 << 24, types: [unknown, unknown, unknown], listFormat: 32, list: [Int]()),
        (32, 5 << 24 | 1, [0, 0, 0], 32, [unknown, 1 << 40, -1, 0]), (32, 5 << 24 | 1, [0, 0, 0], 8, [-1, -1, -1]),
        (8, -1, [-1, -1, -1], 32, []), (32, 5 << 24 | 1, [0, 0, 0], 32, []),
      ])
    func forged(format: Int, flags: Int, types: [Int], listFormat: Int, list: [Int]) throws {
      let window = try OpenWindow()
      let list = window.display.makeSource("XdndTypeList", format: listFormat, list)
      for source in [Int(list), Self.unknown] {
        window.display.send("XdndEnter", to: window.id, format: format, [source, flags] + types)
        window.display.send("XdndPosition", to: window.id, format: format, [source, 0, 0, 0, Self.unknown])
        window.display.send("XdndDrop", to: window.id, format: format, [source, 0, 0, 0, 0])
      }
      window.move(to: 200)
      window.display.type("Escape")
      try window.wait(forScreen: 2)
      window.program.signal(SIGTERM)
      #expect(window.program.ending() == .ok)
    }

    @Test("When the X server dies, the program ends with one sentence", arguments: [false, true])
    func deadServer(isDragged: Bool) throws {
      let (display, server) = try VirtualDisplay.start()
      let window = try OpenWindow(on: display)
      if isDragged {
        window.drag(from: 50, to: 255)
        display.synchronise()
        for step in 0..<40 { window.move(to: 255 + step, after: 1) }
      }
      kill(server, SIGKILL)
      waitpid(server, nil, 0)
      let sentence = "The connection to the display broke: its server ended. Start the program again on a display."
      #expect(
        window.program.ending() == Program.Ending(code: 4, output: "", complaints: "backswipe: \(sentence)\n"))
    }

    @Test("When the Wayland compositor dies, the program ends with one sentence") func deadCompositor() throws {
      let compositor = try WaylandDisplay()
      let window = try OpenWindow(["--no-panel"], in: compositor)
      compositor.end()
      let ending = window.program.ending()
      #expect(ending.code == 4 && ending.output.isEmpty)
      #expect(ending.complaints.contains("backswipe: The connection to the display broke"))
    }
  }
}
