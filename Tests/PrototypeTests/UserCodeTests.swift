import Glibc
import SourcePass
import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

@Suite("Constants and records of the user's own code") @MainActor
struct UserCodeTests {
  @Test("Changed constants take the place of their literals, and nothing else changes") func writing() throws {
    let source = "// é\nlet a = 0.25  // 0...1\nlet b: CGFloat = 12\nlet c = 3\nlet d = -1_000.5\n"
    let parameters = SourcePass.rehearsing(source).parameters
    let bytes = Array(source.utf8)
    let next = UserCodeSession.replacing(parameters, in: bytes, by: ["a": 0.4, "b": 7.5, "c": 4.4, "d": 2])
    #expect(
      next.map { String(decoding: $0, as: UTF8.self) }
        == "// é\nlet a = 0.4  // 0...1\nlet b: CGFloat = 7.5\nlet c = 4\nlet d = 2.0\n")
    #expect(UserCodeSession.replacing(parameters, in: Array("let a = 0.26".utf8), by: ["a": 1]) == nil)
  }

  @Test("A file of any size that can be built keeps the rest of its text, and a read-only one stays as it is")
  func largeFiles() throws {
    let home = try UserHome()
    let rest = String(repeating: "// A comment.\n", count: 200_000)
    let path = try home.write("let a = 0.25\n" + rest, to: "Card.swift")
    let parameter = try #require(SourcePass.rehearsing("let a = 0.25\n").parameters.first)
    let session = UserCodeSession(UserCodeRequest([path]), cache: home.path)
    session.table = UserCodeTable(rows: [UserCodeTable.Row(parameter: parameter, path: path)])
    session.edits = ["a": 0.5]
    chmod(path, 0o444)
    #expect(session.writeToSource() == "\(path): it cannot be written (Permission denied).")
    #expect(try home.text("Card.swift") == "let a = 0.25\n" + rest)
    chmod(path, 0o644)
    #expect(session.writeToSource() == "Wrote 1 constant.")
    #expect(try home.text("Card.swift") == "let a = 0.5\n" + rest)
  }

  @Test("A command's appearance reaches the code") func appearance() throws {
    let phone = CataloguePhone(
      .backSwipe, DemoSetting(colors: DemoSetting.defaultColors, depth: 2, region: nil), scale: 1)
    for style in [UIUserInterfaceStyle.dark, .light] {
      phone.stage.userInterfaceStyle = style
      let screen = try #require(ChildMessage.screen(of: phone.stage, scale: 1).first)
      #expect(screen.kind == .screen && screen.index == (style == .dark ? 1 : 0))
    }
  }

  @Test("Rows of the same name begin with their type, and ranges fit the names") func words() {
    let keys = [
      "CardParameters.duration", "SheetParameters.duration", "SheetAnimator.animateTransition.delay", "cornerRadius",
    ]
    #expect(ParameterGuess.labels(keys) == ["Card duration", "Sheet duration", "Delay", "Corner radius"])
    func guess(_ source: String) -> ClosedRange<Double>? {
      SourcePass.rehearsing(source).parameters.first.map { ParameterGuess.range(of: $0).range }
    }
    #expect(guess("let duration = 0.4") == 0.05...3)
    #expect(guess("let height = 0.6") == 0...1)
    #expect(guess("let height = 60") == 0...180)
    #expect(guess("let dimming = 0.3  // 0.1...0.5") == 0.1...0.5)
    #expect(guess("let dimming = 0.7  // 0.1...0.5") == 0.1...0.7)
    #expect(guess("let offset = -8") == -24...24)
    #expect(guess("let angle = 30") == -180...180)
    func unit(_ source: String) -> ParameterDescription.Unit? {
      SourcePass.rehearsing(source).parameters.first.map { ParameterGuess.range(of: $0).unit }
    }
    #expect(unit("let flick = 800") == .pointsPerSecond)
    #expect(unit("let lift = 8.0  // 0...20 pt") == .points)
    #expect(unit("let lift = 8.0  // 0...20 words") == .fraction)
    #expect(unit("let turn = 8.0  // 0...90 °") == .degrees)
  }

  @Test("A colour is a row with its digits, and is written as it stands in the source") func colors() throws {
    for name in SourcePass.colorNames { #expect(UIColor.named(role: name) != nil, "\(name)") }
    let source = "let tint = UIColor.systemRed\nlet shade = UIColor(white: 0.2, alpha: 0.5)\n"
    let rows = SourcePass.rehearsing(source).parameters.map { UserCodeTable.Row(parameter: $0, path: "/Card.swift") }
    let table = UserCodeTable(rows: rows)
    #expect(table.descriptions.map(\.label).sorted() == ["Shade", "Shade alpha", "Tint"])
    let assigned = SourcePass.rehearsing("func f() { v.backgroundColor = .red\n}").parameters[0]
    #expect(
      UserCodeTable(rows: [UserCodeTable.Row(parameter: assigned, path: "")]).descriptions.map(\.label) == [
        "Background"
      ])
    let shade = try #require(rows.first { $0.parameter.key == "shade" })
    #expect(shade.initial == .color(UIColor(hex: 0x333333)))
    #expect(shade.value(Double(0x3366FF)) == .color(UIColor(hex: 0x3366FF)))
    #expect(shade.number(.color(UIColor(hex: 0x3366FF))) == Double(0x3366FF))
    #expect(shade.number(.number(3)) == nil)
    #expect(table.parameters.first?.initial == .color(.systemRed))
    let next = UserCodeSession.replacing(
      rows.map(\.parameter).filter { $0.color != nil }, in: Array(source.utf8),
      by: ["tint": Double(0x3366FF), "shade": Double(0xFF0000)])
    #expect(
      next.map { String(decoding: $0, as: UTF8.self) }
        == "let tint = UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 1)\n"
        + "let shade = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)\n")
  }

  @Test("Tables are shown the same when lines move, and not when a literal, a name or a range changes") func tables() {
    func table(_ source: String) -> UserCodeTable {
      UserCodeTable(
        rows: SourcePass.rehearsing(source).parameters.map { UserCodeTable.Row(parameter: $0, path: "/Card.swift") })
    }
    let first = table("let a = 0.4\nlet b = UIColor.red")
    #expect(table("// more\n\nlet a = 0.40\nlet b = UIColor.red").isShown(as: first))
    for other in [
      "let a = 0.5\nlet b = UIColor.red", "let a = 0.4 // 0...2\nlet b = UIColor.red",
      "let a = 0.4\nlet b = UIColor.blue",
      "let b = UIColor.red\nlet a = 0.4", "let a = 0.4", "let c = 0.4\nlet b = UIColor.red",
    ] {
      #expect(!table(other).isShown(as: first), "\(other)")
    }
  }

  @Test("A changed constant that was not read is named after the next touch, and at once if it is read only once")
  func reads() {
    var reads = UserCodeReads()
    var counts: [String: UInt32] = ["a": 1, "b": 1, "c": 4]
    func look() -> Bool {
      reads.look {
        counts[$0]
      } isReadOnce: {
        $0 == "b"
      }
    }
    for key in ["a", "b", "c"] { reads.change(key, reads: counts[key] ?? 0) }
    #expect(look())
    #expect(reads.unread == ["b"])
    counts["c"] = 5
    reads.touchEnded()
    #expect(look())
    #expect(reads.unread == ["a", "b"])
    #expect(reads.early == ["a", "b"])
    counts["a"] = 2
    #expect(look())
    #expect(reads.unread == ["b"])
    reads.start()
    #expect(reads.unread.isEmpty)
  }

  @Test("A constant changes when it did, and under a finger as if before it") func constants() {
    var record = UserCodeRecord()
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
    var record = UserCodeRecord()
    record.add(ChildMessage(.down), at: 10, still: 1)
    record.add(ChildMessage(.move), at: 10.1, still: nil)
    record.add(ChildMessage(.up), at: 12, still: nil)
    record.add(ChildMessage(.down), at: 60, still: 13)
    #expect(record.entries.map(\.instant).map { ($0 * 100).rounded() / 100 } == [1.5, 1.6, 3.5, 5])
    for number in 0..<UserCodeRecord.mostEntries {
      record.add(ChildMessage(.move), at: 61 + Double(number) / 1000, still: nil)
    }
    #expect(record.isCut)
    #expect(record.messages { _ in nil }.isEmpty)
  }
}

