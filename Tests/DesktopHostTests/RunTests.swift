import DisplayUser
import Foundation
import Testing

extension OneDisplay {
  @Suite("The user's own Swift in the window")
  struct RunTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")

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
      let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-cache").path
      let window = try OpenWindow(
        ["run", file.path, "--scale", "1"],
        variables: ["XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": cache])
      window.look()
      // A point of the phone that no report covers.
      let (x, y) = (220, 400)
      func wait(for color: UInt32, _ what: String) throws {
        try window.wait(what) { OpenWindow.isNear(window.color(x, y), color) }
      }
      try wait(for: Self.colors.red, "the first screen")
      window.move(to: x, y)
      window.click()
      try wait(for: Self.colors.green, "the second screen")
      try save(source("1, green: 0, blue: 0", "0, green: 0, blue: 1"))
      try wait(for: Self.colors.blue, "the second screen in its new colour")
      let low = window.height - 90
      try save("import UIKit\n#Preview { nothing() }\n")
      try window.wait("an error") { !OpenWindow.isNear(window.color(x, low), Self.colors.blue) }
      #expect(OpenWindow.isNear(window.color(x, y), Self.colors.blue))
      try save(source("1, green: 0, blue: 0", "0, green: 1, blue: 0", click: "if isSecond { fatalError(\"no\") }"))
      try wait(for: Self.colors.green, "the picture without the error")
      window.click()
      try window.wait("a crash") { !OpenWindow.isNear(window.color(x, low), Self.colors.green) }
      #expect(OpenWindow.isNear(window.color(x, y), Self.colors.green))
      window.program.signal(SIGTERM)
      #expect(window.program.ending().code == 0)
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
