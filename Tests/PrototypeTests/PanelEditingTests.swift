import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Editing in the panel")
struct PanelEditingTests {
  @Test("A typed number is exact and shows in the next frame of a held drag; Escape gives the old one back")
  func typing() throws {
    let scene = PanelScene()
    let field = try #require(scene.field("parallax.divisor"))
    scene.drag(to: 0.5)
    let before = scene.picture()
    // A second pointer, because the first one holds the drag.
    scene.app.stage.perform { field.beginTyping() }
    scene.type("/5.25")
    scene.app.stage.advance(by: 1 / 60)
    #expect(scene.parameter("parallax.divisor") == .number(5.25))
    #expect(scene.pixel(PanelScene.row, of: before) != scene.pixel(PanelScene.row, of: scene.picture()))
    scene.app.stage.send(.cancel)
    try scene.app.stage.settle()
    scene.click(field)
    #expect(field.isEditing)
    scene.app.stage.insertText("99")
    #expect(field.text == "99")
    _ = scene.app.keyDown(.escape, isRepeat: false)
    #expect(!field.isEditing && scene.parameter("parallax.divisor") == .number(5.25) && scene.depth == 3)
  }

  @Test("A text that is no number of the parameter is refused and stays; a press elsewhere gives the old number back")
  func refusing() throws {
    let scene = PanelScene()
    let field = try #require(scene.field("duration"))
    scene.click(field)
    scene.type("9 hours")
    #expect(field.isEditing && field.isRefused && scene.parameter("duration") == .number(0.3))
    scene.click(at: CGPoint(x: 4, y: 4))
    #expect(!field.isEditing && scene.parameter("duration") == .number(0.3))
    scene.click(field)
    scene.type("450 ms")
    #expect(!field.isEditing && scene.parameter("duration") == .number(0.45) && scene.depth == 3)
    scene.click(field)
    scene.app.stage.insertText("0.6")
    scene.click(at: CGPoint(x: 4, y: 4))
    #expect(scene.parameter("duration") == .number(0.6))
  }

