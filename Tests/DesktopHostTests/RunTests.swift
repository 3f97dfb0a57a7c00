import DisplayUser
import Foundation
import SlidingSource
import Testing

extension OneDisplay {
  @Suite("The user's own Swift in the window")
  struct RunTests {
    /// A folder with a short name, which takes one line of the panel.
    private let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("run-\(UUID().uuidString.prefix(8))")

    /// A file whose screens have a colour, and push a screen of another colour when they are clicked.
    private func source(_ first: String, _ second: String, click: String = "") -> String {
      """
      import UIKit

      final class Screen: UIViewController {
        var isSecond = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = isSecond
            ? UIColor(red: \(second), alpha: 1) : UIColor(red: \(first), alpha: 1)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        @objc func tapped() {
          \(click)
          let next = Screen()
          next.isSecond = true
          navigationController?.pushViewController(next, animated: true)
        }
      }

      #Preview { UINavigationController(rootViewController: Screen()) }
      """
    }

    private static let colors: (red: UInt32, green: UInt32, blue: UInt32) = (0xFF0000, 0x00FF00, 0x0000FF)

    @Test("A file is shown, pushed by a click, kept at its depth by an edit, and its errors and crashes are survived")
    func run() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Card.swift")
      func save(_ text: String) throws { try Data(text.utf8).write(to: file) }
      try save(source("1, green: 0, blue: 0", "0, green: 1, blue: 0"))
      let window = try OpenWindow(
        ["run", file.path, "--scale", "1"],
        variables: Program.preparedCache)
      window.look()
      // A point that no report covers, at the left edge, which a push reaches last: a click on the screen below would push
      // another one.
      let (x, y) = (60, 400)
      func wait(for color: UInt32, _ what: String) throws {
        try window.wait(what) { OpenWindow.isNear(window.color(x, y), color) }
      }
      try wait(for: Self.colors.red, "the first screen")
      window.click()
      try wait(for: Self.colors.green, "the second screen")
      try save(source("1, green: 0, blue: 0", "0, green: 0, blue: 1"))
      try wait(for: Self.colors.blue, "the second screen in its new colour")
      let low = 800
      try save("import UIKit\n#Preview { nothing() }\n")
      try window.wait("an error") { !OpenWindow.isNear(window.color(x, low), Self.colors.blue) }
      #expect(OpenWindow.isNear(window.color(x, y), Self.colors.blue))
      try save(source("1, green: 0, blue: 0", "0, green: 1, blue: 0", click: "if isSecond { fatalError(\"no\") }"))
      try wait(for: Self.colors.green, "the picture without the error")
      window.click()
      try window.wait("a crash") { !OpenWindow.isNear(window.color(x, low), Self.colors.green) }
      #expect(OpenWindow.isNear(window.color(x, y), Self.colors.green))
      try save(source("1, green: 0, blue: 0", "0, green: 0, blue: 1", click: "while true {}"))
      try wait(for: Self.colors.red, "the first screen after the crash")
      window.click()
      try window.wait("a report about code that does not answer") {
        !OpenWindow.isNear(window.color(x, low), Self.colors.red)
      }
      #expect(OpenWindow.isNear(window.color(x, y), Self.colors.red))
      try save(source("0, green: 0, blue: 1", "0, green: 1, blue: 0"))
      try wait(for: Self.colors.blue, "the first screen after the endless loop")
      window.program.signal(SIGTERM)
      let ending = window.program.ending()
      #expect(ending.code == 0)
      #expect(ending.complaints.contains("Card.swift:2:12: error: cannot find 'nothing' in scope"))
      #expect(ending.complaints.contains("Card.swift:12:19: Fatal error: no"))
      #expect(ending.complaints.contains(/Card.swift:12:\d+: The code has not answered for a second/))
    }

    @Test("In a folder of two files, a constant that is moved in the panel changes the next round of a loop")
    func loop() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in [("Animator.swift", SlidingSource.animator), ("Screens.swift", SlidingSource.screens)] {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      let window = try OpenWindow(
        ["run", folder.path, "--scale", "1"],
        variables: Program.preparedCache)
      window.look()
      func wait(for color: UInt32, at x: Int, _ what: String) throws {
        try window.wait(what) { OpenWindow.isNear(window.color(x, 600), color) }
      }
      try wait(for: Self.colors.blue, at: 220, "the top screen")
      window.drag(from: 60, to: 320)
      try wait(for: 0x808080, at: 70, "the half-open transition")
      window.releaseAtRest()
      try wait(for: Self.colors.red, at: 220, "the screen below")
      window.display.type("l")
      try wait(for: 0x808080, at: 70, "a round")
      // The slider of the first constant, from its middle to its end; how far down it is depends on the length of the path.
      let knob = try #require((90..<200).first { OpenWindow.isNear(window.color(844, $0), 0x2E5BBA) }) + 6
      window.move(to: 844, knob)
      window.display.press(1)
      for step in 1...10 { window.move(to: 844 + 8 * step, knob, after: 10) }
      window.display.release(1)
      try wait(for: 0xFFFFFF, at: 70, "a round with the constant")
      try wait(for: Self.colors.blue, at: 70, "the beginning of a round")
      try wait(for: 0xFFFFFF, at: 70, "another round with the constant")
      window.program.signal(SIGTERM)
      #expect(window.program.ending().code == 0)
    }

    @Test("A folder with links to itself is shown, and followed") func links() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in ["a", "b", "c"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(name).path, withDestinationPath: ".")
      }
      let file = folder.appendingPathComponent("Card.swift")
      try Data(source("1, green: 0, blue: 0", "0, green: 1, blue: 0").utf8).write(to: file)
      let window = try OpenWindow(
        ["run", folder.path, "--scale", "1"],
        variables: Program.preparedCache)
      window.look()
      try window.wait("the screen") { OpenWindow.isNear(window.color(220, 400), Self.colors.red) }
      try Data(source("0, green: 0, blue: 1", "0, green: 1, blue: 0").utf8).write(to: file)
      try window.wait("the screen in its new colour") { OpenWindow.isNear(window.color(220, 400), Self.colors.blue) }
    }

    @Test("A path that does not exist, no path, and flags without run are refused") func refused() throws {
      let missing = try Program(["run", "/nonexistent/Card.swift"], display: nil).ending()
      #expect(missing.code == 3)
      #expect(missing.complaints == "backswipe: run /nonexistent/Card.swift: there is no such file or folder.\n")
      #expect(try Program(["run"], display: nil).ending().code == 2)
      #expect(try Program(["--preview", "A"], display: nil).ending().code == 2)
      #expect(try Program(["new"], display: nil).ending().code == 2)
      #expect(try Program(["new", "a/b"], display: nil).ending().code == 1)
    }
  }
}
