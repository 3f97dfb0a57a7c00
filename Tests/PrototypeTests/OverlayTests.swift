import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("What lies over the window")
struct OverlayTests {
  let scene = PanelScene()
  private var app: PrototypeApp { scene.app }

  private func press(_ key: HostKey) { _ = app.keyDown(key, isRepeat: false) }

  private func open() -> [Overlays.Kind] { Overlays.Kind.allCases.filter { app.bench?.overlays.isOpen($0) == true } }

  @Test("Escape closes what lies in front, one after the other, and only then pops")
  func escape() throws {
    app.resize(to: CGSize(width: 500, height: 800), scale: 1)
    app.stage.advance(by: 0.1)
    let bench = try #require(app.bench)
    press(.character("w"))
    bench.panel.isListOpen = true
    press(.function(1))
    #expect(open() == [.drawer, .page, .list, .sheet])
    for left in [[.drawer, .page, .list], [.drawer, .page], [.drawer], []] as [[Overlays.Kind]] {
      press(.escape)
      #expect(open() == left)
    }
    try app.stage.settle()
    #expect(scene.depth == 3)
    press(.escape)
    try app.stage.settle()
    #expect(scene.depth == 2)
  }

  @Test(
    "What is opened takes the keyboard focus, and gives it back when it is closed",
    arguments: [HostKey.function(1), .character("k").with(.control), .character("o").with(.control), .character("w")])
  func focus(_ key: HostKey) throws {
    scene.focus("duration")
    let control = try #require(app.focus.focused)
    press(key)
    #expect(app.focus.focused !== control && !control.hasKeyboardFocus)
    press(.escape)
    #expect(app.focus.focused === control && open() == [])
  }

  @Test("A question lies in the middle of the window, has all keys, and Escape gives no answer")
  func question() throws {
    scene.focus("duration")
    let control = app.focus.focused
    var answers: [Int] = []
    let bench = try #require(app.bench)
    app.stage.perform { bench.overlays.ask("Which?", ["One", "Two"]) { answers.append($0) } }
    try app.stage.settle()
    let alert = try #require(app.question)
    #expect(alert.view.frame.midX == bench.bounds.midX && abs(alert.view.frame.midY - bench.bounds.midY) <= 0.5)
    let parameter = scene.parameter("duration")
    for key in [HostKey.character("w"), .character("7"), .function(1), .backspace] { press(key) }
    #expect(open() == [] && app.focus.typing == nil && scene.parameter("duration") == parameter)
    press(.escape)
    try app.stage.settle()
    #expect(app.question == nil && answers == [] && scene.depth == 3 && app.focus.focused === control)
    // Another question takes the place of the one that is asked.
    app.stage.perform {
      bench.overlays.ask("Which?", ["One", "Two"]) { answers.append($0) }
      bench.overlays.ask("Which of three?", ["One", "Two", "Three"]) { answers.append($0 + 10) }
    }
    try app.stage.settle()
    #expect(app.question?.title == "Which of three?")
    for key in [HostKey.tab, .tab, .enter] { press(key) }
    try app.stage.settle()
    #expect(answers == [11] && app.stage.diagnostics == [])
  }
}

@Suite("The line under the phone")
struct PhoneLineTests {
  /// The texts of a line, each of which is shown where the one before has no room.
  private func texts(_ line: PhoneLine) -> [String] {
    var texts = [line.text ?? ""]
    while let next = line.text(fitting: { text in text.count < texts[texts.count - 1].count }), next != texts.last {
      texts.append(next)
    }
    return texts
  }

  @Test("Reasons go first, then all margins but one, then that one, and at last the decision")
  func cancelled() {
    var line = PhoneLine(states: ["Loop"], decision: "Cancelled", reasons: ["49 % < 50 %", "-3 < 9 pt/s"])
    line.margins = ["+5 pt", "+9 pt/s"]
    #expect(
      texts(line) == [
        "Loop · Cancelled: 49 % < 50 %, \u{2212}3 < 9 pt/s. Needed +5 pt or +9 pt/s.",
        "Loop · Cancelled. Needed +5 pt or +9 pt/s.", "Loop · Cancelled. Needed +5 pt.", "Loop · Needed +5 pt",
        "Loop · Cancelled", "Loop",
      ])
    line.second = "B finished"
    #expect(
      texts(line).dropFirst() == ["Loop · A cancelled · B finished", "A cancelled · B finished", "Loop · B finished"])
  }

  @Test("Without margins the first reason stays longest; without anything else the hints are said")
  func others() {
    let line = PhoneLine(decision: "Finished", reasons: ["70 % > 50 %", "0 < 9 pt/s"], hints: ["Long hint", "Hint"])
    #expect(texts(line) == ["Finished: 70 % > 50 %, 0 < 9 pt/s.", "Finished: 70 % > 50 %.", "Finished"])
    #expect(!line.isHint && texts(PhoneLine(hints: ["Long hint", "Hint"])) == ["Long hint", "Hint"])
    var missed = PhoneLine()
    missed.tell(nil, .firstScreen)
    #expect(texts(missed) == [MissedDrag.firstScreen.sentence, "This is the first screen"])
    #expect(PhoneLine().text == nil)
  }
}
