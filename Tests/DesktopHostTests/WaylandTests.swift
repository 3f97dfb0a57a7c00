import CXTest
import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The window on Wayland")
  struct WaylandTests {
    private func open(in compositor: WaylandDisplay, _ variables: [String: String] = [:]) throws -> OpenWindow {
      try OpenWindow(["--no-panel"], in: compositor, variables: variables)
    }

    @Test(
      "A short drag returns to the same picture, a long one and one that ends outside pop, and then the window rests",
      arguments: ["1", "0"])
    func drags(decorations: String) throws {
      // libdecor draws decorations where its plug-in is installed, and SDL lets it.
      let window = try open(in: WaylandDisplay(), ["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR": decorations])
      // The compositor draws the pointer, too, so both pictures are taken with the pointer at the end of the same drag.
      var pictures: [[UInt32]] = []
      for _ in 0..<2 {
        window.drag(from: 50, to: 167)
        var looks = 0
        try window.wait("the screen at the pointer") {
          // The compositor may miss a press; then the finger goes down once more.
          looks += 1
          if looks % 1000 == 0, window.edge(of: OpenWindow.color(of: 3)) == 0 {
            window.releaseAtRest()
            window.drag(from: 50, to: 167)
          }
          return window.edge(of: OpenWindow.color(of: 3)) == 107
        }
        window.releaseAtRest()
        try window.wait(forScreen: 3)
        try window.waitForRest()
        if let first = pictures.first { try window.wait("the same picture") { window.picture == first } }
        pictures.append(window.picture)
      }
      window.drag(from: 50, to: 323)
      window.releaseAtRest()
      try window.wait(forScreen: 2)
      window.drag(from: 50, to: 470)
      window.releaseAtRest()
      try window.wait(forScreen: 1)
      try window.waitForRest()
    }

    @Test("The window has the program's title and application identifier, and SIGTERM ends it") func identity() throws {
      let window = try open(in: WaylandDisplay(), ["WAYLAND_DEBUG": "1"])
      window.program.signal(SIGTERM)
      let ending = window.program.ending()
      #expect(ending.code == 0)
      for request in ["set_app_id(\"backswipe\")", "set_title(\"Backswipe\")"] {
        #expect(ending.complaints.contains(request))
      }
    }

    @Test("Without a renderer the program ends with a sentence") func noRenderer() throws {
      let compositor = try WaylandDisplay()
      let none = ["SDL_VIDEO_GL_DRIVER": "none", "SDL_VIDEO_EGL_DRIVER": "none"]
      let ending = try Program(["--no-panel"], display: nil, variables: compositor.variables.merging(none) { $1 })
        .ending()
      #expect(ending.code == 1 && ending.output.isEmpty)
      #expect(ending.complaints.contains("backswipe: The display did not open the window"))
    }
  }
}
