import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Keys of the window")
struct KeyTests {
  let scene = PanelScene()

  private func press(_ key: HostKey) -> Bool { scene.app.keyDown(key, isRepeat: false) }

  @Test("No key is in the table twice, and the sheet names each")
  func table() throws {
    for rows in [KeyCommand.all.filter { $0.applies == nil }, KeyCommand.all.filter { $0.applies != nil }] {
      let keys = rows.flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
    #expect(KeyCommand.all.allSatisfy { !$0.title.isEmpty && (!$0.meaning.isEmpty || $0.applies != nil) })
    #expect(press(.function(1)))
    let sheet = try #require(scene.app.bench?.overlays.sheet as? ListSheet)
    scene.app.stage.advance(by: 0.1)
    scene.click(try #require(sheet.controls.first))
    scene.app.stage.advance(by: 0.1)
    let texts = sheet.shown(UILabel.self)
    #expect(!texts.contains { $0.text == "," || $0.text == "." } && texts.contains { $0.text == "Comma" })
    // The keys take as much room as the longest of them needs.
    let keys = texts.filter { $0.frame.minX == 0 && $0.frame.minY == 1 }
    let longest = keys.map(\.intrinsicContentSize.width).max() ?? 0
    #expect(keys.count > 20 && keys.allSatisfy { $0.frame.width >= longest && $0.frame.width <= longest + 9 })
    #expect(press(.escape) && scene.app.bench?.overlays.sheet == nil && scene.depth == 3)
  }

  @Test("The sheet shows twelve keys as caps, and the other ones in the same sheet under More")
  func caps() throws {
    #expect(press(.function(1)))
    let sheet = try #require(scene.app.bench?.overlays.sheet as? ListSheet)
    scene.app.stage.advance(by: 0.1)
    let first = KeyCommand.all.compactMap(\.words)
    #expect(first.count == 12 && Set(sheet.words).isSuperset(of: first + ["Space", "Ctrl", "Shift", "C", "More"]))
    let others = KeyCommand.all.filter { $0.words == nil && !$0.meaning.isEmpty }.map(\.meaning)
    #expect(Set(sheet.words).isDisjoint(with: others))
    let height = sheet.box.bounds.height
    scene.click(try #require(sheet.controls.first))
    scene.app.stage.advance(by: 0.1)
    #expect(Set(sheet.words).isSuperset(of: first + others + ["Less"]) && sheet.box.bounds.height > height)
    scene.click(try #require(sheet.controls.first))
    scene.app.stage.advance(by: 0.1)
    #expect(sheet.box.bounds.height == height && scene.app.bench?.overlays.sheet === sheet)
  }

  @Test("Ctrl+Z and Ctrl+Shift+Z undo and redo, also without a panel")
  func undo() throws {
    for app in [scene.app, PrototypeApp(options: PrototypeOptions(showsPanel: false))] {
      app.store.set("duration", to: .number(1))
      #expect(app.keyDown(.character("z").with(.control), isRepeat: false))
      #expect(app.store.edits.isEmpty)
      #expect(app.keyDown(.character("z").with([.control, .shift]), isRepeat: false))
      #expect(app.store.edits["duration"] == .number(1))
    }
  }

  @Test("Backspace resets the focused row, and without a focus pops")
  func backspace() throws {
    scene.app.store.set("duration", to: .number(1))
    scene.app.stage.advance(by: 1 / 60)
    scene.focus("duration")
    #expect(press(.backspace) && scene.parameter("duration") == .number(0.3))
    try scene.app.stage.settle()
    #expect(scene.depth == 3)
    #expect(press(.escape) && press(.backspace))
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
  }

  @Test("Enter on a focused number begins typing, Enter commits, and Tab commits and goes on")
  func typing() throws {
    let field = try #require(scene.field("duration"))
    scene.focus("duration")
    #expect(press(.tab) && field.hasKeyboardFocus && press(.enter) && field.isEditing)
    scene.type("0.5")
    #expect(scene.parameter("duration") == .number(0.5) && !field.isEditing && field.hasKeyboardFocus)
    #expect(press(.enter))
    scene.app.stage.insertText("0.6")
    #expect(press(.tab) && scene.parameter("duration") == .number(0.6) && !field.hasKeyboardFocus)
  }

  @Test("Shortcuts wait while a text is typed, but the search is the window's")
  func whileTyping() throws {
    scene.app.store.set("shadow.radius", to: .number(1))
    scene.click(try #require(scene.field("duration")))
    #expect(press(.character("z").with(.control)) && scene.parameter("shadow.radius") == .number(1))
    #expect(press(.character("k").with(.control)) && scene.app.bench?.overlays.sheet is SearchSheet)
  }

  @Test("The search finds transitions and parameters, and goes to what is chosen")
  func search() throws {
    #expect(press(.character("k").with(.control)))
    scene.app.stage.insertText("libad")
    let sheet = try #require(scene.app.bench?.overlays.sheet as? SearchSheet)
    #expect(sheet.hits.first?.transition == "libadwaita" && sheet.hits.first?.key == nil)
    #expect(press(.enter))
    #expect(scene.app.bench?.overlays.sheet == nil && scene.app.store.entry.name == "libadwaita")
    #expect(press(.character("k").with(.control)))
    scene.app.stage.insertText("angle")
    #expect(press(.enter))
    #expect(scene.app.store.entry.name == "corner-rotation" && scene.control("angle")?.hasKeyboardFocus == true)
    #expect(press(.character("k").with(.control)) && press(.down) && press(.down) && press(.up) && press(.enter))
    // The shown one is above all others.
    #expect(scene.app.store.entry.name == Catalogue.entries[0].name)
    #expect(press(.character("k").with(.control)) && press(.escape) && scene.app.bench?.overlays.sheet == nil)
    #expect(press(.character("k").with(.control)))
    scene.app.stage.insertText("nothing like this")
    #expect(press(.enter) && scene.app.bench?.overlays.sheet is SearchSheet)
    scene.click(at: CGPoint(x: 3, y: 3))
    #expect(scene.app.bench?.overlays.sheet == nil)
  }

  @Test("F5 starts the demo again with the same parameters")
  func restart() throws {
    scene.app.store.set("duration", to: .number(1))
    scene.app.phone.push()
    try scene.app.stage.settle()
    #expect(scene.depth == 4 && press(.function(5)) && scene.depth == 3 && scene.parameter("duration") == .number(1))
    scene.app.store.reset("duration")
    #expect(scene.parameter("duration") == .number(0.3))
  }

  @Test("Ctrl+C copies the command with what differs, also the options of the demo")
  func copy() throws {
    scene.app.store.set("duration", to: .number(0.45))
    #expect(press(.character("c").with(.control)))
    #expect(scene.app.stage.clipboard.text == "backswipe --transition back-swipe --set duration=0.45")
    let app = PrototypeApp(options: PrototypeOptions(colors: [UIColor(hex: 0x102030)], depth: 5))
    #expect(app.command == "backswipe --transition back-swipe --preset published --depth 5 --colors 102030")
  }

  @Test("Ctrl+S writes the config file, and without one asks for the name of a preset")
  func save() throws {
    let home = try UserHome()
    let path = try home.write("{\"transition\": \"sink\"}", to: "a.json")
    let app = try home.app { $0.config = path }
    app.store.set("scale", to: .number(0.5))
    #expect(app.keyDown(.character("s").with(.control), isRepeat: false))
    #expect(try home.text("a.json").contains("\"scale\": 0.5"))
    scene.app.store.set("duration", to: .number(0.45))
    #expect(press(.character("s").with(.control)))
    scene.type("Quick")
    #expect(scene.app.store.currentPreset == "Quick")
  }

  @Test("Ctrl+O opens a file with parameters, and says what is wrong with another one")
  func open() throws {
    let home = try UserHome()
    let path = try home.write("{\"transition\": \"sink\", \"parameters\": {\"scale\": 0.5}}", to: "a.json")
    var lines: [String] = []
    scene.app.store.complained = { lines.append($0) }
    #expect(press(.character("o").with(.control)))
    scene.type("\(home.path)/none.json")
    #expect(scene.app.bench?.overlays.sheet is PathSheet && lines.count == 1)
    #expect(press(.escape) && press(.character("o").with(.control)))
    scene.type(path)
    #expect(scene.app.bench?.overlays.sheet == nil && scene.app.store.entry.name == "sink")
    #expect(scene.parameter("scale") == .number(0.5))
    scene.app.store.undo()
    #expect(scene.parameter("scale") == .number(0.95))
  }

  @Test("A sheet with a field keeps the keys: Tab stays, and letters do nothing else, also when typing ended")
  func sheetKeys() throws {
    let home = try UserHome()
    let path = try home.write("{\"transition\": \"sink\"}", to: "a.json")
    #expect(press(.character("o").with(.control)))
    let sheet = try #require(scene.app.bench?.overlays.sheet as? PathSheet)
    #expect(press(.tab) && press(.tab.with(.shift)) && sheet.field.isEditing)
    scene.app.focus.pressed(nil)
    #expect(!sheet.field.isEditing)
    for letter: Character in ["r", "l", "p", "w"] { _ = press(.character(letter)) }
    #expect(scene.app.bench?.overlays.sheet === sheet && scene.app.loop == nil && sheet.field.isEditing)
    for _ in 1...4 { _ = press(.backspace) }
    #expect(scene.depth == 3)
    scene.type(path)
    #expect(scene.app.bench?.overlays.sheet == nil && scene.app.store.entry.name == "sink")
  }
}

@MainActor @Suite("Editor of spring and curve")
struct PaceEditorTests {
  @Test(
    "Duration and bounce say the same as mass, stiffness and damping",
    arguments: [(0.5, 0.0), (0.35, 0.3), (1.2, -0.5), (0.1, 0.9)])
  func shapes(duration: Double, bounce: Double) {
    let spring = SpringShape(mass: 3, stiffness: 1000, damping: 500).with(duration: duration).with(bounce: bounce)
    #expect(abs(spring.duration - duration) < 1e-12 && abs(spring.bounce - bounce) < 1e-12 && spring.mass == 3)
    let peak = SpringShape(mass: 1, stiffness: 100, damping: 5)
    #expect(abs(SpringShape.bounce(overshoot: peak.overshoot) - peak.bounce) < 1e-9)
  }

  @Test("The peak and the settling point are dragged, as one step each; typed numbers are exact")
  func spring() throws {
    let scene = PanelScene("ios-18")
    let editor = try #require(scene.app.bench?.panel.parameters.row("spring.mass") as? PaceEditor)
    let handles = editor.controls.compactMap { $0 as? GraphHandle }
    scene.app.bench?.panel.parameters.reveal(handles[0])
    scene.app.stage.advance(by: 1 / 60)
    func shape() -> SpringShape {
      let numbers = PaceEditor.springKeys.map { key -> Double in
        if case .number(let number)? = scene.parameter(key) { number } else { 0 }
      }
      return SpringShape(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
    }
    scene.pull(handles[0], by: CGVector(dx: 0, dy: -16))
    #expect(shape().bounce > 0.2 && shape().overshoot > 0.05)
    let duration = shape().duration
    scene.pull(handles[1], by: CGVector(dx: 60, dy: 0))
    #expect(shape().duration > duration * 1.2)
    scene.app.store.undo()
    #expect(abs(shape().duration - duration) < 1e-9)
    scene.app.store.undo()
    #expect(shape() == SpringShape(mass: 3, stiffness: 1000, damping: 500) && scene.app.store.edits.isEmpty)
    scene.click(try #require(scene.field("spring.stiffness")))
    scene.type("777.25")
    #expect(scene.parameter("spring.stiffness") == .number(777.25))
  }

  @Test(
    "A handle whose value is beyond the frame stands at the frame on its line, and a drag goes on from the value",
    arguments: [0, 1])
  func beyond(index: Int) throws {
    let scene = PanelScene("flutter")
    let keys = [["curve.x1", "curve.y1"], ["curve.x2", "curve.y2"]][index]
    for (key, number) in zip(keys, [0.4, index == 0 ? 1.8 : -0.8]) { scene.app.store.set(key, to: .number(number)) }
    let editor = try #require(scene.app.bench?.panel.parameters.row("curve.x1") as? PaceEditor)
    let handle = try #require(editor.controls.compactMap { $0 as? GraphHandle }.dropFirst(index).first)
    scene.app.bench?.panel.parameters.reveal(handle)
    scene.app.stage.advance(by: 1 / 60)
    let graph = try #require(handle.superview as? PaceGraph)
    let other = graph.position(of: handle.center)
    let anchor = index == 0 ? 0.0 : 1
    let slope = (index == 0 ? 1.8 : -1.8) / (0.4 - anchor)
    #expect(abs(other.value - anchor - slope * (other.time - anchor)) < 1e-9)
    #expect(graph.bounds.contains(handle.frame.insetBy(dx: 4, dy: 4)))
    #expect((0.05...1.35).contains(abs(other.value)) && abs(other.time - anchor) < abs(0.4 - anchor))
    // Ten points to the side, and none up or down.
    scene.pull(handle, by: CGVector(dx: 10, dy: 0), steps: 1)
    #expect(scene.parameter(keys[1]) == .number(index == 0 ? 1.8 : -0.8))
    guard case .number(let x)? = scene.parameter(keys[0]) else { throw CancellationError() }
    #expect(x > 0.42 && x < 0.46)
  }

  @Test("The handles of the curve are dragged, and a named curve is one click")
  func curve() throws {
    let scene = PanelScene("flutter")
    let editor = try #require(scene.app.bench?.panel.parameters.row("curve.x1") as? PaceEditor)
    let handle = try #require(editor.controls.compactMap { $0 as? GraphHandle }.first)
    scene.app.bench?.panel.parameters.reveal(handle)
    scene.app.stage.advance(by: 1 / 60)
    scene.pull(handle, by: CGVector(dx: 26.4, dy: 0), steps: 1)
    guard case .number(let x)? = scene.parameter("curve.x1") else { throw CancellationError() }
    #expect(abs(x - 0.389) < 0.02)
    let chips = try #require(editor.controls.compactMap { $0 as? ChipGroup }.last)
    scene.app.bench?.panel.parameters.reveal(chips)
    scene.app.stage.advance(by: 1 / 60)
    let box = chips.convert(chips.bounds, to: nil)
    scene.click(at: CGPoint(x: box.maxX - 10, y: box.midY))
    #expect(PaceEditor.curveKeys.map { scene.parameter($0) } == [0, 0, 1, 1].map { .number($0) })
  }
}
