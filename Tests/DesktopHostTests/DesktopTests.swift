import CXTest
import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The window on an X desktop")
  struct DesktopTests {
    @Test("The window has the program's title, icon and class, which its .desktop file names") func identity() throws {
      let window = try OpenWindow()
      var (name, names) = (UnsafeMutablePointer<CChar>?.none, XClassHint())
      XFetchName(window.display.connection, window.id, &name)
      XGetClassHint(window.display.connection, window.id, &names)
      #expect(name.map { String(cString: $0) } == "Backswipe")
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Assets/backswipe.desktop")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      #expect(lines.contains("StartupWMClass=\(names.res_class.map { String(cString: $0) } ?? "")"))
      #expect(lines.contains("Icon=backswipe") && lines.contains("Exec=backswipe"))
      #expect(xTestPropertyCount(window.display.connection, window.id, "_NET_WM_ICON") == 2 + 64 * 64)
      for text in [name, names.res_class, names.res_name] { XFree(text) }
    }

    @Test(
      "The window's scale follows the desktop's dots to an inch, and a drag has the same effect",
      arguments: [(96, 1), (120, 1.25), (144, 1.5), (192, 2), (288, 3)]) func scales(dots: Int, scale: Double) throws
    {
      let display = try VirtualDisplay.shared.get()
      xTestResources(display.connection, "Xft.dpi:\t\(dots)\n")
      defer { xTestResources(display.connection, "") }
      let window = try OpenWindow(["--no-panel"])
      #expect(window.width == Int((390 * scale).rounded()) && window.height == Int((844 * scale).rounded()))
      window.drag(from: Int(100 * scale), to: Int(100 * scale) + Int(205 * scale))
      try window.wait("half of the progress") {
        window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - Int(195 * scale)) <= 2 } ?? false
      }
      window.move(to: Int(350 * scale))
      window.releaseAtRest()
      try window.wait(forScreen: 2)
    }

    @Test("On a small monitor the window is as large as fits") func tooLarge() throws {
      let window = try OpenWindow(["--no-panel", "--scale", "4"])
      #expect(window.height == 2600 && window.width == 1201)
    }

    @Test("Minimising the window during a drag cancels it, and the restored window shows that") func minimised() throws
    {
      let window = try OpenWindow()
      let before = window.picture
      window.drag(from: 50, to: 350)
      try window.wait("a drag") { window.edge(of: OpenWindow.color(of: 3)).map { $0 > 0 } ?? false }
      XUnmapWindow(window.display.connection, window.id)
      try window.waitForRest()
      window.display.release(1)
      XMapWindow(window.display.connection, window.id)
      try window.wait("the previous picture") { window.picture == before }
    }

    @Test("Parts that another window covered are drawn again, at rest and during a drag", arguments: memories)
    func covered(memory: [String: String]) throws {
      let window = try OpenWindow(variables: memory)
      try window.coverAndUncover()
      window.drag(from: 50, to: 255)
      try window.wait("half of the progress") { window.edge(of: OpenWindow.color(of: 3)) == 195 }
      try window.coverAndUncover()
      window.releaseAtRest()
    }

    @Test("A renderer draws the same pixels, can be resized during a drag, and rests") func renderer() throws {
      let plain = try OpenWindow().picture
      let window = try OpenWindow(variables: Self.memories[1])
      #expect(window.picture == plain)
      window.drag(from: 50, to: 255)
      try window.wait("half of the progress") { window.edge(of: OpenWindow.color(of: 3)) == 195 }
      XResizeWindow(window.display.connection, window.id, 585, 1266)
      try window.wait("half of the progress") {
        window.look()
        return window.width == 585 && window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - 292) <= 1 } ?? false
      }
      window.move(to: 560)
      window.releaseAtRest()
      try window.wait(forScreen: 2)
      try window.waitForRest()
    }

    @Test("Switches that change during a drag take effect at once, and the drag continues") func switches() throws {
      let window = try OpenWindow(["--scale", "1"])
      // The phone has a margin and a frame.
      let (left, top) = (44, 52)
      try window.wait("the first frame") { window.color(left + 5, top + 801) == OpenWindow.color(of: 3) }
      // Away from half of the progress, where the line of the threshold lies over the edge.
      window.drag(from: left + 100, to: left + 266)
      try window.wait("two fifths of the progress") {
        window.color(left + 155, top + 801) != OpenWindow.color(of: 3)
          && window.color(left + 156, top + 801) == OpenWindow.color(of: 3)
      }
      // The list of transitions has the focus first.
      window.display.type("Tab")
      // Pixels of the shadow beside the edge, of the dimmed screen below, and of the parallax at the left, with the number
      // of controls from one switch to the next.
      for (controls, x, y) in [(7, 154, 801), (11, 40, 801), (6, 9, 400)] {
        let before = window.color(left + x, top + y)
        for _ in 0..<controls { window.display.type("Tab") }
        window.display.type("space")
        try window.wait("the changed colour") { window.color(left + x, top + y) != before }
        window.display.type("space")
        try window.wait("the previous colour") { window.color(left + x, top + y) == before }
      }
      window.move(to: left + 380)
      window.releaseAtRest()
      try window.wait("screen 2") { window.color(left + 5, top + 801) == OpenWindow.color(of: 2) }
    }

    /// The environment variables for the window's own surface, and for a renderer's.
    static let memories = [[:], ["SDL_FRAMEBUFFER_ACCELERATION": "1", "SDL_RENDER_DRIVER": "software"]]
  }
}

extension OpenWindow {
  /// Covers the window with another one for a moment, and waits until it looks as before.
  fileprivate func coverAndUncover() throws {
    let before = picture
    let cover = XCreateSimpleWindow(
      display.connection, xTestRoot(display.connection), Int32(x), Int32(y), UInt32(width), UInt32(height), 0, 0, 0)
    XMapRaised(display.connection, cover)
    try wait("the cover") { picture.allSatisfy { $0 == 0 } }
    XDestroyWindow(display.connection, cover)
    try wait("the same picture") { picture == before }
  }
}