@Suite("The report on a person's code", .serialized) @MainActor
struct UserCodeSurveyTests {
  /// The compiler keeps its modules between the tests of a run.
  private static let cache = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-tests-modules")
    .path

  private func survey(_ files: [String: String]) throws -> [String: Any] {
    let home = try UserHome()
    for (name, text) in files { _ = try home.write(text, to: name) }
    let survey = UserCodeSurvey(UserCodeRequest([home.path]), cache: Self.cache) { _ in }
    let data = try JSONEncoder().encode(survey)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("It has the files, what is left out and why, the scenes, and the stubs that the first of them met")
  func runs() throws {
    let report = try survey([
      "A.swift": """
      import UIKit
      #Preview("First") { UIApplication.shared.isStatusBarHidden = true; return UIView() }
      #Preview("Second") { UIView() }
      """,
      "B.swift": "import Absent\nclass B: AbsentController {}\n",
    ])
    let project = try #require(report["project"] as? [String: Any])
    let modules = try #require(project["modules"] as? [[String: Any]])
    #expect((modules.first?["files"] as? [String])?.map { $0.split(separator: "/").last } == ["A.swift"])
    let leftOut = try #require(project["leftOut"] as? [[String: Any]])
    #expect(leftOut.map { $0["reason"] as? String } == ["it imports Absent, which is not here"])
    #expect((report["scenes"] as? [[String: Any]])?.map { $0["kind"] as? String } == ["preview", "preview"])
    let shown = try #require(report["shown"] as? [String: Any])
    #expect(shown["scene"] as? String == "First")
    let met = (shown["met"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
    #expect(met.contains { $0.contains("UIApplication.isStatusBarHidden") })
    #expect(shown["ended"] == nil)
  }

  @Test("A crash is in it with its line, and so are errors") func faults() throws {
    let crash = try survey(["A.swift": "import UIKit\n#Preview {\n  let list: [UIView] = []\n  return list[1]\n}\n"])
    let ended = (crash["shown"] as? [String: Any])?["ended"] as? [String: Any]
    #expect((ended?["location"] as? String)?.hasPrefix("A.swift:4:") == true)
    let error = try survey(["A.swift": "import UIKit\nlet a = missing\n"])
    let errors = try #require(error["errors"] as? [[String: Any]])
    #expect(errors.map { $0["line"] as? Int } == [2])
    #expect(errors.first?["text"] as? String == "cannot find 'missing' in scope")
    #expect(error["shown"] == nil)
  }
}
