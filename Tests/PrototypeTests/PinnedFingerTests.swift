import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("A pinned finger")
struct PinnedFingerTests {
  let scene = PanelScene()

  private var app: PrototypeApp { scene.app }

  private func press(_ key: HostKey) { scene.press(key) }

  private func send(_ event: (CGPoint) -> PointerEvent, _ x: CGFloat, _ y: CGFloat = 400) {
    app.stage.send(event(scene.windowPoint(CGPoint(x: x, y: y))))
    app.stage.advance(by: 1.0 / 60)
  }

  /// Presses at the left and drags to `x`, without letting go.
  private func drag(to x: CGFloat) {
    send({ .down($0) }, 50)
    for step in 1...8 { send({ .move($0) }, 50 + (x - 50) * CGFloat(step) / 8) }
  }

  /// Drags to `x` and leaves the finger there.
  private func pin(at x: CGFloat) {
    drag(to: x)
    press(.character("h"))
    send({ .up($0) }, x)
  }

  /// The progress of the phone's transition; nil if there is none.
  private var progress: CGFloat? { scene.navigation?.transitionCoordinator?.percentComplete }

  @Test("H leaves the finger where it is, and the mouse changes parameters of the half-open transition")
  func pin() throws {
    drag(to: 200)
    let held = try #require(progress)
    press(.character("h"))
    send({ .up($0) }, 200)
    #expect(app.hand.point?.x.rounded() == 200 && progress == held)
    let before = scene.pixel(PanelScene.below, of: scene.picture())
    app.store.set("dimming.covered", to: .number(0.9))
    app.stage.advance(by: 1)
    #expect(abs(try #require(progress) - held) < 1e-9)
    #expect(scene.pixel(PanelScene.below, of: scene.picture()) != before)
  }

  @Test("The tab Touches has the states of a pinned finger's recognisers, and follows its release")
  func account() throws {
    pin(at: 200)
    app.stage.advance(by: 2)
    app.explain.toggleWhy(.touches)
    let page = try #require(app.bench?.panel.page as? TouchesPage)
    func state(_ name: String) -> String? { page.rows.first { $0.row.name.hasPrefix(name) }?.state.text }
    #expect(state("ScreenDrag") == "began" && state("UITap") == "failed")
    let seen = page.rows.map(\.row.name)
    press(.enter)
    #expect(state("ScreenDrag") == "ended" && page.rows.map(\.row.name) == seen)
    try app.stage.settle()
    #expect(state("ScreenDrag") == "ended")
  }

  @Test("Enter releases the finger where it is, and the rule decides", arguments: [(300.0, 2), (120.0, 3)])
  func release(x: Double, depth: Int) throws {
    pin(at: x)
    app.stage.advance(by: 1)
    let decision = depth == 2 ? "would finish" : "would cancel"
    #expect(app.bench?.message == "\(PinnedFinger.help) · \(decision)")
    app.stage.advance(by: 8)
    #expect(app.bench?.message == "\(PinnedFinger.help) · \(decision)")
    press(.enter)
    #expect(app.hand.point == nil && app.bench?.message?.hasPrefix("Pinned") == false)
    try app.stage.settle()
    #expect(scene.depth == depth && progress == nil)
  }

  @Test("Esc cancels the drag, also far from its beginning")
  func cancel() throws {
    pin(at: 330)
    press(.escape)
    try app.stage.settle()
    #expect(app.hand.point == nil && scene.depth == 3)
  }

  @Test("Arrows move the finger by a point, with Shift by ten, and not out of the screen")
  func arrows() throws {
    pin(at: 200)
    let start = try #require(progress)
    let width = app.phone.stage.screenSize.width
    press(.right)
    #expect(abs(try #require(progress) - start - 1 / width) < 1e-9)
    press(.left.with(.shift))
    #expect(abs(try #require(progress) - start + 9 / width) < 1e-9)
    for _ in 1...60 { press(.right.with(.shift)) }
    #expect(app.hand.point?.x == width)
  }

  @Test("With the focus on a row the arrows are the row's")
  func focus() throws {
    pin(at: 200)
    let held = try #require(progress)
    scene.focus("duration")
    press(.right)
    #expect(abs(try #require(progress) - held) < 1e-9 && scene.parameter("duration") != .number(0.3))
  }

  @Test("A press on the ring takes the finger again, without a jump")
  func grab() throws {
    pin(at: 200)
    let held = try #require(progress)
    send({ .down($0) }, 212, 409)
    #expect(app.hand.point == nil && progress == held)
    send({ .move($0) }, 222, 409)
    #expect(abs(try #require(progress) - held - 10 / app.phone.stage.screenSize.width) < 1e-9)
    send({ .up($0) }, 222, 409)
    try app.stage.settle()
    #expect(scene.depth == 3 && progress == nil)
  }

  @Test("A press beside the ring, a wheel and a lost focus change nothing")
  func beside() throws {
    pin(at: 200)
    let held = try #require(progress)
    send({ .down($0) }, 340, 700)
    send({ .move($0) }, 100, 700)
    app.stage.send(.cancel)
    send({ .down($0) }, 340, 700)
    send({ .up($0) }, 340, 700)
    #expect(progress == held && app.hand.point != nil)
    press(.enter)
    try app.stage.settle()
    #expect(scene.depth == 3)
    // The mouse works as before.
    drag(to: 330)
    send({ .up($0) }, 330)
    try app.stage.settle()
    #expect(scene.depth == 2)
  }

