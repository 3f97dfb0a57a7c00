import CXTest
import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The window among others on an X desktop")
  struct DesktopTests {
    @Test("The desktop knows it by its name, its icon and its .desktop file") func identity() throws {
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
      "It has as many pixels as the desktop's dots an inch call for, and is dragged alike",
      arguments: [(96, 1), (120, 1.25), (144, 1.5), (192, 2), (288, 3)]) func scales(dots: Int, scale: Double) throws
    {
      let display = try VirtualDisplay.shared.get()
      xTestResources(display.connection, "Xft.dpi:\t\(dots)\n")
      defer { xTestResources(display.connection, "") }
      let window = try OpenWindow(["--no-panel"])
      #expect(window.width == Int((390 * scale).rounded()) && window.height == Int((844 * scale).rounded()))
      window.drag(from: Int(100 * scale), to: Int(100 * scale) + Int(205 * scale))
      try window.wait("half of the way") {
        window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - Int(195 * scale)) <= 2 } ?? false
      }
      window.move(to: Int(350 * scale))
      window.releaseAtRest()
      try window.wait(forScreen: 2)
    }

    @Test("On a monitor that is too small for it, it is as large as fits") func tooLarge() throws {
      let window = try OpenWindow(["--no-panel", "--scale", "4"])
      #expect(window.height == 2600 && window.width == 1201)
    }

    @Test("A window that is minimised in mid-drag cancels it, and shows that when it is back") func minimised() throws {
      let window = try OpenWindow()
      let before = window.picture
      window.drag(from: 50, to: 350)
      try window.wait("a drag") { window.edge(of: OpenWindow.color(of: 3)).map { $0 > 0 } ?? false }
      XUnmapWindow(window.display.connection, window.id)
      try window.wait("rest") { window.isResting }
      window.display.release(1)
      XMapWindow(window.display.connection, window.id)
      try window.wait("the picture from before") { window.picture == before }
    }

    @Test("What another window covered is drawn again, at rest and in mid-drag", arguments: memories)
    func covered(memory: [String: String]) throws {
      let window = try OpenWindow(variables: memory)
      try window.coverAndUncover()
      window.drag(from: 50, to: 255)
      try window.wait("half of the way") { window.edge(of: OpenWindow.color(of: 3)) == 195 }
      try window.coverAndUncover()
      window.releaseAtRest()
    }

    @Test("Drawn by a renderer it shows the same pixels, is resized in mid-drag, and rests") func renderer() throws {
      let plain = try OpenWindow().picture
      let window = try OpenWindow(variables: Self.memories[1])
      #expect(window.picture == plain)
      window.drag(from: 50, to: 255)
      try window.wait("half of the way") { window.edge(of: OpenWindow.color(of: 3)) == 195 }
      XResizeWindow(window.display.connection, window.id, 585, 1266)
      try window.wait("half of the way") {
        window.look()
        return window.width == 585 && window.edge(of: OpenWindow.color(of: 3)).map { abs($0 - 292) <= 1 } ?? false
      }
      window.move(to: 560)
      window.releaseAtRest()
      try window.wait(forScreen: 2)
      try window.wait("rest") { window.isResting }
    }

    @Test("Switches that are turned in mid-drag are seen at once, and the drag goes on") func switches() throws {
      let window = try OpenWindow(["--scale", "1"])
      // The phone stands in its frame and a margin.
      let (left, top) = (44, 44)
      try window.wait("the first frame") { window.color(left + 5, top + 801) == OpenWindow.color(of: 3) }
      window.drag(from: left + 100, to: left + 305)
      try window.wait("half of the way") {
        window.color(left + 194, top + 801) != OpenWindow.color(of: 3)
          && window.color(left + 195, top + 801) == OpenWindow.color(of: 3)
      }
      // The list of transitions comes first.
      window.display.type("Tab")
      // The shadow beside the edge, the ground below, and where a row of it would begin.
      for (x, y) in [(193, 801), (40, 801), (9, 400)] {
        let before = window.color(left + x, top + y)
        window.display.type("Tab")
        window.display.type("space")
        try window.wait("another colour") { window.color(left + x, top + y) != before }
        window.display.type("space")
        try window.wait("the colour from before") { window.color(left + x, top + y) == before }
      }
      window.move(to: left + 380)
      window.releaseAtRest()
      try window.wait("screen 2") { window.color(left + 5, top + 801) == OpenWindow.color(of: 2) }
    }

    /// The window's own memory, and a renderer's.
    static let memories = [[:], ["SDL_FRAMEBUFFER_ACCELERATION": "1", "SDL_RENDER_DRIVER": "software"]]
  }
}

extension OpenWindow {
  /// Puts another window over it for a moment, and waits until it is as it was.
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
