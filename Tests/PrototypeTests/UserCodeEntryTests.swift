import SourcePass
import Stage
import Testing
import UIKit

@testable import Prototype

@Suite("The entries of the user's own code") @MainActor
struct UserCodeEntryTests {
  private static let source = "import UIKit\nlet speed = 0.4\n#Preview { UIView() }\n"

  /// The titles of the list under the heading of the user's own code.
  private func titles(_ app: PrototypeApp) -> [String] { app.store.own.map(\.title) }

  private func close(_ app: PrototypeApp) {
    for code in app.own { code.close() }
  }

  @Test("A file that is dropped is shown as an entry of its own, which is still there in the next run")
  func drop() throws {
    let home = try UserHome()
    let path = try home.write(Self.source, to: "Card.swift")
    let app = try home.app { _ in }
    app.drop([path])
    #expect(titles(app) == ["Card.swift"])
    #expect(app.store.entry.title == "Card.swift" && app.store.entry.group == .own)
    #expect(app.shownUserCode?.request.paths == [path])
    #expect(app.shownUserCode?.hasBegun == true)
    #expect(app.store.entry.defaultParameters == "Parameters of the source")
    // The same file again is no second entry.
    app.drop([path])
    #expect(titles(app) == ["Card.swift"])
    app.store.preferences.save(waits: true)
    close(app)
    let next = try home.app { _ in }
    #expect(titles(next) == ["Card.swift"])
    #expect(next.shownUserCode == nil && next.own.first?.hasBegun == false)
  }

  @Test("Files that are dropped together are one module, a folder is another, and the newest stands first")
  func several() throws {
    let home = try UserHome()
    let paths = [try home.write(Self.source, to: "A.swift"), try home.write("import UIKit\n", to: "B.swift")]
    let folder = home.path + "/Cards"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let app = try home.app { _ in }
    app.drop(paths)
    app.drop([folder])
    #expect(app.own.map(\.request.paths) == [[folder], paths])
    #expect(titles(app) == ["Cards", "A.swift"])
    app.store.preferences.save(waits: true)
    close(app)
    try FileManager.default.removeItem(atPath: folder)
    let next = try home.app { _ in }
    #expect(next.own.map(\.request.paths) == [paths])
  }

  @Test("Ctrl+O runs a path that is typed") func open() throws {
    let home = try UserHome()
    let path = try home.write(Self.source, to: "Card.swift")
    let app = try home.app { _ in }
    defer { close(app) }
    app.stage.advance(by: 0.1)
    _ = app.keyDown(.character("o").with(.control), isRepeat: false)
    app.stage.insertText(path)
    _ = app.keyDown(.enter, isRepeat: false)
    #expect(app.shownUserCode?.request.paths == [path])
    #expect(app.bench?.overlays.sheet == nil)
  }

  @Test("The command of the user's own code runs it, and a suggested preview is copied in its stead")
  func command() throws {
    let home = try UserHome()
    let path = try home.write(Self.source, to: "a b.swift")
    let app = try home.app { _ in }
    defer { close(app) }
    app.drop([path])
    #expect(app.command == "backswipe run '\(path)'")
  }

  @Test("What is remembered of code is also what was chosen of it") func kept() throws {
    let home = try UserHome()
    let path = try home.write(Self.source, to: "A.swift")
    var request = UserCodeRequest([home.path])
    (request.target, request.only) = ("Second", [path])
    #expect(UserCodeRequest(kept: request.kept) == request)
    #expect(UserCodeRequest(kept: home.path) == UserCodeRequest([home.path]))
    #expect(UserCodeRequest(kept: "\(home.path)\n/missing") == nil)
  }

  @Test("A preset of the user's constants is read again when its table is known") func presets() throws {
    let home = try UserHome()
    let app = try home.app { _ in }
    let session = UserCodeSession(UserCodeRequest([home.path]), cache: home.path)
    let rows = SourcePass.rehearsing(Self.source).parameters.map {
      UserCodeTable.Row(parameter: $0, path: "/Card.swift")
    }
    let table = UserCodeTable(rows: rows)
    app.store.adopt(CatalogueEntry.own(session, table, revision: 1))
    let entry = try #require(app.store.own.first)
    app.store.show(entry)
    app.store.set("speed", to: .number(0.7))
    #expect(app.store.savePreset(named: "Fast"))
    app.store.preferences.save(waits: true)
    let next = try home.app { _ in }
    // At first nothing is known of the constants.
    next.store.adopt(CatalogueEntry.own(session, UserCodeTable(), revision: 0))
    #expect(next.store.presets(of: try #require(next.store.own.first)).isEmpty)
    next.store.adopt(CatalogueEntry.own(session, table, revision: 1))
    #expect(next.store.presets(of: try #require(next.store.own.first)).map(\.name) == ["Fast"])
  }
}
