import DisplayUser
import Foundation
import Glibc
import Testing

extension OneDisplay {
  @Suite("The end of the user's own Swift in the window")
  struct RunEndTests {
    private static let (red, green): (UInt32, UInt32) = (0xFF0000, 0x00FF00)

    /// Opens a window with code that does `work` when its screen is loaded, and turns from red to green by a click.
    private func open(_ work: String, in folder: TestFolder, variables: [String: String] = [:]) throws -> OpenWindow {
      let source = """
        import Foundation
        import UIKit

        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
            \(work)
          }
          @objc func tapped() { view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
        }

        #Preview { Screen() }
        """
      try folder.write(source, to: "Card.swift")
      let window = try OpenWindow(
        ["run", "\(folder)/Card.swift", "--scale", "1"],
        variables: Program.preparedCache.merging(variables) { $1 })
      window.look()
      try window.wait("the screen") { OpenWindow.isNear(window.color(220, 400), Self.red) }
      return window
    }

    @Test(
      "Code that writes without end keeps the window from nothing, although no program reads it",
      arguments: ["standardError", "standardOutput"], [false, true])
    func flood(file: String, isClosed: Bool) throws {
      try TestFolder.use { folder in
        let window = try open(
          """
          let words = Data(String(repeating: "many words\\n", count: 5000).utf8)
          for _ in 1...4 { Thread.detachNewThread { while true { FileHandle.\(file).write(words) } } }
          """, in: folder)
        window.move(to: 220, 400)
        window.click()
        try window.wait("the answer to a click") { OpenWindow.isNear(window.color(220, 400), Self.green) }
        if isClosed {
          window.display.close(window.id)
        } else {
          window.program.signal(SIGTERM)
        }
        try window.program.wait("the end") { $0.hasEnded }
        #expect(window.program.ending().code == 0)
      }
    }

    @Test("What the code has started ends with the window, in whatever way that ends", arguments: [SIGTERM, SIGKILL])
    func descendants(number: Int32) throws {
      try TestFolder.use { folder in
        let window = try open(
          """
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/bin/sleep")
          process.arguments = ["86400"]
          try! process.run()
          try! "\\(process.processIdentifier)".write(toFile: "\(folder)/id", atomically: true, encoding: .utf8)
          """, in: folder)
        let id = try #require(pid_t(try String(contentsOfFile: "\(folder)/id", encoding: .utf8)))
        #expect(kill(id, 0) == 0)
        window.program.signal(number)
        #expect(window.program.ending().code == (number == SIGKILL ? -SIGKILL : 0))
        try window.program.wait("the end of what the code has started") { _ in kill(id, 0) != 0 }
      }
    }

    @Test("A window that is ended leaves no folder of its builds behind; the next one removes those of killed windows")
    func buildFolders() throws {
      try TestFolder.use { folder in
        let temporary = "\(folder)/tmp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: temporary) }
        for number in [SIGKILL, SIGTERM] {
          let window = try open("", in: folder, variables: ["TMPDIR": temporary])
          #expect(try names().map { $0.hasPrefix("backswipe-\(window.program.id)-") } == [true])
          window.program.signal(number)
          _ = window.program.ending()
        }
        let rest = try names()
        #expect(rest.isEmpty, "\(rest)")
      }
    }
  }
}