  @Test("Keys that are typed in a field never push or pop a screen")
  func keysInFields() throws {
    let scene = PanelScene()
    scene.click(try #require(scene.field("duration")))
    for key in [HostKey.space, .backspace, .backspace, .character("1"), .left, .right, .escape] {
      _ = scene.app.keyDown(key, isRepeat: false)
    }
    try scene.app.stage.settle()
    #expect(scene.depth == 3 && scene.parameter("duration") == .number(0.3))
  }

  @Test("One drag of a slider is one step, also if it goes through many values")
  func dragging() throws {
    let scene = PanelScene()
    scene.drag(try #require(scene.control("shadow.radius")), from: 0.2, to: 0.9)
    guard case .number(let radius) = scene.parameter("shadow.radius") else { throw CancellationError() }
    #expect(radius > 25)
    scene.app.store.undo()
    #expect(scene.parameter("shadow.radius") == .number(5))
    scene.app.store.redo()
    #expect(scene.parameter("shadow.radius") == .number(radius))
  }

  @Test("The two handles of an opacity move by themselves")
  func pairs() throws {
    let scene = PanelScene()
    let slider = try #require(scene.control("shadow.covered"))
    // The published opacities are 1 and 0.1.
    scene.drag(slider, from: 0.98, to: 0.6)
    guard case .number(let start) = scene.parameter("shadow.covered") else { throw CancellationError() }
    #expect(start < 0.8 && start > 0.4 && scene.parameter("shadow.revealed") == .number(0.1))
    scene.drag(slider, from: 0.15, to: 0.4)
    #expect(scene.parameter("shadow.covered") == .number(start) && scene.parameter("shadow.revealed") != .number(0.1))
    let field = try #require(scene.controls("shadow.covered").last as? PairField)
    for (text, numbers) in [
      ("1 → 25%", [1, 0.25]), ("0.5 0.1", [0.5, 0.1]), ("0.4->0", [0.4, 0]), (".3, 1", [0.3, 1]),
    ] {
      scene.app.stage.advance(by: 1)
      scene.click(field)
      scene.type(text)
      #expect(["shadow.covered", "shadow.revealed"].map(scene.parameter) == numbers.map { .number($0) })
      #expect(field.text == numbers.map { NumberText.text($0, .fraction) }.joined(separator: " → "))
    }
    for text in ["1", "1 2", "a b", "1 → 0.1 → 0"] {
      scene.app.stage.advance(by: 1)
      scene.click(field)
      scene.type(text)
      #expect(field.isRefused && scene.parameter("shadow.covered") == .number(0.3), "\(text)")
      _ = scene.app.keyDown(.escape, isRepeat: false)
    }
    scene.app.store.undo()
    #expect(["shadow.covered", "shadow.revealed"].map(scene.parameter) == [.number(0.4), .number(0)])
  }

  @Test("An offset is dragged on a pad in both directions at once, as one edit, and typed")
  func pad() throws {
    let scene = PanelScene("flutter", size: CGSize(width: 982, height: 1400))
    scene.app.store.preferences.hasMore = true
    scene.app.store.set("shadow.radius", to: .number(6))
    scene.app.stage.advance(by: 0.2)
    let pad = try #require(scene.control("shadow.offset.x") as? OffsetPad)
    let before = ["shadow.offset.x", "shadow.offset.y"].map(scene.parameter)
    let frame = pad.convert(pad.bounds, to: nil)
    scene.app.stage.send(.down(CGPoint(x: frame.minX + 2, y: frame.midY)))
    scene.app.stage.send(.move(CGPoint(x: frame.minX - 9, y: frame.maxY + 9)))
    scene.app.stage.send(.up(CGPoint(x: frame.minX - 9, y: frame.maxY + 9)))
    scene.app.stage.advance(by: 0.1)
    let greatest = try #require(scene.app.phone.demo.parameters.descriptions[key: "shadow.offset.x"]?.shownRange)
    #expect(scene.parameter("shadow.offset.x") == .number(greatest.lowerBound))
    #expect(scene.parameter("shadow.offset.y") == .number(greatest.upperBound))
    scene.app.store.undo()
    #expect(["shadow.offset.x", "shadow.offset.y"].map(scene.parameter) == before)
    scene.click(try #require(scene.controls("shadow.offset.x").last))
    scene.type("-3, 4")
    #expect(["shadow.offset.x", "shadow.offset.y"].map(scene.parameter) == [.number(-3), .number(4)])
  }

  @Test(
    "A changed parameter has a dot, which resets it; so does a double click on the name; all are reset in the title")
  func resetting() throws {
    let scene = PanelScene()
    let row = try #require(scene.app.bench?.panel.parameters.row("duration"))
    let label = try #require(row.shown(RowLabel.self).first)
    for (clicks, x) in [(1, 5.0), (2, 40)] {
      scene.app.store.set("duration", to: .number(1))
      scene.app.stage.advance(by: 1)
      #expect(scene.line("duration") == "• Duration: 1 s")
      for _ in 0..<clicks {
        scene.click(at: label.convert(CGPoint(x: CGFloat(x), y: label.bounds.midY), to: nil))
        scene.app.stage.advance(by: 0.05)
      }
      #expect(scene.line("duration") == "Duration: 0.3 s")
    }
    for (key, value) in [("duration", 1), ("shadow.radius", 9), ("shadow.alpha", 0.5)] {
      scene.app.store.set(key, to: .number(value))
    }
    scene.app.stage.advance(by: 1 / 60)
    try scene.click("Reset all (3)")
    #expect(scene.app.store.edits.isEmpty)
  }

  @Test("A section that is off is folded; parameters that do not count are folded into a line that says why")
  func folding() throws {
    let scene = PanelScene("flutter")
    func shown(_ keys: String...) -> [Bool] { keys.map { scene.line($0) != nil } }
    #expect(shown("shadow.radius", "release.velocity", "release.projection") == [true, true, false])
    #expect(scene.field("spring.mass")?.isHidden == true && scene.field("curve.x1")?.isHidden == false)
    scene.turn("shadow")
    #expect(shown("shadow", "shadow.radius") == [true, false])
    scene.app.store.set("release.rule", to: .choice("projection"))
    #expect(shown("release.velocity", "release.projection") == [false, true])
  }

  @Test("The list marks changed transitions and shows presets beneath theirs; a click on one applies it")
  func list() throws {
    let scene = PanelScene()
    let list = try #require(scene.app.bench?.panel.list)
    scene.app.store.set("duration", to: .number(1))
    #expect(list.rows.filter(\.isChanged).map(\.entry.name) == ["back-swipe"])
    scene.app.store.savePreset(named: "Slow")
    scene.app.store.resetAll()
    scene.app.stage.advance(by: 1 / 60)
    let row = try #require(list.rows.first { $0.preset == "Slow" })
    #expect(!row.isSelected && list.chosen?.preset == nil)
    scene.click(row)
    #expect(scene.parameter("duration") == .number(1) && list.chosen?.preset == "Slow")
    scene.app.store.undo()
    #expect(scene.parameter("duration") == .number(0.3))
  }

  @Test("Another transition is chosen in the list; its parameters and its screens are as they were left")
  func choosing() throws {
    let scene = PanelScene()
    let list = try #require(scene.app.bench?.panel.list)
    scene.app.store.set("duration", to: .number(1))
    scene.app.phone.push()
    try scene.app.stage.settle()
    scene.click(try #require(list.rows.first { $0.entry.name == "ios-27" }))
    scene.app.stage.advance(by: 1 / 60)
    #expect(scene.parameter("spring.stiffness") == .number(484))
    scene.click(try #require(list.rows.first { $0.entry.name == "back-swipe" }))
    #expect(scene.parameter("duration") == .number(1) && scene.depth == 4)
  }

  @Test("A toast says what was undone, and goes away by itself")
  func toast() throws {
    let scene = PanelScene()
    scene.app.store.set("duration", to: .number(0.45))
    scene.app.store.undo()
    let toast = try #require(scene.app.bench?.toast)
    #expect(toast.sentence == "Undone: Back swipe, Duration 0.3 s → 0.45 s")
    scene.app.stage.advance(by: 5)
    #expect(toast.sentence == nil)
    #expect(scene.app.stage.isIdle)
  }

  @Test("A preset is saved under a typed name, renamed and deleted")
  func presets() throws {
    let scene = PanelScene()
    scene.app.store.set("duration", to: .number(1))
    scene.app.stage.advance(by: 1 / 60)
    func press(_ title: String) throws {
      try scene.click(title)
      scene.app.stage.advance(by: 1 / 60)
    }
    try press("Save as…")
    scene.type("My  ")
    #expect(scene.app.store.presets(of: .backSwipe).map(\.name) == ["My"])
    try press("Rename")
    scene.type("Mine")
    #expect(scene.app.store.presets(of: .backSwipe).map(\.name) == ["Mine"])
    try press("Delete")
    #expect(scene.app.store.presets(of: .backSwipe).isEmpty)
    scene.app.store.undo()
    #expect(scene.app.store.currentPreset == "Mine")
  }

  @Test("In a window of less than 900 points the title opens the list, and a choice closes it")
  func menu() throws {
    let scene = PanelScene(size: CGSize(width: 800, height: 700))
    let panel = try #require(scene.app.bench?.panel)
    #expect(!panel.hasListColumn && panel.list.isHidden)
    scene.click(try #require(panel.controls.first { $0 is TitleButton }))
    scene.app.stage.advance(by: 1 / 60)
    #expect(!panel.list.isHidden)
    scene.click(try #require(panel.list.rows.first { $0.entry.name == "swipe-tabs" }))
    scene.app.stage.advance(by: 1 / 60)
    #expect(panel.list.isHidden && scene.app.store.entry.name == "swipe-tabs")
  }

  @Test("In a window of less than 640 points the parameters are a drawer, and the phone is always visible")
  func drawer() throws {
    for size in [CGSize(width: 320, height: 480), CGSize(width: 639, height: 900), CGSize(width: 400, height: 480)] {
      let scene = PanelScene(size: size)
      let bench = try #require(scene.app.bench)
      for isOpen in [false, true, false] {
        #expect(bench.panel.isHidden == !isOpen)
        let phone = bench.device.screen.convert(bench.device.screen.pictureFrame, to: nil)
        #expect(bench.bounds.contains(phone) && phone.height >= 120, "\(size) \(isOpen): \(phone)")
        scene.click(try #require(bench.controls.first as? PanelButton))
        scene.app.stage.advance(by: 1 / 60)
      }
    }
  }
}