  /// Sends an event of a second finger.
  private func second(_ event: (CGPoint) -> PointerEvent, _ x: CGFloat) {
    app.stage.send(event(scene.windowPoint(CGPoint(x: x, y: 600))), pointer: 7, at: app.stage.now)
    app.stage.advance(by: 1.0 / 60)
  }

  private var touches: Int { app.phone.stage.application.touchCount }

  @Test("A lost focus takes away the fingers beside the pinned one, which stays") func lostFocus() throws {
    drag(to: 200)
    second({ .down($0) }, 300)
    press(.character("h"))
    let held = try #require(progress)
    #expect(touches == 2)
    app.stage.send(.cancel)
    app.stage.advance(by: 1.0 / 60)
    #expect(touches == 1 && app.hand.point != nil && progress == held)
    press(.enter)
    try app.stage.settle()
    #expect(touches == 0 && progress == nil)
  }

  @Test("Letting go of the pinned finger leaves another one on the screen, until that is lifted")
  func otherFinger() throws {
    drag(to: 200)
    second({ .down($0) }, 300)
    press(.character("h"))
    press(.enter)
    #expect(touches == 1)
    second({ .up($0) }, 300)
    #expect(touches == 0)
  }

  @Test("The right button pins too, and again gives the finger back to the mouse that still holds its button")
  func rightButton() throws {
    app.rightButtonPressed()
    #expect(app.hand.point == nil)
    drag(to: 200)
    app.rightButtonPressed()
    send({ .move($0) }, 260)
    let held = try #require(progress)
    #expect(app.hand.point?.x.rounded() == 200)
    app.rightButtonPressed()
    send({ .move($0) }, 270)
    #expect(app.hand.point == nil)
    #expect(abs(try #require(progress) - held - 10 / app.phone.stage.screenSize.width) < 1e-9)
    send({ .up($0) }, 270)
    try app.stage.settle()
    #expect(progress == nil)
  }

  @Test("Another transition, or the demo's start, ends the pinned drag", arguments: [false, true])
  func otherScreens(restarts: Bool) throws {
    pin(at: 200)
    if restarts { press(.function(5)) } else { app.store.show(.sink) }
    #expect(app.hand.point == nil)
    try app.stage.settle()
    #expect(scene.depth == 3)
    press(.space)
    try app.stage.settle()
    #expect(scene.depth == 4)
  }

  @Test("Before a drag, H or the strip's button lets the next finger stay when the mouse lets go", arguments: [0, 1])
  func armed(by control: Int) throws {
    let pin = try #require(app.bench?.strip?.pin)
    if control == 0 { press(.character("h")) } else { scene.click(pin) }
    #expect(pin.isOn && app.bench?.message == PinnedFinger.armedHelp)
    // A click is no drag: it does what it always does.
    send({ .down($0) }, 50)
    send({ .up($0) }, 50)
    try app.stage.settle()
    #expect(scene.depth == 4 && app.hand.point == nil && pin.isOn)
    drag(to: 280)
    send({ .up($0) }, 290)
    app.stage.advance(by: 2)
    #expect(app.hand.point?.x.rounded() == 290 && pin.isOn && progress ?? 0 > 0.4)
    // The next press of the button lets go, and the drag after that is an ordinary one.
    scene.click(pin)
    try app.stage.settle()
    #expect(app.hand.point == nil && !pin.isOn && scene.depth == 3)
    drag(to: 300)
    send({ .up($0) }, 300)
    try app.stage.settle()
    #expect(app.hand.point == nil && scene.depth == 2)
  }

  @Test("Esc takes an armed pin back, and nothing else")
  func disarmed() throws {
    press(.character("h"))
    press(.escape)
    try app.stage.settle()
    #expect(!app.hand.isArmed && app.bench?.message == nil && scene.depth == 3)
    drag(to: 120)
    send({ .up($0) }, 120)
    #expect(app.hand.point == nil)
  }

  @Test("Where the line under the phone has no room, a pinned finger is said over the phone as long as it is there")
  func saidOverPhone() throws {
    let scene = PanelScene(size: CGSize(width: 500, height: 700))
    let bench = try #require(scene.app.bench)
    scene.drag(to: 0.4)
    #expect(scene.app.keyDown(.character("h"), isRepeat: false))
    scene.app.stage.advance(by: 1)
    #expect(bench.toast.sentence == nil && bench.hint.line.text?.hasPrefix("Pinned") == true)
    bench.isDrawerOpen = true
    scene.app.stage.advance(by: 9)
    #expect(bench.hint.isHidden && bench.toast.sentence == "\(PinnedFinger.help) · would cancel")
    scene.app.store.told("Something else")
    #expect(bench.toast.sentence == "Something else")
    scene.app.stage.advance(by: 9)
    #expect(bench.toast.sentence?.hasPrefix("Pinned") == true)
    #expect(scene.app.keyDown(.escape, isRepeat: false))
    scene.app.stage.advance(by: 1)
    #expect(bench.toast.sentence == nil)
  }
}
