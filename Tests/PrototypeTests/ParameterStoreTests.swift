import Stage
import Testing
import UIKit

@testable import Prototype

/// A folder of a user, which is removed with the object.
@MainActor final class UserHome {
  let path: String
  let folders: UserFolders

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("backswipe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    let home = url.path
    folders = UserFolders { $0 == "HOME" ? home : nil }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    return "\(path)/\(name)"
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  /// Writes a picture in one colour, and returns its path.
  func picture(_ hex: UInt32, _ name: String, _ size: CGSize = CGSize(width: 39, height: 84)) throws -> String {
    let stage = Stage(size: size, scale: 1)
    stage.window.backgroundColor = UIColor(hex: hex)
    try stage.render().writePNG(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// Returns an application as a command line starts it.
  func app(_ change: (inout StartRequest) -> Void = { _ in }, panel: Bool = true) throws -> PrototypeApp {
    var request = StartRequest()
    change(&request)
    var options = PrototypeOptions(showsPanel: panel)
    try options.setStart(request, folders: folders)
    return PrototypeApp(options: options)
  }
}

extension PrototypeApp {
  /// The colour in the middle of the phone's screen.
  var screenColor: UInt32 {
    let pixel = phone.stage.render()[200, 500]
    return UInt32(pixel.r) << 16 | UInt32(pixel.g) << 8 | UInt32(pixel.b)
  }
}

@MainActor @Suite("Edits that last")
struct ParameterStoreTests {
  private func parameter(_ app: PrototypeApp, _ key: String) -> ParameterValue? {
    app.phone.demo.parameters[key]?.current
  }

  @Test("Each transition keeps its parameters and its stack while another one is shown")
  func perTransition() throws {
    let app = PrototypeApp()
    app.store.set("duration", to: .number(0.45))
    app.phone.push()
    try app.stage.settle()
    app.store.show(.sink)
    #expect(parameter(app, "duration") == .number(0.3) && app.phone.demo.depth == 3)
    app.store.set("scale", to: .number(0.8))
    app.store.show(.backSwipe)
    #expect(parameter(app, "duration") == .number(0.45) && app.phone.demo.depth == 4)
    app.store.show(.sink)
    #expect(parameter(app, "scale") == .number(0.8))
    try app.stage.settle()
    #expect(app.stage.diagnostics.isEmpty, "\(app.stage.diagnostics)")
  }

  /// The screen that they show depends on a choice, or is always there.
  private static let choosing = ["zoom", "zoom-documented", "photo-viewer", "shared-element", "swipe-tabs"]

  @Test(
    "A transition that is left while it moves, under the finger or by itself, works when it is shown again",
    arguments: CatalogueNames.all, [true, false])
  func leftMoving(name: String, isDragged: Bool) throws {
    let app = PrototypeApp(options: PrototypeOptions(entry: try #require(Catalogue.entry(named: name))))
    let stage = app.phone.stage
    app.stage.advance(by: 0.1)
    app.phone.push()
    if isDragged {
      try stage.settle()
      stage.send(.down(CGPoint(x: 4, y: 300)))
      for step in 1...6 {
        stage.advance(by: 1 / 60)
        stage.send(.move(CGPoint(x: 4 + 20 * step, y: 300 + (step * 10))))
      }
    } else {
      stage.advance(by: 0.1)
    }
    app.store.show(name == "fade-slide" ? .backSwipe : .fadeSlide)
    stage.advance(by: 0.5)
    try stage.settle()
    app.store.show(try #require(Catalogue.entry(named: name)))
    try stage.settle()
    let depth = app.phone.demo.depth
    app.phone.push()
    try stage.settle()
    #expect(
      app.phone.demo.depth == depth + 1 || Self.choosing.contains(name))
    app.phone.pop()
    try stage.settle()
    #expect(app.phone.demo.depth == depth || Self.choosing.contains(name))
    // The segue presents when its plain animation ends, also if its screen has left the window: UIKit complains too.
    #expect(stage.diagnostics.isEmpty || name == "rise-segue", "\(stage.diagnostics)")
  }

  @Test("Undo stays within the shown transition, with the words for the step")
  func undo() {
    let app = PrototypeApp()
    var words: [String] = []
    app.store.told = { words.append($0) }
    app.store.set("duration", to: .number(0.45))
    app.store.show(.sink)
    app.store.set("shadow", to: .isOn(false))
    app.store.show(.rise)
    app.store.undo()
    #expect(app.store.entry.name == "rise" && words == ["There is nothing to undo here."])
    words = []
    app.store.show(.sink)
    app.store.undo()
    #expect(app.store.entry.name == "sink" && parameter(app, "shadow") == .isOn(true))
    app.store.show(.backSwipe)
    app.store.undo()
    #expect(app.store.entry.name == "back-swipe" && parameter(app, "duration") == .number(0.3))
    app.store.redo()
    #expect(parameter(app, "duration") == .number(0.45))
    #expect(
      words == [
        "Undone: Sink, Shadow On → Off", "Undone: Back swipe, Duration 0.3 s → 0.45 s",
        "Redone: Back swipe, Duration 0.3 s → 0.45 s",
      ])
  }

  @Test(
    "An untouched divisor stays exactly 3.33, typed percents are exact, and a reset gives the published parameter back")
  func exactness() throws {
    let app = PrototypeApp()
    #expect(app.store.edits.isEmpty && parameter(app, "parallax.divisor") == .number(3.33))
    let description = try #require(app.store.entry.parameters.map(\.description)[key: "parallax.divisor"])
    app.store.set("parallax.divisor", to: try #require(ParameterText.value("30", for: description, from: .panel)))
    #expect(parameter(app, "parallax.divisor") == .number(1 / 0.3))
    app.store.set("parallax.divisor", to: try #require(ParameterText.value("3.33", for: description, from: .panel)))
    #expect(parameter(app, "parallax.divisor") == .number(3.33) && app.store.edits.isEmpty)
    app.store.set("duration", to: .number(1))
    app.store.set("shadow", to: .isOn(false))
    app.store.reset("duration")
    #expect(parameter(app, "duration") == .number(0.3) && app.store.edits.count == 1)
    app.store.resetAll()
    #expect(app.store.edits.isEmpty && parameter(app, "shadow") == .isOn(true))
    app.store.undo()
    #expect(parameter(app, "shadow") == .isOn(false))
  }

  @Test("The command gives the same parameters to the last digit, for every parameter of every transition")
  func command() throws {
    let home = try UserHome()
    for entry in Catalogue.entries {
      let app = PrototypeApp(options: PrototypeOptions(entry: entry))
      for each in entry.parameters {
        var value = each.description.other(than: each.initial)
        if case .number(let range, _) = each.description.kind {
          value = .number(range.lowerBound + (range.upperBound - range.lowerBound) / 3.7)
        }
        app.store.set(each.description.key, to: value)
      }
      let words = app.command.split(separator: " ").map(String.init)
      #expect(words.first == "backswipe" && words.allSatisfy { !$0.contains("'") })
      let again = try home.app { request in
        request.transition = words[2]
        request.sets = zip(words, words.dropFirst()).filter { $0.0 == "--set" }.map(\.1)
      }
      for each in entry.parameters {
        #expect(
          parameter(again, each.description.key) == parameter(app, each.description.key), "\(each.description.key)")
      }
    }
    #expect(PrototypeApp().command == "backswipe --transition back-swipe --preset published")
    #expect(CommandText.quoted("a b'c") == "'a b'\\''c'" && CommandText.quoted("") == "''")
    #expect(Array(CommandText.quoted("'\u{301}").unicodeScalars) == Array("''\\''\u{301}'".unicodeScalars))
  }

  @Test(
    "State is remembered: the last transition, edited parameters, the window's size; what other parameters count is not"
  )
  func remembered() throws {
    let home = try UserHome()
    let first = try home.app()
    first.store.set("duration", to: .number(0.45))
    first.store.show(.sink)
    first.store.preferences.windowSize = CGSize(width: 1200, height: 800)
    first.saveState()
    let second = try home.app()
    #expect(second.store.entry.name == "sink")
    #expect(second.preferredSize(in: CGSize(width: 4000, height: 4000)) == CGSize(width: 1200, height: 800))
    second.store.show(.backSwipe)
    #expect(parameter(second, "duration") == .number(0.45))
    let third = try home.app {
      $0.transition = "back-swipe"
      $0.sets = ["shadow=off"]
    }
    #expect(parameter(third, "duration") == .number(0.3) && parameter(third, "shadow") == .isOn(false))
    third.saveState()
    // Parameters that were only asked for are not remembered, and those that were not asked for are not forgotten.
    let fourth = try home.app { $0.transition = "back-swipe" }
    #expect(parameter(fourth, "duration") == .number(0.45) && parameter(fourth, "shadow") == .isOn(true))
    let bare = try home.app(panel: false)
    #expect(bare.store.entry.name == "back-swipe" && parameter(bare, "duration") == .number(0.3))
    bare.store.set("duration", to: .number(2))
    bare.saveState()
    let fifth = try home.app()
    #expect(parameter(fifth, "duration") == .number(0.45))
  }

  @Test("A state that is damaged in any part gives what is left of it")
  func damagedState() throws {
    let text = """
      {"transition": "nowhere", "window": {"width": -5, "height": "x"}, "parameters": {"sink": {"duration": 99, "scale": 0.5,
      "no": 1}, "x": {}, "rise": 7}}
      """
    let state = SavedState(Array(text.utf8))
    #expect(state.entry == nil && state.windowSize == nil && state.parameters.count == 1)
    #expect(state.parameters["sink"]?["scale"] == .number(0.5) && state.parameters["sink"]?.count == 1)
    #expect(SavedState(Array("{".utf8)).parameters.isEmpty)
  }

  @Test("Published < remembered < preset < config < set")
  func precedence() throws {
    let home = try UserHome()
    let first = try home.app { $0.transition = "sink" }
    first.store.set([("duration", .number(0.1)), ("scale", .number(0.1 + 0.3)), ("shadow.radius", .number(11))])
    #expect(first.store.savePreset(named: " Soft  "))
    first.store.set([("duration", .number(0.2)), ("dimming", .isOn(false))])
    first.saveState()
    #expect(parameter(try home.app(), "dimming") == .isOn(false))
    let preset = try home.app { $0.preset = "Soft" }
    #expect(preset.store.entry.name == "sink" && parameter(preset, "dimming") == .isOn(true))
    #expect(parameter(preset, "scale") == .number(0.4) && parameter(preset, "duration") == .number(0.1))
    let path = try home.write(
      "{\"transition\": \"sink\", \"parameters\": {\"duration\": \"700ms\", \"scale\": 0.95}}", to: "a.json")
    let all = try home.app {
      ($0.preset, $0.config, $0.sets) = ("Soft", path, ["shadow.radius=12", "shadow.radius=13"])
    }
    #expect(parameter(all, "duration") == .number(0.7) && parameter(all, "scale") == .number(0.95))
    #expect(parameter(all, "shadow.radius") == .number(13))
    #expect(try home.app { ($0.transition, $0.preset) = ("sink", "published") }.store.edits.isEmpty)
  }

  @Test(
    "A request that cannot be met says why",
    arguments: [
      (
        ["bakc-swipe"],
        "--transition bakc-swipe: there is no such transition; did you mean back-swipe? `backswipe list` has them."
      ),
      (
        ["back-swipe", "durration=3"],
        "--set durration=3: back-swipe has no parameter durration; did you mean duration? `backswipe list back-swipe` has "
          + "them."
      ),
      (["back-swipe", "duration=9"], "--set duration=9: it takes a number from 0.05 to 3 s."),
      (["back-swipe", "duration"], "--set duration: it takes KEY=VALUE, as duration=0.45."),
      (["back-swipe", "shadow=perhaps"], "--set shadow=perhaps: it takes true or false."),
      (["rise", "--region"], "--region edge: rise has no region; its drags begin at any point, or there are none."),
      (["sink", "--preset"], "--preset Sotf: there is no such preset of sink; did you mean Soft?"),
    ])
  func faults(words: [String], sentence: String) throws {
    let home = try UserHome()
    let app = try home.app { $0.transition = "sink" }
    #expect(app.store.savePreset(named: "Soft"))
    app.saveState()
    do {
      _ = try home.app {
        $0.transition = words[0]
        if words.last == "--region" {
          $0.region = "edge"
        } else if words.last == "--preset" {
          $0.preset = "Sotf"
        } else {
          $0.sets = Array(words.dropFirst())
        }
      }
      Issue.record("no fault")
    } catch let fault as StartFault {
      #expect(fault.sentence == sentence && fault.kind == .usage)
    }
  }

  @Test("A preset that cannot be written, renamed or deleted is not said to be")
  func unwritablePresets() throws {
    let home = try UserHome()
    let app = try home.app { $0.transition = "sink" }
    var (words, lines): ([String], [String]) = ([], [])
    (app.store.told, app.store.complained) = ({ words.append($0) }, { lines.append($0) })
    #expect(app.store.savePreset(named: "First") && words == ["Saved as First."] && lines == [])
    let folder = "\(home.path)/.config/backswipe/presets/sink"
    let path = "~/.config/backswipe/presets/sink"
    // Where the folder was, there is a file.
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-old")
    try Data().write(to: URL(fileURLWithPath: folder))
    func fault(_ name: String) -> String { "\(path)/\(name).json: it cannot be written (Not a directory)." }
    #expect(app.store.savePreset(named: "Second"))
    #expect(words.last == "Second stays only until the window closes: \(fault("Second"))")
    app.store.deletePreset(named: "First")
    #expect(words.last == fault("First"))
    app.store.undo()
    #expect(words.last == fault("First"))
    #expect(app.store.renamePreset("First", to: "Third") && words.last == fault("First"))
    #expect(words.count == 5 && lines == Array(words.dropFirst()))
  }

  @Test("Without a home a preset is not said to be saved") func homeless() throws {
    var options = PrototypeOptions()
    try options.setStart(StartRequest(), folders: UserFolders { _ in nil })
    let app = PrototypeApp(options: options)
    var words: [String] = []
    app.store.told = { words.append($0) }
    #expect(app.store.savePreset(named: "First"))
    #expect(["presets", "it"].allSatisfy { what in words.contains { $0.contains("for \(what): set HOME") } })
  }

  @Test("Presets survive a restart, can be renamed and deleted, and each of it is undone in the files too")
  func presets() throws {
    let home = try UserHome()
    let app = try home.app { $0.transition = "sink" }
    app.store.set("scale", to: .number(0.5))
    let name = "Weich / ..\"é"
    #expect(app.store.savePreset(named: name) && app.store.currentPreset == name)
    #expect(!app.store.savePreset(named: "  ") && !app.store.savePreset(named: "Published"))
    app.store.resetAll()
    app.store.applyPreset(named: name)
    #expect(parameter(app, "scale") == .number(0.5))
    #expect(app.store.renamePreset(name, to: "Hard") && !app.store.renamePreset("none", to: "x"))
    func names() throws -> [String] { try home.app().store.presets(of: .sink).map(\.name) }
    app.saveState()
    #expect(try names() == ["Hard"])
    app.store.undo()
    app.saveState()
    #expect(try names() == [name])
    app.store.deletePreset(named: name)
    app.saveState()
    #expect(try names() == [])
    app.store.undo()
    app.saveState()
    #expect(try names() == [name])
  }
}

@MainActor @Suite("History of edits")
struct EditBookTests {
  private func edits(_ duration: Double?) -> ParameterEdits {
    var edits = ParameterEdits()
    edits["duration"] = duration.map { .number($0) }
    return edits
  }

  private func step(_ book: EditBook, _ duration: Double?, of transition: String = "sink") -> EditStep {
    EditStep(
      transition: transition, title: "",
      changes: [.parameters(before: book.parameters(of: transition), after: edits(duration))])
  }

  @Test("The steps of one gesture are one step; one that ends where it began is none")
  func gestures() {
    var book = EditBook()
    for duration in [0.31, 0.32, 0.33] { book.make(step(book, duration), gesture: 1) }
    book.endGesture()
    for duration in [0.4, 0.33] { book.make(step(book, duration), gesture: 2) }
    book.endGesture()
    for duration in [0.5, 0.6] { book.make(step(book, duration), gesture: 3) }
    #expect(book.undo(in: "sink")?.changes == [.parameters(before: edits(0.33), after: edits(0.6))])
    #expect(book.undo(in: "sink")?.changes == [.parameters(before: edits(nil), after: edits(0.33))])
    #expect(book.undo(in: "sink") == nil)
  }

  @Test("A gesture that begins without a change is a step of its own", arguments: [nil, 7])
  func gestureWithoutChangeAtFirst(earlier: Int?) {
    var book = EditBook()
    book.make(step(book, 0.4), gesture: earlier)
    for duration in [0.4, 0.4, 0.5, 0.5, 0.6] { book.make(step(book, duration), gesture: 8) }
    #expect(book.undo(in: "sink")?.changes == [.parameters(before: edits(0.4), after: edits(0.6))])
    #expect(book.undo(in: "sink")?.changes == [.parameters(before: edits(nil), after: edits(0.4))])
    #expect(book.undo(in: "sink") == nil)
  }

  @Test("A step that changes nothing is no step and forgets nothing")
  func nothing() {
    var book = EditBook()
    book.make(step(book, 0.4))
    _ = book.undo(in: "sink")
    book.make(step(book, nil))
    #expect(book.redo(in: "sink") != nil && book.parameters(of: "sink") == edits(0.4))
  }

  @Test("Undo and redo stay within the transition")
  func ownHistory() {
    var book = EditBook()
    book.make(step(book, 0.4))
    book.make(step(book, 0.5, of: "grow"))
    #expect(book.undo(in: "sink") != nil && book.parameters(of: "sink") == edits(nil))
    #expect(book.parameters(of: "grow") == edits(0.5) && !book.canRedo(in: "grow") && book.redo(in: "grow") == nil)
    #expect(book.redo(in: "sink") != nil && book.parameters(of: "sink") == edits(0.4))
  }

  @Test("The history has a limit, and loading is no step")
  func limit() {
    var book = EditBook()
    book.load(edits(0.1), of: "sink")
    #expect(book.changedTransitions.isEmpty && book.undo(in: "sink") == nil)
    for index in 0..<(EditBook.mostSteps + 10) { book.make(step(book, 0.2 + Double(index) / 1000)) }
    var count = 0
    while book.undo(in: "sink") != nil { count += 1 }
    #expect(count == EditBook.mostSteps && book.changedTransitions == ["sink"])
  }
}
