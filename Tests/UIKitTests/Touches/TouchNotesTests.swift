import Testing
import UIKit

@MainActor @Suite("Who got the touch, and by which rule")
struct TouchNotesTests {
  private let world = TouchWorld()
  private let calls = TransitionCalls()

  init() { world.application.calls = calls }

  private func lines(of name: String) -> [String] {
    calls.list.filter { $0.subject?.hasPrefix(name + " on ") == true }
      .map { $0.kind.rawValue + ($0.text.isEmpty ? "" : ": \($0.text)") }
  }

  @Test("A pan that begins takes the touch, and what it prevents names it") func prevented() {
    let view = world.view("V")
    world.watch(UIPanGestureRecognizer(), "pan", on: view)
    world.watch(UIPanGestureRecognizer(), "later", on: view)
    world.down(100, 400)
    world.drag(from: SIMD2(100, 400), to: SIMD2(140, 400), steps: 8)
    world.up(140, 400)
    #expect(lines(of: "pan") == ["sees", "begins", "takes the touch: from LoggedView", "ends"])
    #expect(lines(of: "later") == ["sees", "fails: pan on LoggedView has recognised"])
  }

  @Test("A tap says how far it moved, or that it was too slow", arguments: [true, false]) func taps(_ moves: Bool) {
    world.watch(UITapGestureRecognizer(), "tap", on: world.view("V"))
    world.down(100, 400)
    world.wait(moves ? 0.1 : 0.8)
    world.move(moves ? 112.4 : 100, 397)
    world.up(100, 397)
    let reason =
      moves ? "moved 12.4 pt right and 3 pt up, and a tap stays within 10 pt" : "it was down for more than 0.75 s"
    #expect(lines(of: "tap") == ["sees", "fails: \(reason)"])
  }

  @Test("An edge pan says that it began too far in, or which way it went") func edges() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    world.watch(edge, "edge", on: world.view("V"))
    world.play("d34,400 u34,400 d4,400 m5,412.4 u5,412.4")
    #expect(
      lines(of: "edge") == [
        "sees", "fails: began more than 20 pt from its edge", "sees",
        "fails: its first movement leads along the edge or outwards: moved 1 pt right and 12.4 pt down",
      ])
  }

  @Test("A delegate's answers are noted where they decide", arguments: ["receive", "begin", "allow"])
  func delegates(_ answer: String) {
    let (view, delegate) = (world.view("V"), Referee())
    (delegate.receives, delegate.mayBegin) = (answer != "receive", answer != "begin")
    delegate.together = answer == "allow"
    if answer != "begin" { world.watch(UIPanGestureRecognizer(), "pan", on: view) }
    let other = world.watch(UIPanGestureRecognizer(), "other", on: view)
    other.delegate = delegate
    world.down(100, 400)
    world.drag(from: SIMD2(100, 400), to: SIMD2(140, 400), steps: 4)
    world.up(140, 400)
    switch answer {
    case "receive": #expect(lines(of: "other") == ["refuses: its delegate, Referee, says no to shouldReceive"])
    case "begin":
      #expect(
        lines(of: "other") == [
          "sees", "fails: its delegate, Referee, says no to gestureRecognizerShouldBegin; moved 10 pt right",
        ])
    default:
      #expect(
        lines(of: "other") == [
          "sees", "asked: its delegate, Referee, lets pan on LoggedView recognise too", "begins",
          "takes the touch: from LoggedView", "ends",
        ])
    }
  }

  @Test("A recogniser that waits says for whom and why, and what came of it", arguments: [true, false], [true, false])
  func waits(_ isFixed: Bool, _ firstWins: Bool) {
    let (view, delegate) = (world.view("V"), Referee())
    let press = world.watch(UILongPressGestureRecognizer(), "press", on: view)
    press.allowableMovement = 30
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    delegate.waits = true
    if isFixed { pan.require(toFail: press) } else { pan.delegate = delegate }
    world.down(100, 400)
    world.move(115, 400)
    if firstWins { world.wait(0.6) }
    world.move(150, 400)
    world.up(150, 400)
    let why = isFixed ? "require(toFail:)" : "its delegate, Referee, says so"
    let end =
      firstWins
      ? ["fails: press on LoggedView has recognised"] : ["begins", "takes the touch: from LoggedView", "ends"]
    #expect(lines(of: "pan") == ["sees", "waits: for press on LoggedView: \(why)"] + end)
  }

  @Test("What is disabled is noted, two of one name are told apart, and no one listens without a list") func others() {
    let view = world.view("V")
    for _ in 0..<2 { world.watch(UIPinchGestureRecognizer(), "pinch", on: view).isEnabled = false }
    world.down(100, 400)
    world.up(100, 400)
    #expect(
      calls.list.map { "\($0.subject ?? "") \($0.text)" } == [
        "pinch on LoggedView it is disabled", "pinch on LoggedView (2) it is disabled",
      ])
    world.application.calls = nil
    world.down(100, 400)
    world.up(100, 400)
    #expect(calls.list.count == 2)
  }

  @Test("What is tried counts for the recogniser that it names", arguments: ["", "off", "delegate", "after"])
  func tried(_ change: String) {
    let (view, delegate) = (world.view("V"), Referee())
    delegate.mayBegin = false
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: view)
    pan.delegate = delegate
    world.watch(UIPanGestureRecognizer(), "other", on: view)
    world.watch(UISwipeGestureRecognizer(), "swipe", on: view)
    let changes: [String: WhatIf] = [
      "off": .off("other on LoggedView"), "delegate": .withoutDelegate("pan on LoggedView"),
      "after": .after("other on LoggedView", "swipe on LoggedView"),
    ]
    calls.tried = Set([changes[change]].compactMap(\.self))
    #expect(calls.tried.allSatisfy { WhatIf($0.text) == $0 })
    world.down(100, 400)
    world.drag(from: SIMD2(100, 400), to: SIMD2(160, 400), steps: 4)
    world.up(160, 400)
    let winners = calls.list.filter { [.begins, .recognises].contains($0.kind) }.compactMap(\.subject)
    let expected = ["": "other", "off": "swipe", "delegate": "pan", "after": "swipe"]
    #expect(winners == ["\(expected[change] ?? "") on LoggedView"])
  }

  @Test("A swipe and a press say why they failed") func more() {
    let view = world.view("V")
    world.watch(UISwipeGestureRecognizer(), "swipe", on: view)
    world.watch(UILongPressGestureRecognizer(), "press", on: view)
    world.play("d100,400 w0.1 m100,455 u100,455")
    #expect(lines(of: "swipe") == ["sees", "fails: it leads in none of its directions: moved 55 pt down"])
    #expect(lines(of: "press") == ["sees", "fails: moved 55 pt down, and a press stays within 10 pt"])
  }
}
