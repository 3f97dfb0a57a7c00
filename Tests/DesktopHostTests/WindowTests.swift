import CXTest
import DisplayUser
import Foundation
import SeededRandom
import Testing

extension OneDisplay {
  @Suite("The window under a person's hands")
  struct WindowTests {
    @Test("A drag past the middle pops") func longDrag() throws {
      let window = try OpenWindow()
      window.drag(from: 50, to: 50 + 273)
      try window.wait("the screen at the pointer") { window.edge(of: OpenWindow.color(of: 3)) == 273 - Self.slop }
      window.releaseAtRest()
      try window.wait(forScreen: 2)
    }

    @Test("A short drag returns to the same picture") func shortDrag() throws {
      let window = try OpenWindow()
      let before = window.picture
      window.drag(from: 50, to: 50 + 117)
      try window.wait("the screen at the pointer") { window.edge(of: OpenWindow.color(of: 3)) == 117 - Self.slop }
      window.releaseAtRest()
      try window.wait("the same picture") { window.picture == before }
    }

    @Test("A short flick pops", arguments: [false, true]) func flick(whileStanding isStanding: Bool) throws {
      // A busy display performs the flick as a slow drag, which need not pop.
      for _ in 1...40 {
        let window = try OpenWindow()
        if isStanding { window.program.stop() }
        let wasInTime = window.flick()
        if isStanding { window.program.resume() }
        if wasInTime { return try window.wait(forScreen: 2) }
      }
      Issue.record("The display was always too slow for a flick.")
    }

    @Test("A drag that comes to rest while the program stands still goes back") func stalledDrag() throws {
      let window = try OpenWindow()
      window.program.stop()
      window.drag(from: 50, to: 50 + 110, steps: 8, every: 5)
      window.releaseAtRest()
      window.display.synchronise()
      window.program.resume()
      try window.waitForRest()
      #expect(window.isShowing(OpenWindow.color(of: 3)))
    }

    @Test("With --region edge only a drag from the edge pops") func edge() throws {
      let window = try OpenWindow(["--no-panel", "--scale", "1", "--region", "edge"])
      window.drag(from: 100, to: 370)
      try window.waitForRest()
      #expect(window.isShowing(OpenWindow.color(of: 3)))
      window.releaseAtRest()
      window.drag(from: 5, to: 300)
      window.releaseAtRest()
      // If the first drag had popped as well, this would be screen 1.
      try window.wait(forScreen: 2)
    }

    @Test("The root never pops") func root() throws {
      let window = try OpenWindow(depth: 1)
      window.drag(from: 50, to: 350)
      try window.waitForRest()
      #expect(window.isShowing(OpenWindow.color(of: 3)))
      window.releaseAtRest()
      window.display.type("Escape")
      window.display.type("space")
      try window.wait(forScreen: 4)
      window.display.type("Escape")
      try window.wait(forScreen: 3)
    }

    @Test("A click and Space push; Escape and Backspace pop") func pushes() throws {
      let window = try OpenWindow()
      window.click()
      try window.wait(forScreen: 4)
      window.display.type("space")
      try window.wait(forScreen: 5)
      window.display.type("Escape")
      try window.wait(forScreen: 4)
      window.display.type("BackSpace")
      try window.wait(forScreen: 3)
    }

    @Test("A press of the mouse's back button pops once") func back() throws {
      let window = try OpenWindow()
      window.move(to: 200)
      window.display.press(8)
      window.display.release(8)
      try window.wait(forScreen: 2)
      window.display.type("space")
      try window.wait(forScreen: 3)
    }

    @Test("No other button drags, and neither does the wheel", arguments: [UInt32(2), 3, 4, 5, 9]) func others(
      button: UInt32
    ) throws {
      let window = try OpenWindow()
      window.drag(from: 50, to: 350, button: button)
      try window.waitForRest()
      #expect(window.isShowing(OpenWindow.color(of: 3)))
      window.display.release(button)
      window.display.type("Escape")
      try window.wait(forScreen: 2)
    }

