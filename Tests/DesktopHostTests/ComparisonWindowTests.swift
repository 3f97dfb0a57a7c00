import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("A/B in the window")
  struct ComparisonWindowTests {
    /// A point at the left of the first phone, and the same one of the second phone, while both are shown.
    private static let (first, second) = ((x: 60, y: 725), (x: 395, y: 725))

    @Test("B shows two phones, one pointer drags both, from either, and B shows one again")
    func drag() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let window = try OpenWindow(
        ["--transition", "back-swipe", "--preset", "published", "--appearance", "light", "--scale", "1"],
        variables: ["XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
      try window.waitForRest()
      let top = OpenWindow.color(of: 3)
      func colors() -> (UInt32, UInt32) {
        (window.color(Self.first.x, Self.first.y), window.color(Self.second.x, Self.second.y))
      }
      window.display.type("b")
      try window.wait("two phones") { OpenWindow.isNear(colors().0, top) && OpenWindow.isNear(colors().1, top) }
      for start in [150, 485] {
        window.drag(from: start, to: start + 130)
        // Both show the same of the screen beneath.
        try window.wait("a drag on both") {
          let (one, other) = colors()
          return !OpenWindow.isNear(one, top) && OpenWindow.isNear(one, other)
        }
        window.move(to: start)
        window.releaseAtRest()
        try window.wait("both to be still") { OpenWindow.isNear(colors().0, top) && OpenWindow.isNear(colors().1, top) }
        try window.waitForRest()
      }
      window.display.type("b")
      try window.wait("one phone") { !OpenWindow.isNear(colors().1, top) || !OpenWindow.isNear(colors().0, top) }
    }
  }
}
