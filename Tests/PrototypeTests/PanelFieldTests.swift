import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Fields of the panel")
struct PanelFieldTests {
  let scene = PanelScene()

  private func press(_ key: HostKey) { _ = scene.app.keyDown(key, isRepeat: false) }

  /// Presses a key while a modifier is held.
  private func hold(_ modifier: HostKey.Modifiers, _ work: () throws -> Void) rethrows {
    _ = scene.app.keyDown(HostKey(symbol: "", position: 225, modifiers: modifier), isRepeat: false)
    try work()
    scene.app.keyUp(HostKey(symbol: "", position: 225))
  }

  @Test("A number has a caret, a selection, the clipboard, and an undo of its own while it is typed")
  func text() throws {
    let field = try #require(scene.field("duration"))
    #expect(field.text == "0.3 s")
    scene.click(field)
    #expect(field.text == "0.3" && field.isEditing && scene.app.stage.caretRect != nil)
    press(.end)
    scene.app.stage.insertText("5")
    #expect(field.text == "0.35")
    press(.left.with(.shift))
    press(.character("c").with(.control))
    #expect(scene.app.stage.clipboard.text == "5" && scene.parameter("duration") == .number(0.3))
    press(.home)
    press(.character("v").with(.control))
    #expect(field.text == "50.35")
    press(.character("z").with(.control))
    #expect(field.text == "0.35")
    press(.enter)
    #expect(scene.parameter("duration") == .number(0.35) && field.text == "0.35 s" && scene.app.stage.caretRect == nil)
  }

  @Test("Up and Down step a number that is typed, ten times as far with Shift and a tenth with Alt, as one step")
  func steps() throws {
    let field = try #require(scene.field("duration"))
    scene.click(field)
    for (key, text) in [
      (HostKey.up, "0.31"), (.up.with(.shift), "0.41"), (.down.with(.alternate), "0.409"), (.down, "0.4"),
    ] {
      press(key)
      let number = try #require(Double(text))
      #expect(field.text == text && scene.parameter("duration") == .number(number))
    }
    scene.app.stage.insertText("0.77")
    press(.up)
    #expect(field.text == "0.78" && scene.parameter("duration") == .number(0.78))
    press(.enter)
    #expect(scene.parameter("duration") == .number(0.78))
    scene.app.store.undo()
    #expect(scene.app.store.edits.isEmpty && field.text == "0.3 s")
  }

  @Test("Escape gives back the number from before, also an exact one that keys have stepped")
  func escape() throws {
    let field = try #require(scene.field("parallax.divisor"))
    scene.click(field)
    press(.up)
    press(.up)
    #expect(scene.parameter("parallax.divisor") != .number(3.33))
    press(.escape)
    #expect(scene.parameter("parallax.divisor") == .number(3.33) && !field.isEditing && field.text == "30.03 %")
    scene.app.store.undo()
    #expect(scene.parameter("parallax.divisor") == .number(3.33))
  }

  @Test("A drag on a number scrubs it, ten times as far with Shift and a tenth with Alt; while it is typed it selects")
  func scrubbing() throws {
    let field = try #require(scene.field("shadow.radius"))
    func scrubbed() throws -> Double {
      scene.app.store.reset("shadow.radius")
      scene.drag(field, from: 0.2, to: 0.6)
      guard case .number(let number)? = scene.parameter("shadow.radius") else { throw CancellationError() }
      return number - 5
    }
    let plain = try scrubbed()
    #expect(plain > 0 && !field.isEditing)
    scene.app.store.undo()
    #expect(scene.line("shadow.radius") == "Blur: 5 pt", "one step")
    try hold(.shift) {
      let fast = try scrubbed()
      #expect(abs(fast - 10 * plain) < 1e-9)
    }
    try hold(.alternate) {
      let slow = try scrubbed()
      #expect(abs(slow - plain / 10) < 1e-9)
    }
    scene.app.store.reset("shadow.radius")
    scene.click(field)
    scene.drag(field, from: 0.05, to: 0.99)
    #expect(scene.parameter("shadow.radius") == .number(5) && field.isEditing)
    press(.character("c").with(.control))
    #expect(scene.app.stage.clipboard.text == "5")
  }

  @Test("A digit begins typing in a focused number")
  func digits() throws {
    let field = try #require(scene.field("duration"))
    scene.focus("duration")
    press(.tab)
    #expect(field.hasKeyboardFocus && !field.isEditing)
    press(.character("1"))
    #expect(field.isEditing && field.text == "1")
    scene.app.stage.insertText(".5")
    press(.enter)
    #expect(scene.parameter("duration") == .number(1.5) && scene.depth == 3)
  }

  @Test("Ctrl+C in a field copies the selected text, and without one the command")
  func copying() throws {
    scene.click(try #require(scene.field("duration")))
    press(.end)
    press(.character("c").with(.control))
    #expect(scene.app.stage.clipboard.text == "backswipe --transition back-swipe --preset published")
  }

  @Test("What is typed counts for its own transition, also if a press on another one ends typing")
  func leaving() throws {
    let list = try #require(scene.app.bench?.panel.list)
    scene.click(try #require(scene.field("duration")))
    scene.app.stage.insertText("0.9")
    scene.click(try #require(list.rows.first { $0.entry.name == "sink" }))
    #expect(scene.parameter("duration") == .number(0.3))
    #expect(scene.app.store.book.parameters(of: "back-swipe")["duration"] == .number(0.9))
    scene.click(try #require(scene.field("duration")))
    scene.app.stage.insertText("0.7")
    scene.app.store.show(.backSwipe)
    #expect(scene.parameter("duration") == .number(0.9) && scene.app.store.book.parameters(of: "sink").isEmpty)
  }

  @Test("A colour shows its digits and can be typed, with or without a number sign, in six digits or three")
  func colors() throws {
    let field = try #require(scene.controls("shadow.color").compactMap { $0 as? ColorField }.first)
    #expect(field.text == "000000")
    for (text, expected) in [("#ff8000", "FF8000"), ("0f8", "00FF88"), ("E2853B", "E2853B")] {
      scene.click(field)
      scene.type(text)
      let color = try #require(UIColor(hexDigits: expected))
      #expect(field.text == expected && scene.parameter("shadow.color") == .color(color))
    }
    scene.click(field)
    scene.type("orange")
    #expect(field.isEditing && field.isRefused)
    press(.escape)
    #expect(field.text == "E2853B" && !field.isRefused)
  }

  @Test("A press on a found row goes there, and not to the marked one; the pointer marks")
  func searchRows() throws {
    press(.character("k").with(.control))
    scene.app.stage.advance(by: 1 / 60)
    let sheet = try #require(scene.app.bench?.overlays.sheet as? SearchSheet)
    press(.down)
    press(.down)
    press(.up)
    #expect(sheet.rowControls.firstIndex(where: \.isSelected) == 1)
    let row = sheet.rowControls[4]
    let frame = row.convert(row.bounds, to: nil)
    scene.app.stage.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(sheet.rowControls.firstIndex(where: \.isSelected) == 4)
    scene.click(row)
    #expect(scene.app.bench?.overlays.sheet == nil && scene.app.store.entry.name == Catalogue.entries[4].name)
  }
}
