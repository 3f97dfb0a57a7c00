import CoreGraphics
import Foundation
import SourcePass
import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

/// A window that runs a file of the user.
@MainActor final class OwnScene {
  let app: PrototypeApp
  let folder: String
  var session: OwnSession { app.own[0] }

  init(_ text: String) throws {
    var template = Array("\(FileManager.default.temporaryDirectory.path)/own-XXXXXX".utf8CString)
    folder = String(cString: try #require(mkdtemp(&template)))
    try text.write(toFile: "\(folder)/Card.swift", atomically: true, encoding: .utf8)
    var options = PrototypeOptions()
    options.own = OwnRequest(["\(folder)/Card.swift"])
    app = PrototypeApp(options: options)
  }

  isolated deinit {
    session.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func save(_ text: String) throws {
    try text.write(toFile: "\(folder)/Card.swift", atomically: true, encoding: .utf8)
  }

  /// Waits until a condition holds, which is looked at whenever something happened.
  func wait(until condition: @escaping @MainActor (OwnSession) -> Bool) async {
    while !condition(session) {
      await withCheckedContinuation { continuation in
        session.happened = { [unowned self] in
          session.happened = {}
          continuation.resume()
        }
      }
    }
  }

  /// Advances the window to its next frame, and draws it.
  func frame(after seconds: Double = 1.0 / 60) -> Bitmap {
    app.stage.advance(by: seconds)
    return app.stage.render()
  }

  /// Returns the colour in the middle of the phone, at a part of its height.
  func color(at part: CGFloat = 0.8) -> RGBA {
    let bitmap = frame()
    let frame = app.screenFrame
    return bitmap[Int(frame.midX), Int(frame.minY + frame.height * part)]
  }

  static func screen(_ color: String) -> String {
    """
    import UIKit

    enum Figures {
      static let shade: CGFloat = 0.25
    }

    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: \(color), alpha: 1)
      }
    }

    #Preview { Screen() }
    """
  }
}

@Suite("The user's own code in the window", .serialized) @MainActor
struct OwnCodeTests {
  @Test("A file is shown, an error covers its picture, and the next good save shows the change") func edits()
    async throws
  {
    let scene = try OwnScene(OwnScene.screen("1, green: 0, blue: 0"))
    await scene.wait { $0.state == .running }
    #expect(scene.app.session.entry.title == "Card.swift")
    #expect(scene.app.session.entry.parameters.map(\.description.label) == ["Shade"])
    _ = scene.frame()
    #expect(scene.color() == RGBA(r: 255, g: 0, b: 0, a: 255))
    try scene.save(OwnScene.screen("0, green: nothing, blue: 0"))
    await scene.wait { $0.state != .running }
    guard case .broken(let messages) = scene.session.state else {
      Issue.record("\(scene.session.state)")
      return
    }
    #expect(messages.first?.location == "Card.swift:10:51")
    #expect(scene.color(at: 0.9) != RGBA(r: 255, g: 0, b: 0, a: 255))
    #expect(scene.color(at: 0.5) == RGBA(r: 255, g: 0, b: 0, a: 255))
    try scene.save(OwnScene.screen("0, green: 0, blue: 1"))
    await scene.wait { $0.state == .running }
    _ = scene.frame()
    #expect(scene.color() == RGBA(r: 0, g: 0, b: 255, a: 255))
  }

  @Test("Changed constants take the place of their literals, and nothing else changes") func writing() throws {
    let source = "// é\nlet a = 0.25  // 0...1\nlet b: CGFloat = 12\nlet c = 3\nlet d = -1_000.5\n"
    let figures = SourcePass.rehearsing(source).figures
    let bytes = Array(source.utf8)
    let next = OwnSession.replacing(figures, in: bytes, by: ["a": 0.4, "b": 7.5, "c": 4.4, "d": 2])
    #expect(
      next.map { String(decoding: $0, as: UTF8.self) }
        == "// é\nlet a = 0.4  // 0...1\nlet b: CGFloat = 7.5\nlet c = 4\nlet d = 2.0\n")
    #expect(OwnSession.replacing(figures, in: Array("let a = 0.26".utf8), by: ["a": 1]) == nil)
  }

  @Test("Rows of the same name begin with their type, and ranges fit the names") func words() {
    let keys = [
      "CardFigures.duration", "SheetFigures.duration", "SheetAnimator.animateTransition.delay", "cornerRadius",
    ]
    #expect(FigureGuess.labels(keys) == ["Card duration", "Sheet duration", "Delay", "Corner radius"])
    func guess(_ source: String) -> ClosedRange<Double>? {
      SourcePass.rehearsing(source).figures.first.map { FigureGuess.range(of: $0).range }
    }
    #expect(guess("let duration = 0.4") == 0.05...3)
    #expect(guess("let height = 0.6") == 0...1)
    #expect(guess("let height = 60") == 0...180)
    #expect(guess("let dimming = 0.3  // 0.1...0.5") == 0.1...0.5)
    #expect(guess("let dimming = 0.7  // 0.1...0.5") == 0.1...0.7)
    #expect(guess("let offset = -8") == -24...24)
  }

  @Test("A constant changes when it did, and under a finger as if before it") func constants() {
    var record = OwnRecord()
    record.add("a", 1, isHeld: false)
    record.add("a", 2, isHeld: false)
    record.add(ChildMessage(.down), at: 1, still: nil)
    record.add(ChildMessage(.move), at: 1.1, still: nil)
    record.add("b", 3, isHeld: true)
    let messages = record.messages { $0 == "a" ? 0 : 1 }
    #expect(messages.map(\.kind) == [.constant, .constant, .advance, .down, .advance, .move])
    #expect(messages.prefix(2).map(\.numbers.x) == [2, 3])
    #expect(messages.prefix(2).map(\.index) == [0, 1])
    #expect(record.changedKeys == ["a", "b"])
  }

  @Test("Rests between recorded events are shortened, and movements keep their time") func record() {
    var record = OwnRecord()
    record.add(ChildMessage(.down), at: 10, still: 1)
    record.add(ChildMessage(.move), at: 10.1, still: nil)
    record.add(ChildMessage(.up), at: 12, still: nil)
    record.add(ChildMessage(.down), at: 60, still: 13)
    #expect(record.entries.map(\.instant).map { ($0 * 100).rounded() / 100 } == [1.5, 1.6, 3.5, 5])
    for number in 0..<OwnRecord.mostEntries {
      record.add(ChildMessage(.move), at: 61 + Double(number) / 1000, still: nil)
    }
    #expect(record.isCut)
    #expect(record.messages { _ in nil }.isEmpty)
  }
}