    @Test("A release outside the window ends the drag") func outside() throws {
      let window = try OpenWindow()
      window.drag(from: 50, to: 500)
      window.releaseAtRest()
      try window.wait(forScreen: 2)
      window.drag(from: 60, to: 350, steps: 5, button: 3)
      window.display.release(3)
      try window.waitForRest()
      #expect(window.isShowing(OpenWindow.color(of: 2)))
    }

    @Test("A release outside the window ends the drag even if the window handles its press late") func late() throws {
      let window = try OpenWindow(depth: 30)
      for _ in 1...12 {
        window.program.stop()
        window.drag(from: 40, to: 30, steps: 1, every: 0)
        window.display.release(1)
        window.drag(from: 60, to: 150, steps: 3, every: 0)
        window.move(to: 150, -60)
        window.program.resume()
        // Now SDL may have ended one grab of the pointer and not begun the next.
        window.display.release(1, after: 1)
        try window.wait("one screen") { window.isResting && OpenWindow.colors.contains { window.isShowing($0) } }
      }
    }

    @Test("A window that loses the focus cancels the drag and ignores the late release") func focus() throws {
      let window = try OpenWindow()
      XSetInputFocus(window.display.connection, window.id, RevertToParent, 0)
      window.drag(from: 50, to: 350)
      try window.wait("a drag") { window.edge(of: OpenWindow.color(of: 3)).map { $0 > 0 } ?? false }
      XSetInputFocus(window.display.connection, xTestRoot(window.display.connection), RevertToParent, 0)
      try window.wait(forScreen: 3)
      window.display.release(1)
      XSetInputFocus(window.display.connection, window.id, RevertToParent, 0)
      window.display.type("Escape")
      try window.wait(forScreen: 2)
    }

    @Test("Resizing the window during a drag keeps the progress, and the drag continues") func resize() throws {
      let window = try OpenWindow()
      window.drag(from: 50, to: 50 + Self.slop + 195)
      try window.wait("half of the progress") { window.edge(of: OpenWindow.color(of: 3)) == 195 }
      XResizeWindow(window.display.connection, window.id, 585, 1266)
      try window.wait("the other size") {
        window.look()
        return window.width == 585
      }
      try window.wait("half of the progress") {
        window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - 292) <= 1 } ?? false
      }
      window.move(to: 560)
      window.releaseAtRest()
      try window.wait(forScreen: 2)
    }

    @Test("At scale 2 the window has twice the pixels, and a drag has the same effect") func scaled() throws {
      let window = try OpenWindow(["--no-panel", "--scale", "2"])
      #expect(window.width == 780 && window.height == 1688)
      window.drag(from: 100, to: 100 + 2 * 273)
      try window.wait("the screen at the pointer") {
        window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - 2 * (273 - Self.slop)) <= 1 } ?? false
      }
      window.releaseAtRest()
      try window.wait(forScreen: 2)
    }

    @Test("At rest every thread waits without a deadline") func rest() throws {
      let window = try OpenWindow()
      try window.waitForRest()
    }

    @Test(
      "A hundred random drags and clicks leave a stack that still works", arguments: 1...UInt64(Nightly.isNow ? 5 : 1))
    func random(seed: UInt64) throws {
      let window = try OpenWindow(depth: 30)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<100 {
        let (start, end) = (Int.random(in: 0..<390, using: &random), Int.random(in: -50..<450, using: &random))
        window.drag(from: start, to: end, steps: Int.random(in: 1...8, using: &random), every: 2)
        window.display.release(1, after: Bool.random(using: &random) ? UInt.random(in: 0..<20, using: &random) : 0)
        if Int.random(in: 0..<10, using: &random) == 0 { window.click() }
      }
      let colors = OpenWindow.colors
      // Quick clicks push screens that wait for each other.
      try window.wait("rest") { window.isResting && colors.contains { window.isShowing($0) } }
      let before = window.picture
      // Without a window manager, keys go to the window under the pointer.
      window.move(to: 200)
      window.display.type("space")
      try window.wait("another screen") {
        window.isResting && window.picture != before && colors.contains { window.isShowing($0) }
      }
      window.display.type("Escape")
      try window.wait("the picture from before") { window.picture == before }
    }

    /// The distance that a pan needs before it begins, in points.
    private static let slop = 10
  }
}
